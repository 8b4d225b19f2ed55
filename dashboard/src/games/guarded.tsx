import { Component, type ComponentType } from "preact";
import type { PublicState } from "../contract/wire";
import { Button } from "../kit/Button";
import { lazily } from "../shell/lazily";
import { t } from "../shell/texts";
import type { GameModule } from "./page";

/** Hears of the error of a page. */
export type Report = (error: unknown) => void;

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
export const guardedPages = (pages: GameModule, report: Report): GameModule => ({
  ...pages,
  SeatPage: guarded(pages.SeatPage, OtherSeatPage, { report }),
  PublicPage: guarded(pages.PublicPage, OtherPublicPage, { report }),
  HostPage: guarded(pages.HostPage, OtherHostPage, { report }),
});

interface Manner {
  /** Whether the page is there for somebody who can tap on "load again". */
  saysSo?: boolean;
  report?: Report;
}

/**
 * An error boundary: a page that failed is replaced until the box sends a state again, then tried
 * anew. So a box that was restarted hears of the page's fault again.
 */
export function guarded<P extends { state: PublicState }>(
  Page: ComponentType<P>,
  Other: ComponentType<P> | null,
  { saysSo = true, report }: Manner = {},
): ComponentType<P> {
  return class Guarded extends Component<P, { failedAt: PublicState | null }> {
    override state = { failedAt: null };

    override componentDidCatch(error: unknown) {
      console.error(error);
      this.setState({ failedAt: this.props.state });
      report?.(error);
    }

    override render() {
      if (this.state.failedAt !== this.props.state) return <Page {...this.props} />;
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
