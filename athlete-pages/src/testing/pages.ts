import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';

export const TODAY = '2026-11-26';
export const YESTERDAY = '2026-11-25';

/** The page of an athlete who has not answered today, with a practice of today. */
export const athletePage = (partial: Partial<AthletePage> = {}): AthletePage => ({
  first_name: 'Ada',
  team_name: 'U17 Girls',
  club_name: 'City Club',
  today: TODAY,
  time_zone: 'Europe/London',
  utc_offsets: [{ from: '2026-11-01T00:00:00.000Z', minutes: 0 }],
  consent: 'given',
  days: [
    { date: TODAY, stored: null, revision: null, locked: null },
    { date: YESTERDAY, stored: null, revision: null, locked: null },
  ],
  events: [],
  own_days: [],
  ...partial,
});

export const practice = (partial: Partial<AthletePage['events'][number]> = {}): AthletePage['events'][number] => ({
  event_id: 12,
  title: 'Practice',
  date: TODAY,
  event_time: '17:30',
  duration_min: 75,
  answer: null,
  revision: null,
  locked: null,
  ...partial,
});
