import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const RATINGS = { sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: 5 };
const injured = ({ athlete, today }: Belongings) => ({
  athlete_id: athlete,
  date: addDays(today, -3),
  ...RATINGS,
  injury_body_part: 'Knee',
  injury_severity: 4,
  version: 0,
});

export const WELLNESS: RouteRow[] = [
  {
    route: 'GET /api/athletes/wellness',
    caller: 'coach',
    needs: 'wellness.read',
    audits: ['read wellness'],
    list: true,
    // The athlete and the entries, whether the club and then the team of the athlete ask more, and the files of the entries.
    queries: 5,
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    variants: ({ athlete, today }) => [
      { query: { athlete_id: athlete, month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) } },
      { query: { athlete_id: athlete, from: addDays(today, -60), to: today } },
      { query: { athlete_id: athlete, limit: 30 } },
      {
        query: {
          athlete_id: athlete,
          limit: 30,
          cursor: Buffer.from(JSON.stringify([addDays(today, -100), 1])).toString('base64url'),
        },
      },
    ],
    positions: {
      'query.athlete_id': { names: 'athlete', foreign: 'not found' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'PUT /api/athletes/wellness',
    caller: 'coach',
    needs: 'wellness.write',
    audits: ['create wellness'],
    valid: (mine) => ({
      body: {
        entries: [
          { ...injured(mine), more: [{ measure: mine.questionKey, value: 3 }] },
          { athlete_id: mine.athlete, date: addDays(mine.today, -4), ...RATINGS },
        ],
      },
    }),
    refused: ({ athlete, today }) => [
      { body: { entries: [{ athlete_id: athlete, date: addDays(today, 3), ...RATINGS }] } },
    ],
    positions: { 'body.entries.0.athlete_id': { names: 'athlete', foreign: 'not found' } },
    echoes: { 'body.entries.0.injury_body_part': { at: '0.injury_body_part' } },
  },
  {
    route: 'DELETE /api/athletes/wellness/:id',
    caller: 'coach',
    needs: 'wellness.write',
    audits: ['delete wellness'],
    valid: ({ wellnessEntry }) => ({ params: { id: wellnessEntry }, query: { version: 1 } }),
    positions: { 'params.id': { names: 'wellnessEntry', foreign: 'not found' } },
  },
  {
    route: 'POST /api/athletes/wellness/:id/restore',
    caller: 'coach',
    needs: 'wellness.write',
    // The record is stored: a repeated call answers it.
    audits: ['read wellness'],
    valid: ({ wellnessEntry }) => ({ params: { id: wellnessEntry } }),
    positions: { 'params.id': { names: 'wellnessEntry', foreign: 'not found' } },
  },
];
