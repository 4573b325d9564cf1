import { useState, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { useFocusHeir } from "./focus.ts";

interface MoreButtonProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
  children: ReactNode;
}

/** Asks for more of a list. Where that was the last of it, it says so to whoever has asked, and keeps their place. */
export function MoreButton({ hasMore, isBusy, onMore, children }: MoreButtonProps) {
  const [hasAsked, setHasAsked] = useState(false);
  const end = useFocusHeir<HTMLParagraphElement>(hasMore);
  if (!hasMore) {
    return hasAsked ? (
      <p ref={end} tabIndex={-1} className="soft">
        That is all.
      </p>
    ) : null;
  }
  return (
    <p>
      <Button
        isBusy={isBusy}
        onClick={() => {
          setHasAsked(true);
          onMore();
        }}
      >
        {children}
      </Button>
    </p>
  );
}

/** The same for a list that is read page by page. */
export const nextPageOf = (list: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}): Omit<MoreButtonProps, "children"> => ({
  hasMore: list.hasNextPage,
  isBusy: list.isFetchingNextPage,
  onMore: () => void list.fetchNextPage(),
});
