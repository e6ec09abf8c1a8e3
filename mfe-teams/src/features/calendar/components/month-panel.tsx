import { memo, useId, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { Month } from '@touchline/contracts/month';
import { Box, Card, CardContent, MonthGrid, MonthHeader, useMediaQuery, useTheme } from '@touchline/ui';
import { dayStyle, describeDay } from '../model/day-style.js';
import { groupByDay } from '../model/group-by-day.js';
import { DayMarks } from './day-marks.js';
import { MonthLegend } from './month-legend.js';

interface MonthPanelProps {
  month: Month;
  day: CalendarDate;
  today: CalendarDate;
  events: readonly CalendarEvent[];
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
  onOpenDay: (day: CalendarDate) => void;
  /** A day was tapped on a phone, after it was selected. Keys only select. */
  onTapDay: (() => void) | undefined;
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
  onTapDay,
}: MonthPanelProps) {
  const id = useId();
  const { calendar, breakpoints } = useTheme();
  const phone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const days = useMemo(() => groupByDay(events), [events]);
  const dayOf = (date: CalendarDate) => {
    const dayEvents = days.get(date) ?? [];
    const style = dayStyle(dayEvents);
    return {
      background: style.background === null ? undefined : calendar.day[style.background],
      text: describeDay(dayEvents),
      content: <DayMarks marks={style.marks} />,
    };
  };
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 1, sm: 2 }, '&:last-child': { pb: 2 } }}>
        <MonthHeader id={id} month={month} onMonth={onMonth} onToday={day === today ? undefined : () => onDay(today)} />
        <Box onClick={({ target }) => isInDay(target) && onTapDay?.()}>
          <MonthGrid
            month={month}
            today={today}
            selected={day}
            labelledBy={id}
            dayHeight={phone ? 52 : 60}
            weekdayInitials={phone}
            dayOf={dayOf}
            onSelect={onDay}
            onOpen={onOpenDay}
          />
        </Box>
        <MonthLegend />
      </CardContent>
    </Card>
  );
});

const isInDay = (target: EventTarget) => target instanceof Element && target.closest('[role="gridcell"]') !== null;
