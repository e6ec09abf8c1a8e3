import { useEffect, useRef, useState, type RefObject } from 'react';
import Button from '@mui/material/Button';

/** Rendering two thousand rows at once would block the page. */
const ROWS_PER_STEP = 200;

interface MoreRows {
  limit: number;
  /** Rows beyond the limit. */
  hidden: number;
  showMore: () => void;
  /** The element around the table. */
  box: RefObject<HTMLDivElement | null>;
}

/** How many rows of a long table are shown. With more of them the focus moves to the first new one. */
export function useShowMore(count: number): MoreRows {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (limit === ROWS_PER_STEP) return;
    const firstNewRow = box.current?.querySelectorAll('tbody tr')[limit - ROWS_PER_STEP];
    firstNewRow?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [limit]);
  return { limit, hidden: Math.max(0, count - limit), showMore: () => setLimit(limit + ROWS_PER_STEP), box };
}

/** The button for more rows. */
export function ShowMore({ hidden, onMore }: { hidden: number; onMore: () => void }) {
  if (hidden === 0) return null;
  return (
    <Button onClick={onMore} sx={{ minHeight: 44, my: 1 }}>{`Show ${Math.min(ROWS_PER_STEP, hidden)} more`}</Button>
  );
}
