import type { ReactNode } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Paper, QueryPanel } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { attendanceDaysQuery } from '../api/get-attendance-days.js';
import type { AttendanceChoice } from '../model/attendance-choice.js';
import { cellReader } from '../model/heat-cells.js';
import { weeksOfWindow } from '../model/heat-window.js';
import { periodText } from '../model/period-text.js';
import type { StatisticsView } from '../model/statistics-view.js';
import { HeatHeader } from './heat-header.js';
import { HeatLegend } from './heat-legend.js';
import { HeatTable } from './heat-table.js';

/** Of a line of days and of the line of weekdays, pixels: what is on its way takes the room that it will have. */
const [LINE_HEIGHT, HEAD_HEIGHT] = [55, 30];

interface HeatPanelProps {
  choice: AttendanceChoice;
  whose: string;
  athlete: Athlete | null;
  /** False while it is not known yet whether the address selects somebody: nobody else's days are asked for meanwhile. */
  known: boolean;
  /** Stands in for the days while it is not known. */
  unknown: ReactNode;
  view: StatisticsView;
  today: CalendarDate;
  onView: (change: Partial<StatisticsView>) => void;
  /** What can be done with the period. */
  tools: ReactNode;
}

/** How good the days of a week or a month were: everybody's, one team's, or one athlete's. */
export function HeatPanel({ choice, whose, athlete, known, unknown, view, today, onView, tools }: HeatPanelProps) {
  const days = useQuery({
    ...attendanceDaysQuery(useApi(), choice),
    enabled: known,
    placeholderData: keepPreviousData,
  });
  // The days before these are of other dates, or of somebody else: they keep the table's place, and say nothing in it.
  const busy = days.isPlaceholderData;
  return (
    <Paper component="section" aria-label="Attendance by day" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <HeatHeader whose={whose} view={view} today={today} onView={onView} />
      {known ? (
        <QueryPanel
          query={days}
          loadingText="Loading attendance..."
          errorText={(error) => sentenceOf(error, 'Failed to load attendance')}
          minHeight={HEAD_HEIGHT + weeksOfWindow(choice).length * LINE_HEIGHT}
        >
          {(data) => (
            <HeatTable
              label={`Attendance by day, ${whose}, ${periodText(choice.start, choice.end)}`}
              window={choice}
              today={today}
              busy={busy}
              cellOf={cellReader(busy ? null : data, today, athlete !== null)}
            />
          )}
        </QueryPanel>
      ) : (
        unknown
      )}
      <HeatLegend ofAthlete={athlete !== null} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{tools}</Box>
    </Paper>
  );
}
