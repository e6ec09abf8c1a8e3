import type { Belongings, RouteRow } from './types.js';

const waiting = (name: string) => ({ in: 'GET /api/pending-athletes' as const, at: `*.${name}` });

/** Old enough to decide, whenever the tests run. */
const GROWN_UP = '1990-02-28';
const CHILD = `${new Date().getUTCFullYear() - 10}-01-02`;

const onRoster = (name: string) => ({ in: 'GET /api/athletes/list' as const, at: `*.${name}` });
const signedAthlete = ({ team, today }: Belongings) => ({
  team_id: team,
  first_name: 'Sam',
  last_name: 'Underwood',
  date_of_birth: CHILD,
  signed_on: today,
  text_version: '2026-11',
});

const joiningAthlete = {
  first_name: 'Jo',
  last_name: 'Joining',
  email: 'jo@athletes.test',
  position: 'Keeper',
  date_of_birth: GROWN_UP,
  jersey_number: 1,
  weight_kg: 58.5,
  height_cm: 171,
  text_version: '2026-11',
};

const joiningChild = (mailbox: string) => ({ first_name: 'Jo', date_of_birth: CHILD, guardian_email: mailbox });

export const JOIN: RouteRow[] = [
  { route: 'GET /api/join/rules', caller: 'anyone', audits: [], valid: () => ({}) },
  {
    route: 'POST /api/join',
    caller: 'anyone',
    audits: [],
    valid: ({ registrationCode }) => ({
      body: { registration_code: registrationCode, ...joiningAthlete },
    }),
    variants: ({ registrationCode, mailbox }) => [
      { body: { registration_code: registrationCode, ...joiningChild(`asked.${mailbox}`) } },
    ],
    positions: { 'body.registration_code': { names: 'registrationCode', foreign: 'alike' } },
    echoes: {
      // Compared with the stored code, never stored.
      'body.registration_code': null,
      'body.first_name': waiting('first_name'),
      'body.last_name': waiting('last_name'),
      'body.position': waiting('position'),
      // Compared with the present version.
      'body.text_version': null,
    },
  },
  {
    route: 'POST /api/join/poster',
    caller: 'anyone',
    audits: [],
    valid: ({ posterKey }) => ({ body: { poster_key: posterKey, ...joiningAthlete, last_name: 'Scanning' } }),
    variants: ({ posterKey, mailbox }) => [{ body: { poster_key: posterKey, ...joiningChild(`scanned.${mailbox}`) } }],
    positions: { 'body.poster_key': { names: 'posterKey', foreign: 'unknown' } },
    echoes: {
      // Compared with the stored key, never stored.
      'body.poster_key': null,
      'body.first_name': waiting('first_name'),
      'body.last_name': waiting('last_name'),
      'body.position': waiting('position'),
      // Compared with the present version.
      'body.text_version': null,
    },
  },
  {
    route: 'POST /api/join/poster/link',
    caller: 'anyone',
    onlyReads: true,
    audits: [],
    valid: ({ posterKey }) => ({ body: { key: posterKey } }),
    positions: { 'body.key': { names: 'posterKey', foreign: 'unknown' } },
    echoes: { 'body.key': null },
  },
  {
    route: 'POST /api/join/guardian/question',
    caller: 'anyone',
    onlyReads: true,
    audits: [],
    valid: ({ guardianKey }) => ({ body: { key: guardianKey } }),
    variants: ({ joinKey }) => [{ body: { key: joinKey } }],
    positions: { 'body.key': { names: 'guardianKey', foreign: 'unknown' } },
    echoes: { 'body.key': null },
  },
  {
    route: 'POST /api/join/guardian',
    caller: 'anyone',
    audits: [],
    valid: ({ joinKey }) => ({
      body: {
        agrees: true,
        key: joinKey,
        guardian_name: 'Eve Byron',
        relation: 'Mother',
        text_version: '2026-11',
        person: {
          email: 'joined@athletes.test',
          last_name: 'Arriving',
          position: 'Keeper',
          jersey_number: 1,
          weight_kg: 38.5,
          height_cm: 141,
        },
      },
    }),
    variants: ({ guardianKey, otherJoinKey, teammateGuardianKey }) => [
      {
        body: {
          agrees: true,
          key: guardianKey,
          guardian_name: 'Eve Byron',
          relation: 'Mother',
          text_version: '2026-11',
        },
      },
      { body: { agrees: false, key: otherJoinKey } },
      { body: { agrees: false, key: teammateGuardianKey } },
    ],
    positions: { 'body.key': { names: 'joinKey', foreign: 'unknown' } },
    echoes: {
      'body.key': null,
      // No call answers them; the export does.
      'body.guardian_name': null,
      'body.relation': null,
      'body.text_version': null,
      'body.person.last_name': waiting('last_name'),
      'body.person.position': waiting('position'),
    },
  },
  {
    route: 'POST /api/join/address',
    caller: 'anyone',
    audits: [],
    valid: ({ addressKey }) => ({ body: { key: addressKey } }),
    positions: { 'body.key': { names: 'addressKey', foreign: 'unknown' } },
    echoes: { 'body.key': null },
  },
  { route: 'GET /api/athlete/address', caller: 'athlete', audits: [], valid: () => ({}) },
  {
    route: 'PUT /api/athlete/address',
    caller: 'athlete',
    audits: [],
    valid: ({ mailbox }) => ({ body: { email: mailbox } }),
  },
  { route: 'GET /api/athlete/consent', caller: 'athlete', audits: [], valid: () => ({}) },
  {
    route: 'POST /api/athlete/consent',
    caller: 'athlete',
    audits: [],
    valid: ({ mailbox }) => ({
      body: { text_version: '2026-11', date_of_birth: GROWN_UP, guardian_email: mailbox },
    }),
    echoes: { 'body.text_version': null },
  },
  { route: 'DELETE /api/athlete/consent', caller: 'athlete', audits: [], valid: () => ({}) },
  {
    route: 'POST /api/consents',
    caller: 'coach',
    needs: 'administration.write',
    audits: ['update profile'],
    valid: ({ athlete, today }) => ({
      body: {
        athlete_id: athlete,
        signed_on: today,
        text_version: '2026-11',
        guardian_name: 'Eve Byron',
        relation: 'Mother',
      },
    }),
    variants: ({ athlete, today }) => [
      {
        body: { athlete_id: athlete, signed_on: today, text_version: '2026-11', guardian_name: null, relation: null },
      },
    ],
    refused: ({ athlete, today }) => [
      {
        body: {
          athlete_id: athlete,
          signed_on: '2999-01-01',
          text_version: '2026-11',
          guardian_name: null,
          relation: null,
        },
      },
      { body: { athlete_id: athlete, signed_on: today, text_version: 'other', guardian_name: null, relation: null } },
    ],
    positions: { 'body.athlete_id': { names: 'athlete', foreign: 'not found' } },
    // No call answers them; the export does.
    echoes: { 'body.text_version': null, 'body.guardian_name': null, 'body.relation': null },
  },
  {
    route: 'POST /api/athletes',
    caller: 'coach',
    needs: 'people.write',
    audits: ['create profile'],
    valid: (mine) => ({
      body: {
        ...signedAthlete(mine),
        email: 'sam@athletes.test',
        position: 'Keeper',
        jersey_number: 1,
        weight_kg: 38.5,
        height_cm: 141,
        guardian_name: 'Eve Byron',
        relation: 'Mother',
        is_another: true,
      },
    }),
    variants: (mine) => [
      {
        body: {
          ...signedAthlete(mine),
          first_name: 'Grown',
          date_of_birth: GROWN_UP,
          guardian_name: null,
          relation: null,
        },
      },
    ],
    refused: (mine) => [
      { body: { ...signedAthlete(mine), guardian_name: null, relation: null } },
      { body: { ...signedAthlete(mine), guardian_name: 'Eve Byron', relation: 'Mother', text_version: 'other' } },
    ],
    positions: { 'body.team_id': { names: 'team', foreign: 'not found' } },
    echoes: {
      'body.first_name': onRoster('first_name'),
      'body.last_name': onRoster('last_name'),
      'body.position': onRoster('position'),
      // No call answers them; the export does.
      'body.text_version': null,
      'body.guardian_name': null,
      'body.relation': null,
    },
  },
  {
    route: 'DELETE /api/consents/:athleteId',
    caller: 'coach',
    needs: 'administration.write',
    audits: ['update profile'],
    valid: ({ athlete }) => ({ params: { athleteId: athlete } }),
    positions: { 'params.athleteId': { names: 'athlete', foreign: 'not found' } },
  },
];
