import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { addDays, isCalendarDate, mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, Button, Card, CardContent, Icon, IconButton, Typography, useTheme } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { groupByDay } from '../model/group-by-day.js';
import { formatWeek } from '../model/weeks.js';
import { MonthLegend } from './month-legend.js';
import { WeekDay } from './week-day.js';

interface WeekPanelProps {
  /** The selected day, whose week is shown. */
  day: CalendarDate;
  today: CalendarDate;
  events: readonly CalendarEvent[];
  onDay: (day: CalendarDate) => void;
  /** A day was opened by Enter, after it was selected. */
  onOpenDay: (day: CalendarDate) => void;
  /** A day was tapped on a phone, after it was selected. */
  onTapDay: (() => void) | undefined;
  onEvent: (event: CalendarEvent) => void;
  /** The team or athlete of an event; undefined where the calendar says it. */
  ownerNameOf: (event: CalendarEvent) => string | undefined;
}

/** The keys that move the selected day, by so many days; on a phone the days stand below each other. */
const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -7,
  PageDown: 7,
};

/** The week of the selected day with its events by time: seven columns, on a phone a list of the days. */
export function WeekPanel({ day, today, events, onDay, onOpenDay, onTapDay, onEvent, ownerNameOf }: WeekPanelProps) {
  const id = useId();
  const { calendar } = useTheme();
  const days = useMemo(() => groupByDay(events), [events]);
  const monday = mondayOf(day);
  const list = useRef<HTMLUListElement>(null);
  /** The day that a key has reached while it is not shown yet; the next key goes on from there. */
  const reached = useRef<CalendarDate | null>(null);

  // The focus follows the day that a key has reached once it is rendered: it may be in another week.
  useLayoutEffect(() => {
    if (reached.current !== day) return;
    reached.current = null;
    list.current?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus();
  }, [day]);

  const moveBy = (event: KeyboardEvent<HTMLElement>, date: CalendarDate) => {
    const step = DAYS_BY_KEY[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = addDays(reached.current ?? date, step);
    if (!isCalendarDate(next)) return;
    reached.current = next;
    onDay(next);
  };
  const choose = (date: CalendarDate, event: MouseEvent) => {
    onDay(date);
    // Enter and space click without a pointer.
    if (event.detail === 0) onOpenDay(date);
    else onTapDay?.();
  };
  const toWeek = (label: string, path: string, first: CalendarDate) => (
    <IconButton
      aria-label={label}
      disabled={!isCalendarDate(first)}
      onClick={() => onDay(first)}
      sx={{ width: 44, height: 44 }}
    >
      <Icon path={path} />
    </IconButton>
  );
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 1, sm: 2 }, '&:last-child': { pb: 2 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1 }}>
          {toWeek(calendarTexts.previousWeek, mdiChevronLeft, addDays(day, -7))}
          <Typography id={id} variant="h2" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatWeek(monday)}
          </Typography>
          {toWeek(calendarTexts.nextWeek, mdiChevronRight, addDays(day, 7))}
          {day !== today && (
            <Button onClick={() => onDay(today)} sx={{ minHeight: 44, ml: 'auto' }}>
              Today
            </Button>
          )}
        </Box>
        <Box
          component="ul"
          ref={list}
          // Also after a question about unsaved input kept the day.
          onFocus={() => {
            reached.current = null;
          }}
          aria-labelledby={id}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: '3px',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(7, minmax(0, 1fr))' },
          }}
        >
          {Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((date) => (
            <WeekDay
              key={date}
              date={date}
              isToday={date === today}
              isSelected={date === day}
              events={days.get(date) ?? []}
              colors={calendar.day}
              onChoose={(event) => choose(date, event)}
              onKey={(event) => moveBy(event, date)}
              onEvent={onEvent}
              ownerNameOf={ownerNameOf}
            />
          ))}
        </Box>
        <MonthLegend />
      </CardContent>
    </Card>
  );
}
