import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Button } from '@touchline/ui';

/** Rendering two thousand rows at once would block the page. */
const ROWS_PER_STEP = 200;

interface ShowMoreTableProps<Row> {
  rows: readonly Row[];
  /** Renders the table of the shown rows, each as one row of its body. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** A long table with a button for more rows, which moves the focus to the first new row. */
export function ShowMoreTable<Row>({ rows, children }: ShowMoreTableProps<Row>) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (limit === ROWS_PER_STEP) return;
    const firstNewRow = box.current?.querySelectorAll('tbody tr')[limit - ROWS_PER_STEP];
    firstNewRow?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [limit]);
  return (
    <Box ref={box}>
      {children(rows.slice(0, limit))}
      {rows.length > limit && (
        <Button
          onClick={() => setLimit(limit + ROWS_PER_STEP)}
          sx={{ minHeight: 44, my: 1 }}
        >{`Show ${Math.min(ROWS_PER_STEP, rows.length - limit)} more`}</Button>
      )}
    </Box>
  );
}
