import type { ImportPlan } from '@touchline/contracts/import-plan.schema';
import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

/** Of headings that a file of each team had. */
export const LAYOUT_FINGERPRINT = 'h0123456789abcdef';

/** Two people, of whom the second one may be the teammate. */
const content = ({ newcomers: [one, other] }: Belongings) =>
  Buffer.from(`Who;Job;Mum\n${one};Keeper;Eve Byron\n${other};Wing;\n`).toString('base64');

const DECISIONS = { decimal_sign: null, date_order: null, name_order: null };
const columnsOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([heading, field]) => ({ heading, group: null, occurrence: 0, field }));

const plan = (mine: Belongings): ImportPlan => ({
  ...{ target: 'roster', fingerprint: 'hfedcba9876543210' },
  reading: {
    ...{ sheets: [], columns: columnsOf({ Who: 'name', Job: 'position', Mum: 'guardian_name' }), ...DECISIONS },
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

/** A new day of the teammate, and another value of the athlete's day that a file wrote. */
const surveys = ({ athlete, teammate, today }: Belongings) => {
  const [one, other] = ['Nick Name', 'Pet Name'];
  const [filled, replaced] = [addDays(today, -40), addDays(today, -1)];
  const lines = ['Who;Day;Stress', `${one};${filled};3`, `${other};${replaced};9`];
  const surveyPlan: ImportPlan = {
    ...{ target: 'wellness', fingerprint: 'hfedcba9876543210' },
    reading: {
      ...{ sheets: [], columns: columnsOf({ Who: 'name', Day: 'day', Stress: 'hooper.stress' }), ...DECISIONS },
      scales: [{ field: 'hooper.stress', min: 1, max: 10, is_reversed: false }],
    },
    people: [
      { name: one, date_of_birth: null, athlete_id: teammate, is_skipped: false },
      { name: other, date_of_birth: null, athlete_id: athlete, is_skipped: false },
    ],
    overwritten: [{ sheet: 'surveys.csv', line: 3, day: replaced }],
  };
  const bytes = Buffer.from(lines.join('\n')).toString('base64');
  return { file_name: 'surveys.csv', content: bytes, plan: surveyPlan };
};

/** A mark of the teammate, whose day has no event. */
const marks = ({ teammate, today }: Belongings) => {
  const [day, name] = [addDays(today, -41), 'Pet Name'];
  const marksPlan: ImportPlan = {
    ...{ target: 'attendance', fingerprint: 'hfedcba9876543210' },
    reading: {
      ...{ sheets: [], columns: columnsOf({ Who: 'name', Day: 'day', Was: 'status' }), ...DECISIONS },
    },
    people: [{ name, date_of_birth: null, athlete_id: teammate, is_skipped: false }],
    overwritten: [],
  };
  const bytes = Buffer.from(`Who;Day;Was\n${name};${day};present`).toString('base64');
  return { file_name: 'marks.csv', content: bytes, plan: marksPlan };
};

const events = ({ today }: Belongings) => {
  const eventsPlan: ImportPlan = {
    ...{ target: 'events', fingerprint: 'hfedcba9876543210' },
    reading: { ...{ sheets: [], columns: columnsOf({ Day: 'day', What: 'title' }), ...DECISIONS } },
    ...{ people: [], overwritten: [] },
  };
  const bytes = Buffer.from(`Day;What\n${addDays(today, -42)};Game`).toString('base64');
  return { file_name: 'events.csv', content: bytes, plan: eventsPlan };
};
const one = { ...counts, changed: 0 };

const IMPORT = {
  'params.id': { names: 'team', foreign: 'not found' },
  'params.importId': { names: 'import', foreign: 'not found' },
} as const;

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
    variants: (mine) => [surveys, marks, events].map((of) => ({ params: { id: mine.team }, body: of(mine) })),
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
    variants: (mine) => [
      { params: { id: mine.team }, body: { ...surveys(mine), expected: counts, minors_stated: true } },
      { params: { id: mine.team }, body: { ...marks(mine), expected: { ...one, new_events: 1 } } },
      { params: { id: mine.team }, body: { ...events(mine), expected: one } },
    ],
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
    variants: (mine) => [{ params: { id: mine.team, importId: mine.surveyImport } }],
    positions: IMPORT,
    mismatches: (mine, other) => [
      { request: { params: { id: mine.team, importId: other.import } }, answer: 'not found' },
    ],
  },
  {
    route: 'GET /api/teams/:id/imports/:importId/rows',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'wellness.write',
    audits: ['read profile', 'read wellness'],
    list: true,
    queries: 10,
    valid: (mine) => ({ params: { id: mine.team, importId: mine.surveyImport } }),
    variants: (mine) => [
      { params: { id: mine.team, importId: mine.surveyImport }, query: { limit: 5 } },
      { params: { id: mine.team, importId: mine.import } },
    ],
    positions: {
      ...IMPORT,
      'params.importId': { names: 'surveyImport', foreign: 'not found' },
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
    mismatches: (mine, other) => [
      { request: { params: { id: mine.team, importId: other.surveyImport } }, answer: 'not found' },
    ],
  },
  {
    route: 'POST /api/teams/:id/imports/:importId/rows/:rowId/undo',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'people.write',
    audits: ['update profile'],
    valid: (mine) => ({
      params: { id: mine.team, importId: mine.import, rowId: mine.importRow },
      body: { version: 1 },
    }),
    variants: (mine) => [
      { params: { id: mine.team, importId: mine.surveyImport, rowId: mine.surveyImportRow }, body: { version: 1 } },
    ],
    refused: (mine) => [
      { params: { id: mine.team, importId: mine.import, rowId: mine.importRow }, body: { version: 999 } },
    ],
    positions: { ...IMPORT, 'params.rowId': { names: 'importRow', foreign: 'not found' } },
    mismatches: (mine, other) => [
      {
        request: { params: { id: mine.team, importId: other.import, rowId: mine.importRow }, body: { version: 1 } },
        answer: 'not found',
      },
      {
        request: { params: { id: mine.team, importId: mine.import, rowId: other.importRow }, body: { version: 1 } },
        answer: 'not found',
      },
      {
        request: {
          params: { id: mine.team, importId: mine.surveyImport, rowId: mine.importRow },
          body: { version: 1 },
        },
        answer: 'not found',
      },
    ],
  },
];
