import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const at = ({ event, team, today }: Belongings) => ({ event_id: event, team_id: team, date: today });
const marked = (mine: Belongings) => ({
  ...at(mine),
  athlete_id: mine.teammate,
  attended: true,
  status: 'present',
  if_status: null,
});
const window = ({ today }: Belongings) => ({ start: addDays(today, -6), end: today });

export const ATTENDANCE: RouteRow[] = [
  {
    route: 'GET /api/attendance/summary',
    caller: 'coach',
    needs: 'attendance.read',
    audits: [],
    list: true,
    valid: ({ team }) => ({ query: { team_id: team } }),
    variants: ({ team, today }) => [
      {},
      { query: { start: addDays(today, -90), end: today } },
      { query: { team_id: team, start: addDays(today, -90), end: today, today } },
    ],
    positions: { 'query.team_id': { names: 'team', foreign: 'empty' } },
  },
  {
    route: 'GET /api/attendance',
    caller: 'coach',
    needs: 'attendance.read',
    audits: [],
    list: true,
    valid: ({ event, athlete }) => ({ query: { event_id: event, athlete_id: athlete } }),
    variants: ({ event, athlete }) => [{ query: { event_id: event } }, { query: { athlete_id: athlete } }],
    mismatches: (mine, other) => [
      { request: { query: { event_id: mine.event, athlete_id: other.athlete } }, answer: 'empty' },
    ],
    positions: {
      'query.event_id': { names: 'event', foreign: 'empty' },
      'query.athlete_id': { names: 'athlete', foreign: 'empty' },
    },
  },
  {
    route: 'GET /api/attendance/closings',
    caller: 'coach',
    needs: 'attendance.read',
    audits: [],
    list: true,
    valid: ({ today }) => ({ query: { date: today } }),
    positions: {},
  },
  {
    route: 'GET /api/attendance/range',
    caller: 'coach',
    needs: 'attendance.read',
    audits: [],
    list: true,
    valid: (mine) => ({ query: { ...window(mine), team_id: mine.team } }),
    variants: (mine) => [
      { query: window(mine) },
      { query: { ...window(mine), athlete_id: mine.athlete } },
      { query: { ...window(mine), team_id: mine.team, athlete_id: mine.athlete, today: mine.today } },
      { query: { ...window(mine), limit: 20 } },
      {
        query: {
          ...window(mine),
          limit: 20,
          cursor: Buffer.from(JSON.stringify([addDays(mine.today, -3), 1, 1])).toString('base64url'),
        },
      },
    ],
    mismatches: (mine, other) => [
      { request: { query: { ...window(mine), team_id: mine.team, athlete_id: other.athlete } }, answer: 'empty' },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'empty' },
      'query.athlete_id': { names: 'athlete', foreign: 'empty' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'GET /api/attendance/days',
    caller: 'coach',
    needs: 'attendance.read',
    audits: [],
    list: true,
    valid: (mine) => ({ query: { ...window(mine), team_id: mine.team } }),
    variants: (mine) => [
      { query: window(mine) },
      { query: { ...window(mine), athlete_id: mine.athlete } },
      { query: { ...window(mine), start: addDays(mine.today, -29), today: mine.today } },
    ],
    mismatches: (mine, other) => [
      { request: { query: { ...window(mine), team_id: mine.team, athlete_id: other.athlete } }, answer: 'empty' },
    ],
    positions: {
      'query.team_id': { names: 'team', foreign: 'empty' },
      'query.athlete_id': { names: 'athlete', foreign: 'empty' },
    },
  },
  {
    route: 'POST /api/attendance',
    caller: 'coach',
    needs: 'attendance.write',
    audits: [],
    valid: (mine) => ({ body: marked(mine) }),
    refused: (mine) => [{ body: { ...marked(mine), date: addDays(mine.today, 1) } }],
    mismatches: (mine, other) => [
      { request: { body: { ...marked(mine), team_id: other.team } }, answer: 'refused' },
      { request: { body: { ...marked(mine), athlete_id: other.athlete } }, answer: 'refused' },
    ],
    positions: {
      'body.event_id': { names: 'event', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/attendance/unmark',
    caller: 'coach',
    needs: 'attendance.write',
    audits: [],
    valid: (mine) => ({ body: { ...at(mine), athlete_id: mine.athlete, if_status: 'present' } }),
    refused: (mine) => [{ body: { ...at(mine), athlete_id: mine.athlete, date: addDays(mine.today, 1) } }],
    mismatches: (mine, other) => [
      { request: { body: { ...at(mine), athlete_id: mine.athlete, team_id: other.team } }, answer: 'refused' },
    ],
    positions: {
      'body.event_id': { names: 'event', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.athlete_id': { names: 'athlete', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/attendance/close',
    caller: 'coach',
    needs: 'attendance.write',
    audits: [],
    valid: (mine) => ({ body: { ...at(mine), status: 'absent', close_id: mine.closeId } }),
    refused: (mine) => [{ body: { ...at(mine), date: addDays(mine.today, 1) } }],
    mismatches: (mine, other) => [{ request: { body: { ...at(mine), team_id: other.team } }, answer: 'refused' }],
    positions: {
      'body.event_id': { names: 'event', foreign: 'not found' },
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.close_id': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'POST /api/attendance/reopen',
    caller: 'coach',
    needs: 'attendance.write',
    audits: [],
    valid: ({ event, closeId }) => ({ body: { event_id: event, close_id: closeId } }),
    positions: {
      'body.event_id': { names: 'event', foreign: 'not found' },
      'body.close_id': { names: 'nothing', foreign: 'own' },
    },
  },
];
