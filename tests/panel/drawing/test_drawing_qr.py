"""The code on the screens is read by a real decoder, from photos that are not perfect."""

from __future__ import annotations

import pytest
import zxingcpp
from PIL import Image, ImageFilter

from firmware_host.panel.displays.idle import welcome
from firmware_host.panel.displays.kit import kit_of
from firmware_host.panel.drawing.qr import qr_image, qr_svg

ADDRESSES = (
    "10.0.0.7:8080",
    "192.168.178.123:8080",
    "totem-ab12.local:8080",
    "a-rather-long-name-of-a-box.local:8080",
)


def photo(address: str, scale: int, blur: float, angle: float) -> Image.Image:
    """Return the whole screen of the box as a camera sees it: dark around, blurred, askew."""
    code = qr_image(f"http://{address}/")
    assert code is not None
    frame = welcome(kit_of("arriba", "en"), code, "totem-ab12", address, "Phones:")
    screen = Image.frombytes("1", (frame.width, frame.height), frame.bits).convert("L")
    large = screen.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST)
    seen = Image.new("L", (large.width + 120, large.height + 120), 12)
    seen.paste(large, (60, 60))
    return seen.rotate(angle, Image.Resampling.BICUBIC, fillcolor=12).filter(
        ImageFilter.GaussianBlur(blur)
    )


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(("scale", "blur", "angle"), [(3, 0.5, 0), (4, 1.2, 4), (6, 2.0, -9)])
def test_a_camera_reads_the_address_off_the_screen(
    address: str, scale: int, blur: float, angle: float
) -> None:
    read = zxingcpp.read_barcodes(photo(address, scale, blur, angle))
    assert [each.text.lower() for each in read] == [f"http://{address}/"]


def test_the_path_of_an_address_keeps_its_case() -> None:
    code = qr_image("http://10.0.0.7:8080/Join/aB", module_px=4)
    assert code is not None
    framed = Image.new("L", (code.width + 40, code.height + 40), 255)
    framed.paste(0, (20, 20), code)
    (read,) = zxingcpp.read_barcodes(framed)
    assert read.text == "HTTP://10.0.0.7:8080/Join/aB"


def test_an_address_that_fits_no_screen_has_no_code() -> None:
    assert qr_image("http://" + "x" * 200 + "/") is None
    assert qr_svg("http://" + "x" * 200 + "/").startswith(b"<svg")


def test_the_code_of_an_ip_address_is_two_pixels_a_module_of_version_2() -> None:
    code = qr_image("http://192.168.178.123:8080/")
    assert code is not None
    assert code.size == (50, 50)
