import { addDays, mondayOf } from '@touchline/contracts/calendar-date';
import { planOf } from './calendar.js';
import type { Belongings, RouteRow } from './types.js';

const HEALTH_DATA = ['read profile', 'read training_load'] as const;
const addition = ({ team, today }: Belongings) => ({
  ...planOf({ team, today }),
  attendance_taken: true,
  repeat_until: addDays(today, 15),
  repeat_weekdays: [2, 5],
});
const change = ({ team, today }: Belongings) => ({ ...planOf({ team, today }), attendance_taken: true, version: 1 });
const week = ({ team, today }: Belongings, from = 0) => ({
  team_id: team,
  from_week: addDays(mondayOf(today), from),
  to_week: addDays(mondayOf(today), 14),
});

export const LOAD_PLAN: RouteRow[] = [
  {
    route: 'GET /api/calendar/planned-load',
    caller: 'coach',
    needs: 'load.read',
    audits: HEALTH_DATA,
    list: true,
    // The reach, the roster, the plans of teams and of athletes, their marks, availability and the loads.
    queries: 7,
    isBounded: true,
    valid: ({ team, today }) => ({ query: { team_id: team, from: addDays(today, -7), to: addDays(today, 14) } }),
    variants: ({ athlete, today }) => [
      { query: { athlete_id: athlete, from: addDays(today, -300), to: addDays(today, 14) } },
    ],
    mismatches: (mine, other) => [
      {
        request: { query: { team_id: mine.team, athlete_id: other.athlete, from: mine.today, to: mine.today } },
        answer: 'refused',
      },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'not found' },
      'query.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/calendar/preview',
    caller: 'coach',
    needs: 'plan.write',
    audits: HEALTH_DATA,
    list: true,
    // The reach, the roster, the plans of teams and of athletes, their marks, first sessions, loads and availability.
    queries: 9,
    isBounded: true,
    valid: (mine) => ({ body: addition(mine) }),
    variants: (mine) => [
      { query: { today: mine.today }, body: addition(mine) },
      { body: { ...addition(mine), team_id: null, athlete_id: mine.athlete, attendance_taken: false } },
    ],
    refused: (mine) => [
      { body: { ...addition(mine), team_id: null } },
      { body: { ...addition(mine), repeat_until: addDays(mine.today, -4) } },
    ],
    mismatches: (mine, other) => [
      {
        request: { body: { ...addition(mine), attendance_taken: false, athlete_id: other.athlete } },
        answer: 'refused',
      },
    ],
    positions: {
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
    echoes: { 'body.event_title': null, 'body.notes': null },
  },
  {
    route: 'POST /api/calendar/preview/:id',
    caller: 'coach',
    needs: 'plan.write',
    audits: HEALTH_DATA,
    list: true,
    // As above, the event, its series, and what was recorded.
    queries: 13,
    isBounded: true,
    valid: (mine) => ({ params: { id: mine.event }, query: { scope: 'all' }, body: change(mine) }),
    // Attendance was taken at the event, which therefore cannot be moved into the future alone.
    variants: (mine) => [
      { params: { id: mine.event }, query: { today: mine.today }, body: { ...change(mine), date: mine.today } },
    ],
    refused: (mine) => [
      { params: { id: mine.event }, body: { ...change(mine), team_id: null } },
      { params: { id: mine.event }, body: { ...change(mine), event_time: null } },
      { params: { id: mine.event }, body: change(mine) },
    ],
    mismatches: (mine, other) => [
      {
        request: {
          params: { id: mine.event },
          body: { ...change(mine), attendance_taken: false, athlete_id: other.athlete },
        },
        answer: 'refused',
      },
    ],
    positions: {
      'params.id': { names: 'event', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
    echoes: { 'body.event_title': null, 'body.notes': null },
  },
  {
    route: 'POST /api/calendar/preview/copy-week',
    caller: 'coach',
    needs: 'plan.write',
    audits: HEALTH_DATA,
    list: true,
    // The reach, the two weeks, the roster, and the six of a preview.
    queries: 10,
    isBounded: true,
    valid: (mine) => ({ body: week(mine) }),
    variants: (mine) => [{ query: { today: mine.today }, body: week(mine, -7) }],
    positions: { 'body.team_id': { names: 'team', foreign: 'not found' } },
  },
];
