import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { WEEKDAYS_FROM_MONDAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { firstDayOf, monthOf, weeksOf, type Month } from '@touchline/contracts/month';
import { visuallyHidden } from '../theme/visually-hidden.js';
import { DayCell, type MonthDay } from './day-cell.js';
import { dayAfterKey } from './day-after-key.js';

interface MonthGridProps {
  month: Month;
  today: CalendarDate;
  selected: CalendarDate | null;
  /** The id of the heading that names the grid. */
  labelledBy: string;
  /** Minimum height of a day, in pixels. */
  dayHeight?: number;
  /** Shows `M` above the days instead of `Mon`. Screen readers get the whole name. */
  weekdayInitials?: boolean;
  dayOf: (date: CalendarDate) => MonthDay;
  /** The pointer came to a day, for loading what a click would show. A finger comes to it when it touches. */
  onPointed?: ((date: CalendarDate) => void) | undefined;
  /** A day was chosen by click or by keys. It may be in a neighbouring month: the owner then shows that month. */
  onSelect: (date: CalendarDate) => void;
  /** Enter or space on the selected day. */
  onOpen?: ((date: CalendarDate) => void) | undefined;
}

/**
 * A month by weeks from Monday on. The grid is one Tab stop; arrows, Home, End, Page Up and Page Down move the day,
 * Enter opens it.
 */
export function MonthGrid({
  month,
  today,
  selected,
  labelledBy,
  dayHeight = 56,
  weekdayInitials = false,
  dayOf,
  onPointed,
  onSelect,
  onOpen,
}: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  // The day that keys have reached already. The owner keeps the selected day in the address, which follows with a
  // delay.
  const pendingDay = useRef<CalendarDate | null>(null);
  const weeks = weeksOf(month);
  const tabStop = selected !== null && weeks.some((week) => week.includes(selected)) ? selected : firstDayOf(month);

  // Focus moves to the day that a key has reached once it is rendered: it may be in another month.
  useLayoutEffect(() => {
    if (pendingDay.current === tabStop) pendingDay.current = null;
    if (!movedByKey.current) return;
    movedByKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus();
  }, [tabStop, month]);

  function handleKey(event: KeyboardEvent<HTMLElement>, focused: CalendarDate): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const date = pendingDay.current ?? focused;
    const next = dayAfterKey(event.key, date);
    if (next !== null) {
      movedByKey.current = true;
      pendingDay.current = next;
      onSelect(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      // The opened part takes the focus, not the day that is about to be rendered.
      movedByKey.current = false;
      onSelect(date);
      onOpen?.(date);
    } else return;
    event.preventDefault();
  }

  /**
   * When focus leaves the grid, pending key moves end: a question may have opened that the owner asks before the day
   * changes, and the day may never change.
   */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) pendingDay.current = null;
  }

  return (
    <Box
      component="table"
      ref={table}
      role="grid"
      aria-labelledby={labelledBy}
      onBlur={handleBlur}
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
                onPointed={onPointed}
                onSelect={onSelect}
                onKey={handleKey}
              />
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
