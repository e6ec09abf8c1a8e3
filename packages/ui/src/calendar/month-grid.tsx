import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { WEEKDAYS_FROM_MONDAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { firstOf, monthOf, weeksOf, type Month } from '@touchline/contracts/month';
import { visuallyHidden } from '../theme/visually-hidden.js';
import { DayCell } from './day-cell.js';
import { movedDay } from './moved-day.js';

/** How a day of the grid looks, and how it is read out. */
export interface MonthDay {
  /** A colour of the theme; without one the paper shows through. */
  background?: string | undefined;
  /** Said after the date, `2 events, 1 missed` for instance. */
  text?: string | undefined;
  /** Below the day's number: dots, or titles where there is room. Hidden from screen readers, which get `text`. */
  content?: ReactNode;
}

interface MonthGridProps {
  month: Month;
  today: CalendarDate;
  selected: CalendarDate | null;
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Least height of a day, pixels. */
  dayHeight?: number;
  /** `M` above the days instead of `Mon`. Read out is the whole name. */
  weekdayInitials?: boolean;
  dayOf: (date: CalendarDate) => MonthDay;
  /** By click or by keys; a day of a neighbouring month, too: then the owner shows that month. */
  onSelect: (date: CalendarDate) => void;
  /** Enter or space on the selected day. */
  onOpen?: ((date: CalendarDate) => void) | undefined;
}

/** A month by weeks from Monday on. One stop of the Tab key; arrows, Home, End, Page Up and Page Down move the day, Enter opens it. */
export function MonthGrid({
  month,
  today,
  selected,
  labelledBy,
  dayHeight = 56,
  weekdayInitials = false,
  dayOf,
  onSelect,
  onOpen,
}: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  // Where keys have led already: the owner keeps the day in the address, which follows a moment behind quick fingers.
  const ahead = useRef<CalendarDate | null>(null);
  const weeks = weeksOf(month);
  const tabStop = selected !== null && weeks.some((week) => week.includes(selected)) ? selected : firstOf(month);

  // The day that a key has led to takes the focus, once it is there: it may lie in another month.
  useLayoutEffect(() => {
    if (ahead.current === tabStop) ahead.current = null;
    if (!movedByKey.current) return;
    movedByKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus();
  }, [tabStop, month]);

  function pressed(event: KeyboardEvent<HTMLElement>, focused: CalendarDate): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const date = ahead.current ?? focused;
    const next = movedDay(event.key, date);
    if (next !== null) {
      movedByKey.current = true;
      ahead.current = next;
      onSelect(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      // What opens takes the focus, not the day that is still on its way.
      movedByKey.current = false;
      onSelect(date);
      onOpen?.(date);
    } else return;
    event.preventDefault();
  }

  /** Also by a question in the way, which the owner asks before the day changes: then it may never. */
  function left({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) ahead.current = null;
  }

  return (
    <Box
      component="table"
      ref={table}
      role="grid"
      aria-labelledby={labelledBy}
      onBlur={left}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '3px' }}
    >
      <thead>
        <Box component="tr" role="row">
          {WEEKDAYS_FROM_MONDAY.map((name) => (
            <Box
              component="th"
              key={name}
              role="columnheader"
              scope="col"
              sx={{ p: 0.5, fontSize: '0.8rem', fontWeight: 600, color: 'text.secondary' }}
            >
              <span aria-hidden>{name.slice(0, weekdayInitials ? 1 : 3)}</span>
              <Box component="span" sx={visuallyHidden}>
                {name}
              </Box>
            </Box>
          ))}
        </Box>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Box component="tr" role="row" key={week[0]}>
            {week.map((date) => (
              <DayCell
                key={date}
                date={date}
                day={dayOf(date)}
                outside={monthOf(date) !== month}
                isToday={date === today}
                selected={date === selected}
                tabStop={date === tabStop}
                height={dayHeight}
                onSelect={onSelect}
                onKey={pressed}
              />
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
