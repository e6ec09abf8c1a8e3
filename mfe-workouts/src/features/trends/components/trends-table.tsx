import { Box, Table, TableBody } from '@touchline/ui';
import { ShowMoreTable } from '../../../shared/tables/show-more-table.js';
import type { TrendRow } from '../model/trend-rows.js';
import type { TrendSort } from '../model/trends-view.js';
import { TrendsHead } from './trends-head.js';
import { tableBoxStyle, tableStyle } from './trends-styles.js';
import { TrendsRow } from './trends-row.js';

interface TrendsTableProps {
  rows: readonly TrendRow[];
  chosenId: number | null;
  sort: TrendSort;
  onChoose: (athleteId: number) => void;
  onSort: (sort: TrendSort) => void;
}

/** The athletes that pass the filters, one of whom can be chosen. */
export function TrendsTable({ rows, chosenId, sort, onChoose, onSort }: TrendsTableProps) {
  return (
    <Box sx={tableBoxStyle}>
      <ShowMoreTable rows={rows}>
        {(shown) => (
          <Table role="table" size="small" aria-label="Athlete trends" sx={tableStyle}>
            <TrendsHead sort={sort} onSort={onSort} />
            <TableBody role="rowgroup">
              {shown.map((row) => (
                <TrendsRow key={row.trends.id} row={row} chosen={row.trends.id === chosenId} onChoose={onChoose} />
              ))}
            </TableBody>
          </Table>
        )}
      </ShowMoreTable>
    </Box>
  );
}
