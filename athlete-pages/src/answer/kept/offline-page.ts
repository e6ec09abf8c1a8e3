import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { addDays } from '@touchline/contracts/calendar-date';
import { dayIn } from '../../shared/club-time.js';
import type { FormSnapshot } from './kept-answers.js';

/** The form of today, without a network: data that the phone does not keep is missing from it. */
export function offlinePage(
  { timeZone, utcOffsets = [], days, events, questions, askedAhead = [] }: FormSnapshot,
  now: Date,
): AthletePage {
  const clock = { time_zone: timeZone, utc_offsets: utcOffsets };
  const today = dayIn(clock, now);
  const yesterday = addDays(today, -1);
  return {
    first_name: '',
    team_name: '',
    club_name: '',
    today,
    ...clock,
    consent: 'given',
    days: [today, yesterday].map((date) => {
      const asked = askedAhead.find((day) => day.date === date)?.asked;
      const unseen = { date, stored: null, ...(asked && { asked }), revision: null, locked: null };
      return days.find((day) => day.date === date) ?? unseen;
    }),
    ...(questions && { questions }),
    events: events.filter(({ date }) => date === today || date === yesterday),
    own_days: [],
  };
}
