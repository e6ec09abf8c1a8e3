import { CARRIED_DAYS_MAX } from '@touchline/contracts/club-rules';
import { EXTRA_QUESTIONS_MAX } from '@touchline/contracts/survey-rules';
import type { RouteRow } from './types.js';

export const CLUB: RouteRow[] = [
  { route: 'GET /api/club', caller: 'coach', needs: 'names.read', audits: [], valid: () => ({}) },
  {
    route: 'PUT /api/club',
    caller: 'coach',
    ofClub: true,
    needs: 'administration.write',
    audits: [],
    // Other settings after each change, because all coaches of the club share them.
    valid: ({ clubVersion: version }) => ({
      body: {
        carried_days: version % (CARRIED_DAYS_MAX + 1),
        other_teams_sessions: version % 2 === 1 ? 'hidden' : 'shown',
        late_marks: version % 2 === 1 ? 'on' : 'off',
        extra_questions: version % (EXTRA_QUESTIONS_MAX + 1),
        version,
      },
    }),
  },
];
