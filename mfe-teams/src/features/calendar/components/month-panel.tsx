import { memo, useId, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { Month } from '@touchline/contracts/month';
import { Card, CardContent, MonthGrid, MonthHeader, useTheme } from '@touchline/ui';
import { dayStyle, describeDay } from '../model/day-style.js';
import { groupByDay } from '../model/group-by-day.js';
import { DayDots } from './day-dots.js';
import { MonthLegend } from './month-legend.js';

interface MonthPanelProps {
  month: Month;
  day: CalendarDate;
  today: CalendarDate;
  events: readonly CalendarEvent[];
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
  onOpenDay: (day: CalendarDate) => void;
}

/** The month grid with its legend. Memoised because typing in the form must not render 42 days. */
export const MonthPanel = memo(function MonthPanel({
  month,
  day,
  today,
  events,
  onMonth,
  onDay,
  onOpenDay,
}: MonthPanelProps) {
  const id = useId();
  const { calendar } = useTheme();
  const days = useMemo(() => groupByDay(events), [events]);
  const dayOf = (date: CalendarDate) => {
    const dayEvents = days.get(date) ?? [];
    const style = dayStyle(dayEvents);
    return {
      background: style.background === null ? undefined : calendar.day[style.background],
      text: describeDay(dayEvents),
      content: <DayDots dots={style.dots} />,
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
          onOpen={onOpenDay}
        />
        <MonthLegend />
      </CardContent>
    </Card>
  );
});
