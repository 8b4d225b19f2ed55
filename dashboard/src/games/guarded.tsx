import { Component, type ComponentType } from "preact";
import type { PublicState } from "../contract/wire";
import { Button } from "../kit/Button";
import { lazily } from "../shell/lazily";
import { t } from "../shell/texts";
import type { GameModule } from "./page";

const other = (page: "SeatPage" | "PublicPage") =>
  guarded(
    lazily(() => import("../default_page").then((module) => module.default[page])),
    null,
  );
const OtherSeatPage = other("SeatPage");
const OtherPublicPage = other("PublicPage");
const OtherHostPage = guarded(
  lazily(() => import("../default_page").then((module) => module.default.HostPage)),
  null,
);

/** The same pages; where one of them fails, the default page takes its place. */
export const guardedPages = (pages: GameModule): GameModule => ({
  ...pages,
  SeatPage: guarded(pages.SeatPage, OtherSeatPage),
  PublicPage: guarded(pages.PublicPage, OtherPublicPage),
  HostPage: guarded(pages.HostPage, OtherHostPage),
});

/**
 * An error boundary: a page that failed is replaced until the table moves on, then tried again.
 * It says so where somebody can tap on "load again".
 */
export function guarded<P extends { state: PublicState }>(
  Page: ComponentType<P>,
  Other: ComponentType<P> | null,
  saysSo = true,
): ComponentType<P> {
  return class Guarded extends Component<P, { failedAt: number | null }> {
    override state = { failedAt: null };

    override componentDidCatch(error: unknown) {
      console.error(error);
      this.setState({ failedAt: this.props.state.number });
    }

    override render() {
      if (this.state.failedAt !== this.props.state.number) return <Page {...this.props} />;
      return (
        Other && (
          <>
            {saysSo && <Failed />}
            <Other {...this.props} />
          </>
        )
      );
    }
  };
}

function Failed() {
  return (
    <div class="panel" role="alert" data-testid="page-failed">
      <p>{t("ui-page-failed")}</p>
      <Button onClick={() => location.reload()}>{t("ui-load-again")}</Button>
    </div>
  );
}
