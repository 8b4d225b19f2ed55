/** A quiet placeholder while something is fetched. */
export function Waiting() {
  return (
    <div class="waiting" role="status" aria-busy="true">
      <span class="waiting-dot" />
      <span class="waiting-dot" />
      <span class="waiting-dot" />
    </div>
  );
}
