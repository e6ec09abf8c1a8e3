import { memo, useId } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Month } from '@touchline/contracts/month';
import type { ScheduledDate } from '@touchline/contracts/workouts.schema';
import { Box, Card, CardContent, MonthGrid, MonthHeader, RetryAlert, Typography, useTheme } from '@touchline/ui';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';

export interface MonthNavigation {
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
  /** The pointer is on a day, which may be chosen next. */
  onPointed: (day: CalendarDate) => void;
  /** A day was opened by keyboard. */
  onOpen: () => void;
  onToday: () => void;
}

interface MonthPanelProps {
  month: Month;
  day: CalendarDate;
  today: CalendarDate;
  /** undefined until they are loaded: no day counts as free before. */
  workouts: readonly ScheduledDate[] | undefined;
  failed: boolean;
  onRetry: () => void;
  navigation: MonthNavigation;
}

/**
 * The month; days with workouts are highlighted and show their number. Memoised: typing into the roster's search must
 * not render 42 days again.
 */
export const MonthPanel = memo(function MonthPanel({
  month,
  day,
  today,
  workouts,
  failed,
  onRetry,
  navigation: { onMonth, onDay, onPointed, onOpen, onToday },
}: MonthPanelProps) {
  const id = useId();
  const { calendar } = useTheme();
  const counts = new Map<CalendarDate, number>();
  for (const { scheduled_date: date } of workouts ?? []) counts.set(date, (counts.get(date) ?? 0) + 1);
  const dayOf = (date: CalendarDate) => {
    const count = counts.get(date) ?? 0;
    if (count === 0) return {};
    return {
      background: calendar.day.scheduled,
      text: teamWorkoutsTexts.workoutCount(count),
      content: <Box sx={{ fontSize: '0.75rem', lineHeight: 1.2 }}>{count > 1 ? `${count}×` : '•'}</Box>,
    };
  };
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 1, sm: 2 }, '&:last-child': { pb: 2 } }}>
        <MonthHeader id={id} month={month} onMonth={onMonth} onToday={onToday} />
        <MonthGrid
          month={month}
          today={today}
          selected={day}
          labelledBy={id}
          weekdayInitials
          dayOf={dayOf}
          onPointed={onPointed}
          onSelect={onDay}
          onOpen={onOpen}
        />
        {workouts === undefined && (
          <Box sx={{ mt: 1 }}>
            {failed ? (
              <RetryAlert severity="error" onRetry={onRetry}>
                {teamWorkoutsTexts.loadFailed}
              </RetryAlert>
            ) : (
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary', textAlign: 'center' }}>
                {teamWorkoutsTexts.loading}
              </Typography>
            )}
          </Box>
        )}
      </CardContent>
    </Card>
  );
});
