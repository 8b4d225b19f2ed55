#!/usr/bin/env python3
"""Draw the icons of the app from public/icon.svg: run it by hand after a change of the drawing."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
GROUND = "#1c1410"
# Of a maskable icon only the inner circle of 80 % is sure to be seen.
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.84)}


def main() -> None:
    """Render each icon with Chromium."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if share < 1 else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
                f" background: {ground} }} svg {{ width: {share:.0%}; height: {share:.0%} }}"
                f"</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
