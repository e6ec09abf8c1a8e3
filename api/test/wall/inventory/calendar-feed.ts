import { addDays, mondayOf } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

const ownTeam = { names: 'team', foreign: 'not found' } as const;
const copied = ({ team, today }: Belongings) => ({
  team_id: team,
  from_week: mondayOf(today),
  to_week: addDays(mondayOf(today), 7),
});
/** The Sunday of this week is in the year 3000, for which there are no dates. */
const LAST_MONDAY = mondayOf('2999-12-31');

export const CALENDAR_FEED: RouteRow[] = [
  {
    route: 'GET /api/calendar/feed',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: ({ team }) => ({ query: { team_id: team } }),
    positions: { 'query.team_id': ownTeam },
  },
  {
    route: 'POST /api/calendar/feed',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: ({ team }) => ({ body: { team_id: team } }),
    positions: { 'body.team_id': ownTeam },
  },
  {
    route: 'DELETE /api/calendar/feed',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: ({ team }) => ({ query: { team_id: team } }),
    positions: { 'query.team_id': ownTeam },
  },
  {
    route: 'GET /api/calendar/feed/:secret.ics',
    caller: 'anyone',
    audits: [],
    valid: ({ feedSecret }) => ({ params: { secret: feedSecret } }),
    positions: { 'params.secret': { names: 'feedSecret', foreign: 'unknown' } },
  },
  {
    route: 'POST /api/calendar/copy-week',
    caller: 'coach',
    needs: 'plan.write',
    audits: [],
    valid: (mine) => ({ body: copied(mine) }),
    refused: (mine) => [
      { body: { ...copied(mine), to_week: LAST_MONDAY } },
      { body: { ...copied(mine), from_week: LAST_MONDAY } },
    ],
    positions: { 'body.team_id': ownTeam },
  },
];
