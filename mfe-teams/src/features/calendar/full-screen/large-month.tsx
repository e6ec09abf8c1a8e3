import { useEffect, useId, useMemo, useRef } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { weeksOf, type Month } from '@touchline/contracts/month';
import { Box, ErrorPanel, MonthGrid, MonthHeader, useMediaQuery, useTheme } from '@touchline/ui';
import { sentenceOf } from '@touchline/ui/host';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { DayMarks } from '../components/day-marks.js';
import { groupByDay } from '../model/group-by-day.js';
import { DayTitles } from '../components/day-titles.js';
import { dayStyle, describeDay } from '../model/day-style.js';
import { describeTitles, fillingDayHeight, textScale, titleLinesIn } from '../model/day-titles.js';
import { DayEventList } from './day-event-list.js';
import { useElementHeight } from './use-element-height.js';

export interface LargeMonthProps {
  month: Month;
  /** The selected day. */
  day: CalendarDate;
  today: CalendarDate;
  /** The events to show; undefined before the first load. */
  events: readonly CalendarEvent[] | undefined;
  /** `data` is undefined while the events of the month load. */
  query: { data: readonly CalendarEvent[] | undefined; error: unknown; refetch: () => unknown };
  onMonth: (month: Month) => void;
  onDay: (day: CalendarDate) => void;
}

/** Height of a day on narrow screens, where days show marks and the events of the selected day are listed below. */
const NARROW_DAY_HEIGHT_PX = 52;

/** A month as large as the window allows. The selected day receives the focus, so that the arrow keys work at once. */
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
  const [measureRef, freeHeight] = useElementHeight();
  const days = useMemo(() => groupByDay(events ?? []), [events]);
  const dayHeight = narrow ? NARROW_DAY_HEIGHT_PX : fillingDayHeight(freeHeight, weeksOf(month).length);
  const lines = narrow ? 0 : titleLinesIn(dayHeight, textScale());

  const grid = useRef<HTMLElement>(null);
  useEffect(() => grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus(), []);

  const dayOf = (date: CalendarDate) => {
    const dayEvents = days.get(date) ?? [];
    const { background, marks } = dayStyle(dayEvents);
    return {
      background: background === null ? undefined : theme.calendar.day[background],
      text: [describeDay(dayEvents), describeTitles(dayEvents, lines)].filter(Boolean).join(': '),
      content: lines === 0 ? <DayMarks marks={marks} /> : <DayTitles events={dayEvents} lines={lines} marked />,
    };
  };
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <MonthHeader id={id} month={month} onMonth={onMonth} onToday={day === today ? undefined : () => onDay(today)} />
      {query.data === undefined && query.error != null && (
        <ErrorPanel
          text={sentenceOf(query.error, calendarTexts.loadEventsFailed)}
          onRetry={() => void query.refetch()}
        />
      )}
      <Box ref={measureRef} sx={{ flex: 1, minHeight: narrow ? undefined : 0 }}>
        <Box ref={grid}>
          <MonthGrid
            month={month}
            today={today}
            selected={day}
            labelledBy={id}
            dayHeight={dayHeight}
            weekdayInitials={narrow}
            dayOf={dayOf}
            onSelect={(date) => date !== day && onDay(date)}
            onOpen={onOpen}
          />
        </Box>
        {lines === 0 && <DayEventList events={days.get(day) ?? []} />}
      </Box>
    </Box>
  );
}
