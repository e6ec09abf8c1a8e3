import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const set = ({ athlete, today }: Belongings) => ({
  athlete_id: athlete,
  status: 'modified',
  body_part: 'Ankle',
  note: 'No sprints.',
  from: today,
  until: addDays(today, 5),
  version: 1,
  today,
});

export const AVAILABILITY: RouteRow[] = [
  {
    route: 'POST /api/availability',
    caller: 'coach',
    audits: ['create profile'],
    valid: (mine) => ({ body: set(mine) }),
    variants: ({ teammate, today }) => [
      {
        body: {
          athlete_id: teammate,
          status: 'available',
          body_part: null,
          note: null,
          from: today,
          until: null,
          version: 0,
        },
      },
    ],
    refused: (mine) =>
      [{ until: addDays(mine.today, -1) }, { status: 'available' }, { version: 7 }, { from: '1999-01-01' }].map(
        (wrong) => ({ body: { ...set(mine), ...wrong } }),
      ),
    positions: { 'body.athlete_id': { names: 'athlete', foreign: 'not found' } },
    echoes: { 'body.body_part': { at: 'body_part' }, 'body.note': { at: 'note' } },
  },
];
