import { CARRIED_DAYS_MAX } from '@touchline/contracts/club-rules';
import type { Belongings, RouteRow } from './types.js';

/** Other settings after each change. */
const nextSettings = ({ clubVersion: version }: Belongings) => ({
  carried_days: version % (CARRIED_DAYS_MAX + 1),
  other_teams_sessions: version % 2 === 1 ? 'hidden' : 'shown',
  version,
});

export const CLUB: RouteRow[] = [
  { route: 'GET /api/club', caller: 'coach', needs: 'names.read', audits: [], valid: () => ({}) },
  {
    route: 'PUT /api/club',
    caller: 'coach',
    ofClub: true,
    needs: 'administration.write',
    audits: [],
    valid: (mine) => ({ body: nextSettings(mine) }),
    // Changes nothing, so that the next call still has the present version.
    variants: ({ clubVersion: version }) => [{ body: { version } }],
  },
];
