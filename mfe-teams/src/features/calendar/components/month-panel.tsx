import { memo, useId, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { Month } from '@touchline/contracts/month';
import { Card, CardContent, MonthGrid, MonthHeader, useTheme } from '@touchline/ui';
import { dayLook, dayText } from '../model/day-look.js';
import { byDay } from '../model/day-events.js';
import { DayDots } from './day-dots.js';
import { Legend } from './legend.js';

interface MonthPanelProps {
  month: Month;
  day: CalendarDate;
  today: CalendarDate;
  events: readonly CalendarEvent[];
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
  onOpen: (day: CalendarDate) => void;
}

/** The month, how its days look, and what that means. Memoised: typing into the form must not draw 42 days anew. */
export const MonthPanel = memo(function MonthPanel({
  month,
  day,
  today,
  events,
  onMonth,
  onDay,
  onOpen,
}: MonthPanelProps) {
  const id = useId();
  const { calendar } = useTheme();
  const days = useMemo(() => byDay(events), [events]);
  const dayOf = (date: CalendarDate) => {
    const ofDay = days.get(date) ?? [];
    const look = dayLook(ofDay);
    return {
      background: look.background === null ? undefined : calendar.day[look.background],
      text: dayText(ofDay),
      content: <DayDots dots={look.dots} />,
    };
  };
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 1, sm: 2 }, '&:last-child': { pb: 2 } }}>
        <MonthHeader id={id} month={month} onMonth={onMonth} onToday={day === today ? undefined : () => onDay(today)} />
        <MonthGrid
          month={month}
          today={today}
          selected={day}
          labelledBy={id}
          dayHeight={60}
          dayOf={dayOf}
          onSelect={onDay}
          onOpen={onOpen}
        />
        <Legend />
      </CardContent>
    </Card>
  );
});
