import { useState } from 'react';
import { Box, Button, Table, TableBody } from '@touchline/ui';
import type { TrendRow } from '../model/trend-rows.js';
import type { TrendSort } from '../model/trends-view.js';
import { SortChoice } from './sort-choice.js';
import { TrendsHead } from './trends-head.js';
import { tableBox, tableLook } from './trends-look.js';
import { TrendsRow } from './trends-row.js';

/** Rows drawn at once; a coach of forty teams need not wait for two thousand. */
const STEP = 200;

interface TrendsTableProps {
  rows: readonly TrendRow[];
  chosenId: number | null;
  sort: TrendSort;
  onChoose: (athleteId: number) => void;
  onSort: (sort: TrendSort) => void;
}

/** Everybody whom the filters left, one of whom can be picked. */
export function TrendsTable({ rows, chosenId, sort, onChoose, onSort }: TrendsTableProps) {
  const [most, setMost] = useState(STEP);
  return (
    <Box sx={tableBox}>
      <Box className="cards-only" sx={{ maxWidth: 400, mb: 1 }}><SortChoice sort={sort} onSort={onSort} /></Box>
      <Table role="table" size="small" aria-label="Athlete trends" sx={tableLook}>
        <TrendsHead sort={sort} onSort={onSort} />
        <TableBody role="rowgroup">
          {rows.slice(0, most).map((row) => <TrendsRow key={row.trends.id} row={row} chosen={row.trends.id === chosenId} onChoose={onChoose} />)}
        </TableBody>
      </Table>
      {rows.length > most && <Button onClick={() => setMost(most + STEP)} sx={{ minHeight: 44, my: 1 }}>{`Show ${Math.min(STEP, rows.length - most)} more`}</Button>}
    </Box>
  );
}
