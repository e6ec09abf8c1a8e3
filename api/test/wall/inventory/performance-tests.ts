import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const asked = ({ athlete, teammate, today }: Belongings, recordingType: string) => ({
  body: { athlete_ids: [athlete, teammate], date: today, recordingType },
});

export const FATIGUE: RouteRow[] = [
  {
    route: 'GET /api/athletes/fatigue-indicators',
    caller: 'coach',
    needs: 'performance.read',
    audits: ['read fatigue'],
    list: true,
    valid: ({ athlete }) => ({ query: { athlete_id: athlete } }),
    variants: ({ athlete, today }) => [
      { query: { athlete_id: athlete, from: addDays(today, -60), to: today } },
      { query: { athlete_id: athlete, limit: 30 } },
      {
        query: {
          athlete_id: athlete,
          limit: 30,
          cursor: Buffer.from(JSON.stringify([addDays(today, -100), 5])).toString('base64url'),
        },
      },
    ],
    positions: {
      'query.athlete_id': { names: 'athlete', foreign: 'not found' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'PUT /api/athletes/fatigue-indicators',
    caller: 'coach',
    needs: 'performance.write',
    audits: ['update fatigue'],
    valid: ({ athlete, gripRecord, sprintRecord }) => ({
      body: {
        athlete_id: athlete,
        entries: [
          { id: gripRecord, grip_strength_kg: 43.5, version: 1 },
          { id: sprintRecord, dash_10m_time: 1.783 },
        ],
      },
    }),
    // The value of a sprint for a test of grip.
    refused: ({ athlete, gripRecord }) => [
      { body: { athlete_id: athlete, entries: [{ id: gripRecord, dash_10m_time: 1.783 }] } },
    ],
    mismatches: (mine, other) => [
      {
        request: {
          body: {
            athlete_id: mine.athlete,
            entries: [
              { id: mine.gripRecord, grip_strength_kg: 43.5 },
              { id: other.sprintRecord, dash_10m_time: 1.783 },
            ],
          },
        },
        answer: 'not found',
      },
    ],
    positions: {
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
      'body.entries.0.id': { names: 'gripRecord', foreign: 'not found' },
    },
  },
  {
    route: 'DELETE /api/athletes/fatigue-indicators/:id',
    caller: 'coach',
    needs: 'performance.write',
    audits: ['delete fatigue'],
    valid: ({ gripRecord }) => ({ params: { id: gripRecord }, query: { version: 1 } }),
    positions: { 'params.id': { names: 'gripRecord', foreign: 'not found' } },
  },
  {
    route: 'POST /api/athletes/fatigue-indicators/:id/restore',
    caller: 'coach',
    needs: 'performance.write',
    // The record is stored: a repeated call answers it.
    audits: ['read fatigue'],
    valid: ({ gripRecord }) => ({ params: { id: gripRecord } }),
    positions: { 'params.id': { names: 'gripRecord', foreign: 'not found' } },
  },
  {
    route: 'POST /api/fatigue-indicators/check-existing',
    caller: 'coach',
    needs: 'performance.read',
    audits: ['read fatigue'],
    list: true,
    queries: 1,
    valid: (mine) => asked(mine, 'grip'),
    variants: (mine) => [asked(mine, 'sprint'), asked(mine, 'jump')],
    positions: { 'body.athlete_ids.0': { names: 'athlete', foreign: 'left out' } },
  },
  {
    route: 'POST /api/fatigue-indicators/record',
    caller: 'coach',
    needs: 'performance.write',
    // The second athlete has no test today.
    audits: ['create fatigue', 'update fatigue'],
    valid: ({ athlete, teammate, team, today }) => ({
      body: {
        recordings: [
          { athlete_id: athlete, value: 43.5, if_value: 9 },
          { athlete_id: teammate, value: 39, if_value: null },
        ],
        recordingType: 'grip',
        teamId: team,
        date: today,
      },
    }),
    refused: ({ athlete, team, today }) => [
      {
        body: {
          recordings: [{ athlete_id: athlete, value: 43.5 }],
          recordingType: 'grip',
          teamId: team,
          date: addDays(today, 3),
        },
      },
    ],
    mismatches: (mine, other) => [
      {
        request: {
          body: {
            recordings: [
              { athlete_id: mine.athlete, value: 43.5 },
              { athlete_id: other.athlete, value: 39 },
            ],
            recordingType: 'grip',
            teamId: mine.team,
          },
        },
        answer: 'refused',
      },
    ],
    positions: {
      'body.recordings.0.athlete_id': { names: 'athlete', foreign: 'not found' },
      'body.teamId': { names: 'team', foreign: 'not found' },
    },
  },
];
