import { memo, useId, useMemo } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { Month } from '@touchline/contracts/month';
import { Box, Card, CardContent, MonthGrid, MonthHeader, useMediaQuery, useTheme } from '@touchline/ui';
import { dayStyle, describeDay } from '../model/day-style.js';
import { groupByDay } from '../model/group-by-day.js';
import { describeTitles, dayHeightFor, textScale } from '../model/day-titles.js';
import { DayMarks } from './day-marks.js';
import { DayTitles } from './day-titles.js';
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

/** Lines of a day where there is room for titles: two events, and how many more there are. */
const TITLE_LINES = 3;

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
  const lines = phone ? 0 : TITLE_LINES;
  const days = useMemo(() => groupByDay(events), [events]);
  const dayOf = (date: CalendarDate) => {
    const dayEvents = days.get(date) ?? [];
    const style = dayStyle(dayEvents);
    return {
      background: style.background === null ? undefined : calendar.day[style.background],
      text: [describeDay(dayEvents), describeTitles(dayEvents, lines)].filter(Boolean).join(': '),
      content: (
        <>
          <DayMarks marks={style.marks} />
          {lines > 0 && <DayTitles events={dayEvents} lines={lines} />}
        </>
      ),
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
            dayHeight={phone ? 52 : dayHeightFor(lines, textScale())}
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
