import type { KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { visuallyHidden } from '../theme/visually-hidden.js';

/** How a day of the grid looks, and how it is read out. */
export interface MonthDay {
  /** A colour of the theme; without one the paper shows through. */
  background?: string | undefined;
  /** Read out after the date, for example `2 events, 1 missed`. */
  text?: string | undefined;
  /** Below the day's number: dots, or titles where there is room. Hidden from screen readers, which get `text`. */
  content?: ReactNode;
}

interface DayCellProps {
  date: CalendarDate;
  day: MonthDay;
  /** The day belongs to the month before or after. */
  outside: boolean;
  isToday: boolean;
  selected: boolean;
  tabStop: boolean;
  height: number;
  onPointed: ((date: CalendarDate) => void) | undefined;
  onSelect: (date: CalendarDate) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, date: CalendarDate) => void;
}

/** A day in a month's grid. Today has a filled number, the selected day a frame: neither depends on colour alone. */
export function DayCell({
  date,
  day,
  outside,
  isToday,
  selected,
  tabStop,
  height,
  onPointed,
  onSelect,
  onKey,
}: DayCellProps) {
  return (
    <Box
      component="td"
      role="gridcell"
      data-date={date}
      aria-selected={selected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={tabStop ? 0 : -1}
      onPointerEnter={() => onPointed?.(date)}
      onClick={() => onSelect(date)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => onKey(event, date)}
      sx={{
        position: 'relative',
        height,
        py: 0.5,
        px: 0,
        verticalAlign: 'top',
        textAlign: 'center',
        cursor: 'pointer',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: day.background ?? 'transparent',
        color: outside ? 'text.secondary' : 'text.primary',
        outline: selected ? '2px solid' : '1px solid',
        outlineOffset: '-1px',
        outlineColor: selected ? 'primary.main' : 'divider',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '-2px' },
        '@media (hover: hover)': { '&:hover': { boxShadow: 'inset 0 0 0 999px rgb(128 128 128 / 0.12)' } },
      }}
    >
      {/* Hidden text instead of aria-label: a label would have to contain every visible word. */}
      <Box component="span" sx={visuallyHidden}>
        {[formatLongDate(date), isToday ? 'today' : '', day.text ?? ''].filter(Boolean).join(', ')}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'inline-block',
          // No wider than the day, also at large text.
          minWidth: 'min(1.75em, 100%)',
          lineHeight: 1.75,
          borderRadius: '999px',
          fontSize: '0.9rem',
          fontWeight: isToday || selected ? 700 : outside ? 400 : 500,
          fontVariantNumeric: 'tabular-nums',
          ...(isToday ? { bgcolor: 'primary.main', color: 'primary.contrastText' } : {}),
        }}
      >
        {Number(date.slice(8))}
      </Box>
      {day.content !== undefined && <Box aria-hidden>{day.content}</Box>}
    </Box>
  );
}
