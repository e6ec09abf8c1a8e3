import { addDays } from '@touchline/contracts/calendar-date';
import type { Position, RouteRow } from './types.js';

/**
 * The app of an institution reaches all of its athletes. An entry names an athlete in one of two ways, and the two
 * entries use one each.
 */
const NAMES: Record<string, Position> = {
  'body.entries.0.athlete_id': { names: 'athlete', foreign: 'not found', shared: true },
  'body.entries.0.external_id': { names: 'externalId', foreign: 'not found', shared: true },
};

export const INTAKE: RouteRow[] = [
  {
    route: 'POST /api/intake/wellness',
    caller: 'app',
    // The second day already exists: it is updated, and answered in full.
    audits: ['create wellness', 'update wellness', 'read wellness'],
    anyOrigin: true,
    valid: ({ athlete, externalId, questionKey, today }) => ({
      body: {
        entries: [
          {
            athlete_id: athlete,
            date: addDays(today, -3),
            more: [{ measure: questionKey, value: 3 }],
            sleep_quality: 2,
            fatigue: 3,
            muscle_soreness: 4,
            stress: 5,
            injury_body_part: 'Knee',
            injury_severity: 4,
          },
          { external_id: externalId, date: addDays(today, -1), sleep_quality: 2, stress: null },
        ],
      },
    }),
    positions: NAMES,
    echoes: { 'body.entries.0.external_id': null, 'body.entries.0.injury_body_part': { at: '0.injury_body_part' } },
  },
  {
    route: 'POST /api/intake/training-load',
    caller: 'app',
    audits: ['create training_load'],
    anyOrigin: true,
    valid: ({ athlete, externalId, event, today }) => ({
      body: {
        entries: [
          {
            athlete_id: athlete,
            date: addDays(today, -3),
            rpe: 6.5,
            duration_min: 75,
            session_id: 'evening',
            event_id: event,
          },
          { external_id: externalId, date: addDays(today, -4), rpe: 0, duration_min: 30 },
        ],
      },
    }),
    mismatches: (mine, other) => [
      {
        request: {
          body: {
            entries: [{ athlete_id: mine.athlete, date: mine.today, rpe: 1, duration_min: 1, event_id: other.event }],
          },
        },
        answer: 'refused',
      },
    ],
    positions: {
      ...NAMES,
      'body.entries.0.session_id': { names: 'nothing', foreign: 'own' },
      'body.entries.0.event_id': { names: 'event', foreign: 'not found', shared: true },
    },
    echoes: { 'body.entries.0.external_id': null, 'body.entries.0.session_id': { at: '0.session_id' } },
  },
];
