import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, EmptyPanel, TablePagination, Typography } from '@touchline/ui';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';
import { tablePage, STATUS_RANGES, type StatisticsRow } from '../model/statistics-rows.js';
import { ROWS_PER_PAGE_OPTIONS, type StatisticsView } from '../model/statistics-view.js';
import { AthleteTable } from './athlete-table.js';
import { DotLegend } from './week-dots.js';

interface StatisticsTableProps {
  rows: readonly StatisticsRow[];
  today: CalendarDate;
  /** The selected athlete's id; null for none. */
  selected: number | null;
  view: StatisticsView;
  onView: (change: Partial<StatisticsView>) => void;
}

/** One page of the filtered athletes, with pagination and legend. */
export function StatisticsTable({ rows, today, selected, view, onView }: StatisticsTableProps) {
  if (rows.length === 0) return <EmptyPanel text={statisticsTexts.noAthletes} minHeight={160} />;
  const { items, page } = tablePage(rows, view.page, view.rows);
  return (
    <>
      <AthleteTable rows={items} today={today} selected={selected} onSelect={(athleteId) => onView({ athleteId })} />
      <TablePagination
        component="div"
        count={rows.length}
        page={page}
        rowsPerPage={view.rows}
        rowsPerPageOptions={[...ROWS_PER_PAGE_OPTIONS]}
        onPageChange={(_, next) => onView({ page: next })}
        onRowsPerPageChange={({ target }) => onView({ rows: Number(target.value) })}
        slotProps={{ displayedRows: { 'aria-live': 'polite' } }}
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0 },
          '& .MuiIconButton-root': { width: 44, height: 44 },
          // Repeated to win over the specificity of the select's own height.
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
          {statisticsTexts.tableNote(STATUS_RANGES)}
        </Typography>
      </Box>
    </>
  );
}
