import { addDays } from '@touchline/contracts/calendar-date';
import type { Belongings, RouteRow } from './types.js';

/** Two teams of one club have the same keys, and so have two clubs: a key reaches nothing of others. */
const KEY = { names: 'nothing', foreign: 'own' } as const;

const QUESTION = {
  ...{ question: 'How is your groin?', unit: 'rating', min: 0, max: 10, step: 1, direction: 'lower' },
  ...{ low_words: 'fine', high_words: 'sore', trials: 1, trial_rule: 'best', has_sides: false, day_rule: 'last' },
  ...{ kind: 'wellness', entered_by: 'athlete_daily', typical_error: null },
} as const;
const DEFINITION_TEXTS = {
  'body.label': { at: 'versions.0.label' },
  'body.question': { at: 'versions.0.question' },
  'body.low_words': { at: 'versions.0.low_words' },
  'body.high_words': { at: 'versions.0.high_words' },
};

const value = (mine: Belongings, athlete: number, side: 'left' | 'right') => {
  return { athlete_id: athlete, day: mine.today, measure: mine.testKey, side, trial: 2, value: 412 };
};
const asked = ({ team, today, questionKey }: Belongings, days: number) => ({
  team_id: team,
  from: addDays(today, days),
  questions: [{ measure: questionKey, when: 'daily', weekdays: [0, 3] }],
  version: 0,
});

const labelOf = ({ registrationCode }: Belongings) => `Question of team ${registrationCode.slice(4)}`;

export const MEASURES: RouteRow[] = [
  { route: 'GET /api/measures', caller: 'coach', needs: 'names.read', audits: [], valid: () => ({}) },
  {
    route: 'POST /api/measures',
    caller: 'coach',
    ofClub: true,
    needs: 'administration.write',
    audits: [],
    // Two measures of a club have no name in common, and two databases with the same calls have the same names.
    valid: (mine) => ({ body: { ...QUESTION, label: labelOf(mine) } }),
    refused: (mine) => [{ body: { ...QUESTION, label: labelOf(mine), min: 10, max: 0 } }],
    echoes: DEFINITION_TEXTS,
  },
  {
    route: 'PUT /api/measures/:key',
    caller: 'coach',
    ofClub: true,
    needs: 'administration.write',
    audits: [],
    valid: ({ spareKey, spareRevision: revision }) => ({
      params: { key: spareKey },
      body: { ...QUESTION, label: `Changed ${revision} times`, is_retired: false, revision },
    }),
    echoes: DEFINITION_TEXTS,
    positions: { 'params.key': KEY },
  },
  {
    route: 'GET /api/athletes/:id/measurements',
    caller: 'coach',
    needs: 'names.read',
    // The club has a test, and questions about wellness and load.
    audits: ['read fatigue', 'read training_load', 'read wellness'],
    list: true,
    // The catalogue, the reach, the values, and the athlete’s birth date and teams.
    queries: 4,
    valid: ({ athlete }) => ({ params: { id: athlete } }),
    variants: ({ athlete, testKey, today }) => [
      { params: { id: athlete }, query: { measure: testKey } },
      { params: { id: athlete }, query: { entered_by: 'staff,device' } },
      { params: { id: athlete }, query: { from: addDays(today, -60), to: today, limit: 30 } },
      { params: { id: athlete }, query: { measure: testKey, from: addDays(today, -60), to: today, limit: 30 } },
      {
        params: { id: athlete },
        query: {
          measure: testKey,
          limit: 30,
          cursor: Buffer.from(JSON.stringify([addDays(today, -100), 5])).toString('base64url'),
        },
      },
    ],
    refused: ({ athlete }) => [{ params: { id: athlete }, query: { measure: 'own.99999' } }],
    positions: {
      'params.id': { names: 'athlete', foreign: 'not found' },
      'query.measure': KEY,
      'query.cursor': { names: 'nothing', foreign: 'own' },
    },
  },
  {
    route: 'GET /api/measurements',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'performance.read',
    audits: ['read fatigue'],
    list: true,
    // The catalogue, the role in the team, the athletes, the reach and the values.
    queries: 5,
    valid: ({ team, testKey, today }) => ({ query: { team_id: team, day: today, measures: testKey } }),
    variants: ({ team, testKey, today }) => [{ query: { team_id: team, day: addDays(today, -28), measures: testKey } }],
    refused: ({ team, testKey, today }) => [{ query: { team_id: team, day: today, measures: `${testKey},own.99999` } }],
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' }, 'query.measures': KEY },
  },
  {
    route: 'PUT /api/measurements',
    caller: 'coach',
    needs: 'names.read',
    validNeeds: 'performance.write',
    audits: ['create fatigue'],
    valid: (mine) => ({
      body: { entries: [value(mine, mine.athlete, 'left'), value(mine, mine.teammate, 'right')] },
    }),
    refused: (mine) => [{ body: { entries: [{ ...value(mine, mine.athlete, 'left'), day: addDays(mine.today, 3) }] } }],
    positions: {
      'body.entries.0.athlete_id': { names: 'athlete', foreign: 'not found' },
      'body.entries.0.measure': KEY,
    },
  },
  {
    route: 'GET /api/surveys',
    caller: 'coach',
    needs: 'wellness.read',
    audits: [],
    valid: ({ team }) => ({ query: { team_id: team } }),
    positions: { 'query.team_id': { names: 'team', foreign: 'not found' } },
  },
  {
    route: 'PUT /api/surveys',
    caller: 'coach',
    needs: 'administration.write',
    audits: [],
    valid: (mine) => ({ body: asked(mine, 3) }),
    refused: (mine) => [{ body: asked(mine, 0) }],
    positions: {
      'body.team_id': { names: 'team', foreign: 'not found' },
      'body.questions.0.measure': KEY,
    },
  },
  { route: 'GET /api/batteries', caller: 'coach', needs: 'performance.read', audits: [], valid: () => ({}) },
  {
    route: 'POST /api/batteries',
    caller: 'coach',
    ofClub: true,
    needs: 'performance.write',
    audits: [],
    valid: ({ testKey }) => ({ body: { name: 'Pre-season', measures: ['test.jump', testKey] } }),
    refused: () => [{ body: { name: 'Pre-season', measures: ['hooper.stress'] } }],
    echoes: { 'body.name': { at: 'name' } },
    positions: { 'body.measures.0': KEY },
  },
  {
    route: 'PUT /api/batteries/:id',
    caller: 'coach',
    ofClub: true,
    needs: 'performance.write',
    audits: [],
    valid: ({ battery, testKey }) => ({
      params: { id: battery },
      body: { name: 'Mid-season', measures: [testKey, 'test.jump'], version: 1 },
    }),
    echoes: { 'body.name': { at: 'name' } },
    positions: { 'params.id': { names: 'battery', foreign: 'not found', shared: true }, 'body.measures.0': KEY },
  },
  {
    route: 'DELETE /api/batteries/:id',
    caller: 'coach',
    ofClub: true,
    needs: 'performance.write',
    audits: [],
    valid: ({ battery }) => ({ params: { id: battery }, query: { version: 1 } }),
    positions: { 'params.id': { names: 'battery', foreign: 'not found', shared: true } },
  },
];
