import type { Membership } from '@touchline/contracts/memberships.schema';
import { daysText, timeOf } from './membership-text.js';

const membership = (days: Partial<Membership>): Membership => ({
  ...{ membership_id: 1, team_id: 1, team: { name: 'U17' }, kind: 'member', jersey_number: null, position: null },
  ...{ joined_on: null, last_day: null },
  ...days,
});

test.each([
  [{}, 'Member', 'present'],
  [{ last_day: '2026-11-05' }, 'Member until Nov 05, 2026', 'present'],
  [{ joined_on: '2026-11-05' }, 'Member since Nov 05, 2026', 'present'],
  [{ joined_on: '2026-11-06' }, 'Member from Nov 06, 2026', 'planned'],
  [{ last_day: '2026-11-04' }, 'Member until Nov 04, 2026', 'past'],
  [
    { kind: 'guest', joined_on: '2026-11-05', last_day: '2026-11-12' },
    'Guest from Nov 05, 2026 to Nov 12, 2026',
    'present',
  ],
] as const)('%o is "%s", %s', (days, text, time) => {
  expect([daysText(membership(days), '2026-11-05'), timeOf(membership(days), '2026-11-05')]).toEqual([text, time]);
});
