import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Button } from '@touchline/ui';

/** Rows drawn at once; a coach of forty teams need not wait for two thousand. */
const STEP = 200;

interface TableInStepsProps<Row> {
  rows: readonly Row[];
  /** The table of those that are drawn, each a row of its body. */
  children: (drawn: readonly Row[]) => ReactNode;
}

/** A long table and, where not all of it is drawn, the button for more. Whoever presses it goes on at the first row that came. */
export function TableInSteps<Row>({ rows, children }: TableInStepsProps<Row>) {
  const [most, setMost] = useState(STEP);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (most > STEP)
      box.current
        ?.querySelectorAll('tbody tr')
        [most - STEP]?.querySelector<HTMLElement>('button, input')
        ?.focus({ preventScroll: true });
  }, [most]);
  return (
    <Box ref={box}>
      {children(rows.slice(0, most))}
      {rows.length > most && (
        <Button
          onClick={() => setMost(most + STEP)}
          sx={{ minHeight: 44, my: 1 }}
        >{`Show ${Math.min(STEP, rows.length - most)} more`}</Button>
      )}
    </Box>
  );
}
