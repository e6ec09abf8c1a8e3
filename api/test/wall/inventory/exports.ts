import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const query = ({ today }: Belongings, kind: string, format = 'csv') => ({
  ...{ kind, format, from: addDays(today, -28), to: today },
});

export const EXPORTS: RouteRow[] = [
  {
    route: 'GET /api/teams/:id/export',
    caller: 'coach',
    // The call says for which kind of data the role is asked.
    needs: 'names.read',
    validNeeds: 'wellness.read',
    audits: ['read wellness'],
    valid: (mine) => ({ params: { id: mine.team }, query: query(mine, 'wellness') }),
    variants: (mine) => [
      ...['roster', 'sessions', 'tests', 'attendance', 'availability', 'events'].map((kind) => ({
        ...{ params: { id: mine.team }, query: query(mine, kind) },
      })),
      { params: { id: mine.team }, query: query(mine, 'events', 'ics') },
    ],
    refused: (mine) => [
      { params: { id: mine.team }, query: { ...query(mine, 'wellness'), from: '1999-01-01', to: '1999-01-02' } },
    ],
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
];
