import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const answered = ({ questionKey, today }: Belongings) => ({
  date: today,
  revision: null,
  sleep_quality: 2,
  fatigue: 3,
  muscle_soreness: 4,
  stress: 5,
  pain: { body_part: 'Knee', severity: 4 },
  more: [{ measure: questionKey, value: 3 }],
});
const trained = ({ pastEvent, sessionQuestionKey }: Belongings) => ({
  was_there: true,
  event_id: pastEvent,
  revision: null,
  rpe: 6.5,
  duration_min: 75,
  more: [{ measure: sessionQuestionKey, value: 3 }],
});

export const ATHLETE_ANSWERS: RouteRow[] = [
  {
    route: 'GET /api/athlete/page',
    caller: 'athlete',
    audits: [],
    list: true,
    // Who the athlete is, their events and availability, what two weeks of a page show, and what is asked
    // beside the ratings: whether the club and the team ask more, the lists, the measures and the answers.
    queries: 12,
    valid: () => ({}),
  },
  {
    route: 'PUT /api/athlete/wellness',
    caller: 'athlete',
    audits: ['create wellness'],
    valid: (mine) => ({ body: answered(mine) }),
    refused: (mine) => [{ body: { ...answered(mine), date: addDays(mine.today, -2) } }],
    echoes: { 'body.pain.body_part': { at: 'stored.pain.body_part' } },
  },
  {
    route: 'PUT /api/athlete/sessions',
    caller: 'athlete',
    audits: ['create training_load'],
    valid: (mine) => ({ body: trained(mine) }),
    positions: { 'body.event_id': { names: 'pastEvent', foreign: 'not found' } },
  },
  {
    route: 'GET /api/squad/answers-due',
    caller: 'coach',
    needs: 'wellness.read',
    audits: [],
    list: true,
    // The reach, the roster, consents, devices and how they changed, the answers, and whether the club and then
    // the team asked more.
    queries: 9,
    athletesAtOnce: 200,
    valid: ({ team }) => ({ query: { team_id: team } }),
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' } },
  },
];
