import type { KeyboardEvent, MouseEvent } from 'react';
import { WEEKDAYS_FROM_MONDAY, weekdayFromMonday, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventStatus } from '@touchline/contracts/calendar.schema';
import { formatLongDate } from '@touchline/contracts/date-format';
import { Box, ButtonBase, visuallyHidden } from '@touchline/ui';
import { dayStyle, describeDay } from '../model/day-style.js';
import { formatEventTime } from '../model/event-format.js';
import { Mark } from './day-marks.js';
import { MissedMark } from './missed-icon.js';

interface WeekDayProps {
  date: CalendarDate;
  isToday: boolean;
  isSelected: boolean;
  events: readonly CalendarEvent[];
  /** The background of a day by the status of its events. */
  colors: Readonly<Record<EventStatus, string>>;
  onChoose: (event: MouseEvent) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onEvent: (event: CalendarEvent) => void;
  ownerNameOf: (event: CalendarEvent) => string | undefined;
}

/** A day of the week: its date, a button that selects it, above its events, each a button that opens its details. */
export function WeekDay({
  date,
  isToday,
  isSelected,
  events,
  colors,
  onChoose,
  onKey,
  onEvent,
  ownerNameOf,
}: WeekDayProps) {
  const { background } = dayStyle(events);
  return (
    <Box
      component="li"
      sx={{
        minHeight: { xs: 0, sm: 220 },
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: background === null ? 'transparent' : colors[background],
        outline: isSelected ? '2px solid' : '1px solid',
        outlineOffset: '-1px',
        outlineColor: isSelected ? 'primary.main' : 'divider',
      }}
    >
      <ButtonBase
        data-date={date}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        onClick={onChoose}
        onKeyDown={onKey}
        sx={{ ...BUTTON, justifyContent: { xs: 'flex-start', sm: 'center' }, gap: 0.75 }}
      >
        <Box component="span" sx={visuallyHidden}>
          {[formatLongDate(date), isToday ? 'today' : '', describeDay(events)].filter(Boolean).join(', ')}
        </Box>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '0.8rem', fontWeight: 600 }}>
          {WEEKDAYS_FROM_MONDAY[weekdayFromMonday(date)]?.slice(0, 3)}
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{
            minWidth: '1.75em',
            lineHeight: 1.75,
            borderRadius: '999px',
            textAlign: 'center',
            fontSize: '0.9rem',
            fontWeight: 700,
            ...(isToday ? { bgcolor: 'primary.main', color: 'primary.contrastText' } : {}),
          }}
        >
          {Number(date.slice(8))}
        </Box>
      </ButtonBase>
      {events.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.map((event) => (
            <li key={event.event_id}>
              <ButtonBase
                aria-haspopup="dialog"
                onClick={() => onEvent(event)}
                sx={{ ...BUTTON, display: 'block', textAlign: 'left', borderTop: 1, borderColor: 'divider' }}
              >
                <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {dayStyle([event]).marks.map(
                    (mark) =>
                      mark !== 'missed' && (
                        <Box component="span" key={mark} aria-hidden sx={{ mr: 0.5 }}>
                          <Mark mark={mark} />
                        </Box>
                      ),
                  )}
                  {event.status === 'missed' && <MissedMark />}
                  {formatEventTime(event.event_time)}
                </Box>{' '}
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {event.event_title}
                </Box>
                <Owner name={ownerNameOf(event)} />
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const BUTTON = {
  width: '100%',
  minHeight: 44,
  px: 0.75,
  py: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.8rem',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: '-3px' },
  '@media (hover: hover)': { '&:hover': { boxShadow: 'inset 0 0 0 999px rgb(128 128 128 / 0.12)' } },
} as const;

function Owner({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {name}
    </Box>
  );
}
