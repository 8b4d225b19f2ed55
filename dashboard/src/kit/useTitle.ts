import { useEffect } from "preact/hooks";

/** Names the browser's tab, and gives it its old name back. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
