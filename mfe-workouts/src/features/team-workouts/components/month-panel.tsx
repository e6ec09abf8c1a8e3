import { memo, useId } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Month } from '@touchline/contracts/month';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Card, CardContent, MonthGrid, MonthHeader, RetryAlert, Typography, useTheme } from '@touchline/ui';

interface MonthPanelProps {
  month: Month;
  day: CalendarDate;
  today: CalendarDate;
  /** undefined while they are not there: then the days are not yet known to be free. */
  workouts: readonly ScheduledWorkout[] | undefined;
  failed: boolean;
  onAgain: () => void;
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
  onOpen: () => void;
  onToday: () => void;
}

/** The month: days with workouts are highlighted, and say how many. Memoised: typing into the roster's search must not draw 42 days anew. */
export const MonthPanel = memo(function MonthPanel({
  month,
  day,
  today,
  workouts,
  failed,
  onAgain,
  onMonth,
  onDay,
  onOpen,
  onToday,
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
      text: `${count} ${count === 1 ? 'workout' : 'workouts'}`,
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
          onSelect={onDay}
          onOpen={onOpen}
        />
        {workouts === undefined && (
          <Box sx={{ mt: 1 }}>
            {failed ? (
              <RetryAlert severity="error" onRetry={onAgain}>
                Failed to load workouts
              </RetryAlert>
            ) : (
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary', textAlign: 'center' }}>
                Loading workouts...
              </Typography>
            )}
          </Box>
        )}
      </CardContent>
    </Card>
  );
});
