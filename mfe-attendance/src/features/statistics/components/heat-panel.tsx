import type { ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Paper, QueryPanel } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { statisticsTexts } from '../../../shared/texts/statistics-texts.js';
import { attendanceDaysQuery } from '../api/get-attendance-days.js';
import type { AttendanceScope } from '../model/attendance-scope.js';
import { cellReader } from '../model/heat-cells.js';
import { weeksOfWindow } from '../model/heat-window.js';
import { periodText } from '../model/date-texts.js';
import type { StatisticsView } from '../model/statistics-view.js';
import { HeatHeader } from './heat-header.js';
import { HeatLegend } from './heat-legend.js';
import { HeatTable } from './heat-table.js';

/** Pixels; the loading panel takes the height the table will have. */
const [WEEK_HEIGHT, HEAD_HEIGHT] = [55, 30];

interface HeatPanelProps {
  scope: AttendanceScope;
  scopeName: string;
  athlete: Athlete | null;
  /** Shown instead of the days until it is known whether the address selects an athlete; null once it is known. */
  pending: ReactNode | null;
  view: StatisticsView;
  today: CalendarDate;
  onView: (change: Partial<StatisticsView>) => void;
  /** Between the heatmap and its legend. */
  note?: ReactNode;
  /** Buttons below the heatmap. */
  tools: ReactNode;
}

/** A heatmap of the days of a week or month: of all athletes, of one team, or of one athlete. */
export function HeatPanel({ scope, scopeName, athlete, pending, view, today, onView, note, tools }: HeatPanelProps) {
  const days = useQuery({
    ...attendanceDaysQuery(useApi(), scope),
    enabled: pending === null,
    placeholderData: keepPreviousData,
  });
  // The previous period's days only keep the table's height; they must not appear under these dates.
  const busy = days.isPlaceholderData;
  return (
    <Paper component="section" aria-label="Attendance by day" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <HeatHeader scopeName={scopeName} view={view} today={today} onView={onView} />
      {pending === null ? (
        <QueryPanel
          query={days}
          loadingText={statisticsTexts.loadingAttendance}
          errorText={(error) => sentenceOf(error, statisticsTexts.attendanceFailed)}
          minHeight={HEAD_HEIGHT + weeksOfWindow(scope).length * WEEK_HEIGHT}
        >
          {(data) => (
            <HeatTable
              label={statisticsTexts.heatmapName(scopeName, periodText(scope.start, scope.end))}
              window={scope}
              today={today}
              busy={busy}
              cellOf={cellReader(busy ? null : data, today, athlete !== null)}
            />
          )}
        </QueryPanel>
      ) : (
        pending
      )}
      {note}
      <HeatLegend statuses={athlete && (busy ? [] : (days.data ?? [])).map(({ status }) => status)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{tools}</Box>
    </Paper>
  );
}
