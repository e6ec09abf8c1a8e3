import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { dayBefore, dayIn } from '../../shared/club-time.js';
import type { FormSnapshot } from './kept-answers.js';

/** The form of today, without a network: whatever the phone does not keep is missing from it. */
export function offlinePage({ timeZone, lockedDays, events }: FormSnapshot, now: Date): AthletePage {
  const today = dayIn(timeZone, now);
  const yesterday = dayBefore(today);
  return {
    first_name: '',
    team_name: '',
    club_name: '',
    today,
    time_zone: timeZone,
    consent: 'given',
    days: [today, yesterday].map((date) => ({ date, stored: null, locked: lockedDays.includes(date) ? 'over' : null })),
    events: events.filter(({ date }) => date === today || date === yesterday),
    own_days: [],
  };
}
