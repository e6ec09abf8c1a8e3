import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteName, RouteRow } from './types.js';

/** What all of these lists have: no call names anybody, so that the key alone decides what is answered. */
const READS = {
  ...{ caller: 'program', anyOrigin: true, list: true },
  positions: { 'query.cursor': { names: 'nothing', foreign: 'own' } },
} as const satisfies Partial<RouteRow>;

const cursorOf = (...key: (number | string)[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const BEFORE_ALL = '2000-01-01T00:00:00Z';
/** `idOf`: a row of the list, which a page begins with. */
const ofPeople = (idOf: (mine: Belongings) => number): Pick<RouteRow, 'valid' | 'variants'> => ({
  valid: () => ({}),
  variants: (mine) => [
    { query: { limit: 1, changed_since: BEFORE_ALL } },
    { query: { cursor: cursorOf(Math.max(1, idOf(mine) - 1)) } },
  ],
});

function ofDays(
  route: RouteName,
  needs: RouteRow['needs'],
  audits: RouteRow['audits'],
  query: Record<string, string> = {},
): RouteRow {
  return {
    ...READS,
    ...{ route, needs, audits },
    valid: () => ({ query }),
    variants: ({ today }) => [
      { query: { ...query, from: addDays(today, -28), to: today, limit: 1 } },
      { query: { ...query, changed_since: BEFORE_ALL, limit: 1000 } },
      { query: { ...query, cursor: cursorOf(1, addDays(today, -100), 1) } },
    ],
  };
}

export const CLUB_DATA: RouteRow[] = [
  {
    ...READS,
    ...ofPeople(({ athlete }) => athlete),
    route: 'GET /api/data/athletes',
    needs: 'names.read',
    audits: ['read profile'],
  },
  {
    ...READS,
    ...ofPeople(({ membership }) => membership),
    route: 'GET /api/data/memberships',
    needs: 'names.read',
    audits: [],
  },
  ofDays('GET /api/data/events', 'plan.read', []),
  ofDays('GET /api/data/athlete-events', 'plan.read', []),
  ofDays('GET /api/data/attendance', 'attendance.read', []),
  ofDays('GET /api/data/sessions', 'load.read', ['read training_load']),
  ofDays('GET /api/data/wellness', 'wellness.read', ['read wellness']),
  ofDays('GET /api/data/availability', 'availability.read', ['read profile']),
  ofDays('GET /api/data/tests', 'performance.read', ['read fatigue']),
  {
    // The call says for which kind of data the key is asked.
    ...ofDays('GET /api/data/measurements', 'sign-in', ['read fatigue'], { kind: 'performance' }),
  },
];
