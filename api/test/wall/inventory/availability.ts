import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const set = ({ today }: Belongings) => ({
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
    route: 'PUT /api/athletes/:id/availability',
    caller: 'coach',
    needs: 'availability.write',
    audits: ['create profile'],
    // Without the note, which fewer roles may write.
    valid: (mine) => ({ params: { id: mine.athlete }, body: { ...set(mine), note: null } }),
    // Called from the last to the first: the one without a version comes after the teammate's first record.
    variants: ({ teammate, today }) => [
      { params: { id: teammate }, body: { status: 'out', note: 'No sprints.' } },
      {
        params: { id: teammate },
        body: { status: 'available', body_part: null, note: null, from: today, until: null, version: 0 },
      },
    ],
    refused: (mine) =>
      [{ until: addDays(mine.today, -1) }, { status: 'available' }, { version: 7 }, { from: '1999-01-01' }].map(
        (wrong) => ({ params: { id: mine.athlete }, body: { ...set(mine), ...wrong } }),
      ),
    positions: { 'params.id': { names: 'athlete', foreign: 'not found' } },
    echoes: { 'body.body_part': { at: 'body_part' }, 'body.note': { at: 'note' } },
  },
];
