import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

/** A new code, unique because the code it is made from is. */
const newCode = ({ registrationCode }: Belongings, first: string) => first + registrationCode.slice(1);
const newTeam = (mine: Belongings) => ({
  sport: 'Rowing (W)',
  name: `Eight ${[...mine.registrationCode].reverse().join('')}`,
  registration_code: newCode(mine, '1'),
  code_expires_at: `${mine.today}T23:59:59Z`,
});

const nextSeason = (mine: Belongings) => ({
  first_day: addDays(mine.today, 60),
  athletes: [{ athlete_id: mine.athlete, action: 'copy', team_id: mine.furtherTeam, version: 1 }],
});

export const TEAMS: RouteRow[] = [
  { route: 'GET /api/teams', caller: 'coach', needs: 'names.read', audits: [], list: true, valid: () => ({}) },
  {
    route: 'GET /api/teams/with-athletes',
    caller: 'coach',
    needs: 'names.read',
    audits: [],
    list: true,
    valid: () => ({}),
  },
  { route: 'GET /api/teams/sports', caller: 'coach', needs: 'names.read', audits: [], list: true, valid: () => ({}) },
  {
    route: 'POST /api/teams',
    caller: 'coach',
    ofClub: true,
    needs: 'administration.write',
    audits: [],
    valid: (mine) => ({ body: newTeam(mine) }),
    positions: { 'body.registration_code': { names: 'nothing', foreign: 'own' } },
    // An instant; the stored one is at most seven days from now.
    echoes: { 'body.name': { at: 'name' }, 'body.code_expires_at': null },
  },
  {
    route: 'PUT /api/teams/:id',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: (mine) => ({
      params: { id: mine.team },
      body: { registration_code: newCode(mine, '2'), if_registration_code: mine.registrationCode },
    }),
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'body.registration_code': { names: 'nothing', foreign: 'own' },
      'body.if_registration_code': { names: 'nothing', foreign: 'own' },
    },
    echoes: { 'body.name': { at: 'name' } },
  },
  {
    route: 'GET /api/teams/:id/season-changes',
    caller: 'coach',
    needs: 'people.write',
    audits: [],
    list: true,
    valid: ({ team }) => ({ params: { id: team } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'POST /api/teams/:id/season-changes',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({ params: { id: mine.team }, body: nextSeason(mine) }),
    variants: (mine) => [
      {
        params: { id: mine.team },
        body: {
          first_day: mine.today,
          athletes: [{ athlete_id: mine.teammate, action: 'carry_over', team_id: mine.emptyTeam, version: 1 }],
        },
      },
    ],
    refused: (mine) => [
      { params: { id: mine.team }, body: { ...nextSeason(mine), first_day: addDays(mine.today, -1) } },
      {
        params: { id: mine.emptyTeam },
        body: nextSeason(mine),
      },
      {
        params: { id: mine.team },
        body: {
          first_day: mine.today,
          athletes: [{ athlete_id: mine.teammate, action: 'copy', team_id: mine.furtherTeam, version: 7 }],
        },
      },
    ],
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'body.athletes.0.athlete_id': { names: 'athlete', foreign: 'not found' },
      'body.athletes.0.team_id': { names: 'furtherTeam', foreign: 'not found' },
    },
    // An athlete may join every own team.
    mismatches: () => [],
  },
  {
    route: 'POST /api/teams/:id/season-changes/undo',
    caller: 'coach',
    needs: 'people.write',
    audits: ['update profile'],
    valid: ({ team, seasonChangedAt }) => ({ params: { id: team }, body: { changed_at: seasonChangedAt } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
    // Compared with the stored instant.
    echoes: { 'body.changed_at': null },
  },
  {
    route: 'GET /api/teams/:id/poster-link',
    caller: 'coach',
    needs: 'administration.read',
    audits: [],
    valid: ({ team }) => ({ params: { id: team } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'POST /api/teams/:id/poster-link',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team, posterMadeAt }) => ({ params: { id: team }, body: { seen_made_at: posterMadeAt } }),
    variants: ({ emptyTeam, today }) => [
      { params: { id: emptyTeam }, body: { seen_made_at: null, ends_on: addDays(today, 30) } },
    ],
    refused: ({ team, posterMadeAt }) => [
      { params: { id: team }, body: { seen_made_at: null } },
      { params: { id: team }, body: { seen_made_at: posterMadeAt, ends_on: '2999-01-01' } },
    ],
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
    // Compared with the stored instant.
    echoes: { 'body.seen_made_at': null },
  },
  {
    route: 'PUT /api/teams/:id/poster-link',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team, today }) => ({ params: { id: team }, body: { ends_on: addDays(today, 30) } }),
    refused: ({ team }) => [{ params: { id: team }, body: { ends_on: '2999-01-01' } }],
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/teams/:id/poster-link',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team }) => ({ params: { id: team } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'DELETE /api/teams/:id',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ emptyTeam }) => ({ params: { id: emptyTeam } }),
    refused: ({ team }) => [{ params: { id: team } }],
    positions: { 'params.id': { names: 'emptyTeam', foreign: 'not found' } },
  },
];
