import { PASSWORD } from '../../support/factories.js';
import type { RouteRow } from './types.js';

export const STAFF: RouteRow[] = [
  {
    route: 'GET /api/teams/:id/staff',
    caller: 'coach',
    needs: 'administration.read',
    audits: [],
    list: true,
    // The team, the own role, the name of the team, its staff, its invitations.
    queries: 5,
    valid: ({ team }) => ({ params: { id: team } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'PUT /api/teams/:id/staff/:coachId',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team, staffMember }) => ({
      params: { id: team, coachId: staffMember },
      body: { role: 'viewer', if_role: 'coach' },
    }),
    mismatches: (mine, other) => [
      {
        request: {
          params: { id: mine.team, coachId: other.staffMember },
          body: { role: 'viewer', if_role: 'coach' },
        },
        answer: 'not found',
      },
    ],
    refused: ({ team, staffMember }) => [
      { params: { id: team, coachId: staffMember }, body: { role: 'viewer', if_role: 'medical' } },
    ],
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'params.coachId': { names: 'staffMember', foreign: 'not found' },
    },
  },
  {
    route: 'DELETE /api/teams/:id/staff/:coachId',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team, staffMember }) => ({ params: { id: team, coachId: staffMember } }),
    variants: ({ team, secondStaffMember }) => [
      { params: { id: team, coachId: secondStaffMember }, query: { feed: 'keep' } },
    ],
    mismatches: (mine, other) => [
      { request: { params: { id: mine.team, coachId: other.staffMember } }, answer: 'not found' },
    ],
    // The last administrator.
    refused: ({ team, coach }) => [{ params: { id: team, coachId: coach } }],
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'params.coachId': { names: 'staffMember', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/teams/:id/invitations',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team, mailbox }) => ({
      params: { id: team },
      body: { email: `staff.${mailbox}`, name: 'Sam Newcomer', role: 'coach', by: 'screen' },
    }),
    variants: ({ team, mailbox }) => [
      { params: { id: team }, body: { email: `mailed.${mailbox}`, role: 'head_coach', by: 'mail' } },
    ],
    refused: ({ team, email }) => [{ params: { id: team }, body: { email, role: 'coach', by: 'screen' } }],
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
    echoes: { 'body.name': { at: 'invitation.name' } },
  },
  {
    route: 'DELETE /api/teams/:id/invitations/:invitationId',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: ({ team, invitation }) => ({ params: { id: team, invitationId: invitation } }),
    mismatches: (mine, other) => [
      { request: { params: { id: mine.team, invitationId: other.invitation } }, answer: 'not found' },
    ],
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'params.invitationId': { names: 'invitation', foreign: 'not found' },
    },
  },
  {
    route: 'POST /api/staff-invitations/read',
    caller: 'anyone',
    onlyReads: true,
    audits: [],
    valid: ({ invitationToken }) => ({ body: { token: invitationToken } }),
    variants: ({ ownInvitationToken }) => [{ body: { token: ownInvitationToken } }],
    positions: { 'body.token': { names: 'invitationToken', foreign: 'unknown' } },
    echoes: { 'body.token': null },
  },
  {
    route: 'POST /api/staff-invitations/account',
    caller: 'anyone',
    audits: [],
    valid: ({ invitationToken }) => ({
      body: { token: invitationToken, name: 'Sam Newcomer', password: PASSWORD },
    }),
    positions: { 'body.token': { names: 'invitationToken', foreign: 'unknown' } },
    // The staff of the team see the name; this caller sees nothing.
    echoes: { 'body.token': null, 'body.name': null, 'body.password': null },
  },
  {
    route: 'POST /api/staff-invitations/accept',
    caller: 'coach',
    needs: 'sign-in',
    audits: [],
    valid: ({ ownInvitationToken }) => ({ body: { token: ownInvitationToken } }),
    positions: { 'body.token': { names: 'ownInvitationToken', foreign: 'unknown' } },
    echoes: { 'body.token': null },
  },
];
