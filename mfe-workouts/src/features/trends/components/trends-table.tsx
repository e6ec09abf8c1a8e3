import { Box, Table, TableBody } from '@touchline/ui';
import { TableInSteps } from '../../../shared/tables/table-in-steps.js';
import type { TrendRow } from '../model/trend-rows.js';
import type { TrendSort } from '../model/trends-view.js';
import { SortChoice } from './sort-choice.js';
import { TrendsHead } from './trends-head.js';
import { tableBox, tableLook } from './trends-look.js';
import { TrendsRow } from './trends-row.js';

interface TrendsTableProps {
  rows: readonly TrendRow[];
  chosenId: number | null;
  sort: TrendSort;
  onChoose: (athleteId: number) => void;
  onSort: (sort: TrendSort) => void;
}

/** Everybody whom the filters left, one of whom can be picked. */
export function TrendsTable({ rows, chosenId, sort, onChoose, onSort }: TrendsTableProps) {
  return (
    <Box sx={tableBox}>
      <Box className="cards-only" sx={{ maxWidth: 400, mb: 1 }}>
        <SortChoice sort={sort} onSort={onSort} />
      </Box>
      <TableInSteps rows={rows}>
        {(drawn) => (
          <Table role="table" size="small" aria-label="Athlete trends" sx={tableLook}>
            <TrendsHead sort={sort} onSort={onSort} />
            <TableBody role="rowgroup">
              {drawn.map((row) => (
                <TrendsRow key={row.trends.id} row={row} chosen={row.trends.id === chosenId} onChoose={onChoose} />
              ))}
            </TableBody>
          </Table>
        )}
      </TableInSteps>
    </Box>
  );
}
