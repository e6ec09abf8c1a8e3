import type { EventStatus } from '@touchline/contracts/calendar.schema';

/** Backgrounds and dots of days, per theme. Text has a contrast of at least 4.5 : 1 on each background, a dot 3 : 1. */
export interface CalendarColors {
  day: Record<EventStatus, string>;
  dot: { workout: string; meeting: string; missed: string };
}

export const CALENDAR_COLORS: Readonly<Record<'light' | 'dark', CalendarColors>> = {
  light: {
    day: { missed: '#fbdcda', scheduled: '#dcebfa', completed: '#d9f0dc' },
    dot: { workout: '#1565c0', meeting: '#23702b', missed: '#b3261e' },
  },
  dark: {
    day: { missed: '#4a2422', scheduled: '#1d3247', completed: '#1d3b23' },
    dot: { workout: '#64b5f6', meeting: '#7fd388', missed: '#ff8a80' },
  },
};
