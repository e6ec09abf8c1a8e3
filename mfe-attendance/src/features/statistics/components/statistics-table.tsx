import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Typography } from '@touchline/ui';
import { StepPanel } from '@touchline/ui/pickers';
import { useShownStatuses } from '../../../shared/shown-statuses.js';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';
import { teamIdOf } from '../model/attendance-scope.js';
import { STATUS_RANGES, type StatisticsRow } from '../model/statistics-rows.js';
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

/** The filtered athletes in pages, with a legend. */
export function StatisticsTable({ rows, today, selected, view, onView }: StatisticsTableProps) {
  const shown = useShownStatuses(rows.flatMap(({ summary }) => summary.last7));
  if (rows.length === 0)
    return <StepPanel text={statisticsTexts.noAthletes} step="roster" teamId={teamIdOf(view.team)} minHeight={160} />;
  return (
    <>
      <AthleteTable
        rows={rows}
        today={today}
        selected={selected}
        onSelect={(athleteId) => onView({ athleteId })}
        paging={{
          page: view.page,
          size: view.rows,
          sizes: ROWS_PER_PAGE_OPTIONS,
          onPage: (page) => onView({ page }),
          onSize: (size) => onView({ rows: size }),
        }}
      />
      <Box sx={{ mt: 1, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <DotLegend shown={shown} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {statisticsTexts.tableNote(STATUS_RANGES, shown)}
        </Typography>
      </Box>
    </>
  );
}
