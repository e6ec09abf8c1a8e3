import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const plan = {
  event_title: 'Tactics',
  event_type: 'practice',
  event_time: '18:30',
  duration_min: 75,
  planned_rpe: 6.5,
  notes: 'Both kits.',
};
const added = ({ team, today }: Belongings) => ({
  team_id: team,
  athlete_id: null,
  date: addDays(today, -3),
  ...plan,
  attendance_taken: true,
  repeat_until: addDays(today, 4),
  repeat_weekdays: [2, 5],
});
/** An event of the team, tomorrow and with a planned load. */
export const planOf = ({ team, today }: Pick<Belongings, 'team' | 'today'>) => ({
  team_id: team,
  athlete_id: null,
  date: addDays(today, 1),
  ...plan,
});
const edited = (mine: Belongings) => ({ ...planOf(mine), attendance_taken: true, version: 1 });
/** Only events of teams have attendance. */
const ofAthlete = { attendance_taken: false };

export const CALENDAR: RouteRow[] = [
  {
    route: 'GET /api/calendar/list',
    caller: 'coach',
    needs: 'plan.read',
    audits: [],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team, athlete, event, today }) => [
      {},
      { query: { event_id: event } },
      { query: { athlete_id: athlete } },
      { query: { team_id: team, athlete_id: athlete } },
      { query: { team_id: team, date: today } },
      { query: { from: addDays(today, -30), to: addDays(today, 30), today } },
      { query: { athlete_id: athlete, from: addDays(today, -30), to: addDays(today, 30) } },
      { query: { team_id: team, limit: 20 } },
      {
        query: {
          athlete_id: athlete,
          limit: 20,
          cursor: Buffer.from(JSON.stringify([addDays(today, -100), '17:30', 1])).toString('base64url'),
        },
      },
      { query: { from: addDays(today, -30), to: addDays(today, 30), limit: 20 } },
    ],
    mismatches: (mine, other) => [
      { request: { query: { team_id: mine.team, athlete_id: other.athlete } }, answer: 'empty' },
      { request: { query: { team_id: mine.team, event_id: other.event } }, answer: 'empty' },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'empty' },
      'query.athlete_id': { names: 'athlete', foreign: 'empty' },
      'query.event_id': { names: 'event', foreign: 'empty' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'GET /api/calendar/counts',
    caller: 'coach',
    needs: 'plan.read',
    audits: [],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ today }) => [{}, { query: { today } }],
    positions: { 'query.team_id': { names: 'team', foreign: 'empty' } },
  },
  {
    route: 'GET /api/calendar/list/:id/series',
    caller: 'coach',
    needs: 'plan.read',
    audits: [],
    valid: ({ event }) => ({ params: { id: event } }),
    positions: { 'params.id': { names: 'event', foreign: 'not found' } },
  },
  {
    route: 'GET /api/calendar/list/:id/overlaps',
    caller: 'coach',
    needs: 'plan.read',
    audits: [],
    valid: ({ event }) => ({ params: { id: event } }),
    positions: { 'params.id': { names: 'event', foreign: 'not found' } },
  },
  {
    route: 'POST /api/calendar/list',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: (mine) => ({ body: added(mine) }),
    refused: (mine) => [
      { body: { ...added(mine), team_id: null } },
      { body: { ...added(mine), repeat_until: addDays(mine.today, -4) } },
      { body: { ...added(mine), athlete_id: mine.athlete } },
    ],
    mismatches: (mine, other) => [
      { request: { body: { ...added(mine), ...ofAthlete, athlete_id: other.athlete } }, answer: 'refused' },
    ],
    positions: {
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
    echoes: { 'body.event_title': { at: 'event_title' }, 'body.notes': { at: 'notes' } },
  },
  {
    route: 'PUT /api/calendar/list/:id',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: (mine) => ({ params: { id: mine.event }, query: { scope: 'all' }, body: edited(mine) }),
    refused: (mine) => [
      { params: { id: mine.event }, body: { ...edited(mine), team_id: null } },
      { params: { id: mine.event }, body: { ...edited(mine), event_type: 'workout' } },
      { params: { id: mine.event }, body: { ...edited(mine), event_time: null } },
      { params: { id: mine.event }, body: { ...edited(mine), athlete_id: mine.athlete } },
    ],
    mismatches: (mine, other) => [
      {
        request: { params: { id: mine.event }, body: { ...edited(mine), ...ofAthlete, athlete_id: other.athlete } },
        answer: 'refused',
      },
    ],
    positions: {
      'params.id': { names: 'event', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
    echoes: { 'body.event_title': { at: 'event_title' }, 'body.notes': { at: 'notes' } },
  },
  {
    route: 'DELETE /api/calendar/list/:id',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: ({ event }) => ({
      params: { id: event },
      query: { scope: 'following', version: 1, if_attendance_marks: 2 },
    }),
    positions: { 'params.id': { names: 'event', foreign: 'not found' } },
  },
  {
    route: 'POST /api/calendar/undo',
    caller: 'coach',
    ofMaker: true,
    needs: 'plan.write',
    audits: [],
    valid: ({ changeId }) => ({ body: { change_id: changeId } }),
    positions: { 'body.change_id': { names: 'changeId', foreign: 'not found' } },
  },
];
