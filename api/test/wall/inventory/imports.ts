import type { ImportPlan } from '@touchline/contracts/import-plan.schema';
import type { Belongings, RouteRow } from './types.js';

/** Of headings that a file of each team had. */
export const LAYOUT_FINGERPRINT = 'h0123456789abcdef';

/** Two people, of whom the second one may be the teammate. */
const content = ({ newcomers: [one, other] }: Belongings) =>
  Buffer.from(`Who;Job;Mum\n${one};Keeper;Eve Byron\n${other};Wing;\n`).toString('base64');

const plan = (mine: Belongings): ImportPlan => ({
  ...{ target: 'roster', fingerprint: 'hfedcba9876543210' },
  reading: {
    sheets: [],
    columns: [
      { heading: 'Who', group: null, occurrence: 0, field: 'name' },
      { heading: 'Job', group: null, occurrence: 0, field: 'position' },
      { heading: 'Mum', group: null, occurrence: 0, field: 'guardian_name' },
    ],
    ...{ decimal_sign: null, date_order: null, name_order: null },
    // Of other targets; a roster has none of them.
    days: [{ heading: 'Day', field: 'position' }],
    scales: [{ field: 'position', min: 1, max: 5, is_reversed: false }],
    codes: [{ field: 'position', word: 'abc', value: 'abc' }],
  },
  people: [
    { name: mine.newcomers[1], date_of_birth: null, athlete_id: mine.teammate, is_skipped: false },
    { name: 'Nobody', date_of_birth: null, athlete_id: mine.athlete, is_skipped: false },
  ],
  overwritten: [{ sheet: 'roster.csv', line: 3, day: null }],
});
const file = (mine: Belongings) => ({ file_name: 'roster.csv', content: content(mine), plan: plan(mine) });
const counts = { new: 1, same: 0, changed: 1, refused: 0, skipped: 0 };

const PEOPLE = {
  'body.plan.people.0.athlete_id': { names: 'teammate', foreign: 'not found' },
} as const;

/** Texts of a reading are compared with the file, and answered by its headings alone. */
const READING = {
  'body.content': null,
  'body.plan.reading.sheets.0': null,
  'body.plan.reading.columns.0.heading': null,
  'body.plan.reading.columns.0.group': null,
  'body.plan.reading.columns.0.field': null,
  'body.plan.reading.days.0.heading': null,
  'body.plan.reading.days.0.field': null,
  'body.plan.reading.scales.0.field': null,
  'body.plan.reading.codes.0.field': null,
  'body.plan.reading.codes.0.word': null,
  'body.plan.reading.codes.0.value': null,
  'body.plan.people.0.name': null,
  'body.plan.overwritten.0.sheet': null,
} as const;

export const IMPORTS: RouteRow[] = [
  {
    route: 'GET /api/teams/:id/imports',
    caller: 'coach',
    needs: 'names.read',
    audits: [],
    list: true,
    valid: ({ team }) => ({ params: { id: team } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'GET /api/teams/:id/imports/layout',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'people.write',
    audits: [],
    valid: ({ team }) => ({ params: { id: team }, query: { target: 'roster', fingerprint: LAYOUT_FINGERPRINT } }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'POST /api/teams/:id/imports/preview',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'people.write',
    audits: ['read profile'],
    onlyReads: true,
    valid: (mine) => ({ params: { id: mine.team }, body: file(mine) }),
    positions: { 'params.id': { names: 'team', foreign: 'not found' }, ...PEOPLE },
    // An athlete of another own team joins the team.
    mismatches: () => [],
    echoes: { 'body.file_name': null, ...READING },
  },
  {
    route: 'POST /api/teams/:id/imports',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'people.write',
    audits: ['create profile', 'update profile'],
    valid: (mine) => ({ params: { id: mine.team }, body: { ...file(mine), expected: counts } }),
    refused: (mine) => [{ params: { id: mine.team }, body: { ...file(mine), expected: { ...counts, new: 7 } } }],
    positions: { 'params.id': { names: 'team', foreign: 'not found' }, ...PEOPLE },
    mismatches: () => [],
    echoes: { 'body.file_name': { at: 'file_name' }, ...READING },
  },
  {
    route: 'POST /api/teams/:id/imports/:importId/undo',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({ params: { id: mine.team, importId: mine.import } }),
    positions: {
      'params.id': { names: 'team', foreign: 'not found' },
      'params.importId': { names: 'import', foreign: 'not found' },
    },
    mismatches: (mine, other) => [
      { request: { params: { id: mine.team, importId: other.import } }, answer: 'not found' },
    ],
  },
];
