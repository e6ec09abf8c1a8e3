import { useEffect, useId, useMemo, useRef } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { weeksOf, type Month } from '@touchline/contracts/month';
import { Box, ErrorPanel, MonthGrid, MonthHeader, useMediaQuery, useTheme } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { DayDots } from '../components/day-dots.js';
import { byDay } from '../model/day-events.js';
import { dayLook, dayText } from '../model/day-look.js';
import { DayLines } from './day-lines.js';
import { DayTitles } from './day-titles.js';
import { filledDayHeight, linesIn, linesText } from './model/day-titles.js';
import { useFreeHeight } from './use-free-height.js';

export interface LargeMonthProps {
  month: Month;
  /** The selected one. */
  day: CalendarDate;
  today: CalendarDate;
  /** What there is to show; undefined while there is nothing. */
  events: readonly CalendarEvent[] | undefined;
  /** Without data while the month's events are on their way. */
  query: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
}

/** Where titles have no room the days have dots, and the selected day's events stand below. */
const NARROW_DAY_HEIGHT = 52;

/** A month as large as the window allows. The selected day has the focus, so that its keys work at once. */
export function LargeMonth({
  month,
  day,
  today,
  events,
  query,
  onMonth,
  onDay,
  onOpen,
}: LargeMonthProps & { onOpen: (day: CalendarDate) => void }) {
  const id = useId();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  const [watch, free] = useFreeHeight();
  const days = useMemo(() => byDay(events ?? []), [events]);
  const dayHeight = narrow ? NARROW_DAY_HEIGHT : filledDayHeight(free, weeksOf(month).length);
  const lines = narrow ? 0 : linesIn(dayHeight);

  const grid = useRef<HTMLElement>(null);
  useEffect(() => grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus(), []);

  const dayOf = (date: CalendarDate) => {
    const ofDay = days.get(date) ?? [];
    const { background, dots } = dayLook(ofDay);
    return {
      background: background === null ? undefined : theme.calendar.day[background],
      text: [dayText(ofDay), linesText(ofDay, lines)].filter(Boolean).join(': '),
      content: lines === 0 ? <DayDots dots={dots} /> : <DayTitles events={ofDay} lines={lines} />,
    };
  };
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <MonthHeader id={id} month={month} onMonth={onMonth} onToday={day === today ? undefined : () => onDay(today)} />
      {query.data === undefined && query.error != null && (
        <ErrorPanel
          text={sentenceOf(query.error, 'Failed to load events. Please try again.')}
          onRetry={() => void query.refetch()}
        />
      )}
      <Box ref={watch} sx={{ flex: 1, minHeight: narrow ? undefined : 0 }}>
        <Box ref={grid}>
          <MonthGrid
            month={month}
            today={today}
            selected={day}
            labelledBy={id}
            dayHeight={dayHeight}
            dayOf={dayOf}
            onSelect={(date) => date !== day && onDay(date)}
            onOpen={onOpen}
          />
        </Box>
        {lines === 0 && <DayLines events={days.get(day) ?? []} />}
      </Box>
    </Box>
  );
}
