import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, EmptyPanel, TablePagination, Typography } from '@touchline/ui';
import { pageOf, type StatisticsRow } from '../model/statistics-rows.js';
import { ROWS_PER_PAGE, type StatisticsView } from '../model/statistics-view.js';
import { STATUS_RANGES } from '../model/status-ranges.js';
import { AthleteTable } from './athlete-table.js';
import { DotLegend } from './week-dots.js';

interface StatisticsTableProps {
  rows: readonly StatisticsRow[];
  today: CalendarDate;
  /** The id of the athlete who is selected; null: nobody. */
  selected: number | null;
  view: StatisticsView;
  onView: (change: Partial<StatisticsView>) => void;
}

/** One page of what the filters left, the way to the others, and what the signs mean. */
export function StatisticsTable({ rows, today, selected, view, onView }: StatisticsTableProps) {
  if (rows.length === 0) return <EmptyPanel text="No athletes found" minHeight={160} />;
  const { items, page } = pageOf(rows, view.page, view.rows);
  return (
    <>
      <AthleteTable rows={items} today={today} selected={selected} onSelect={(athleteId) => onView({ athleteId })} />
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        rowsPerPage={view.rows}
        rowsPerPageOptions={[...ROWS_PER_PAGE]}
        onPageChange={(_, next) => onView({ page: next })}
        onRowsPerPageChange={({ target }) => onView({ rows: Number(target.value) })}
        slotProps={{ displayedRows: { 'aria-live': 'polite' } }}
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0 },
          '& .MuiIconButton-root': { width: 44, height: 44 },
          // Named twice to outdo the select's own height.
          '& .MuiTablePagination-select.MuiTablePagination-select.MuiTablePagination-select': {
            minHeight: 44,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-end',
          },
        }}
      />
      <Box sx={{ mt: 1, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <DotLegend />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Last 7 Days: Monday to Sunday of this week. Attendance Rate: attended of all recorded; excused counts as not
          attended. Status: {STATUS_RANGES}.
        </Typography>
      </Box>
    </>
  );
}
