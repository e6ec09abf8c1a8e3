import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseCalls } from '@touchline/contracts/area';
import { callOf, routesOf, type ApiDocument } from './api-document.js';
import { MUTATIONS, answer, body, parameter, type Loose } from '../test/api-mutations.js';
import { answerWords, wordsNote } from './answer-words.js';
import { callProblems, takenAway, unfitCalls } from './check-calls.js';

const REAL = JSON.parse(readFileSync(join(__dirname, '../../contracts/openapi.json'), 'utf8')) as ApiDocument;
const SIDES = { caller: 'mfe-one 1.0.0-b', api: 'the deployed API' };

function callsOf(document: ApiDocument, routes = routesOf(document)): ReleaseCalls {
  const calls: ReleaseCalls = {};
  for (const route of routes) calls[route] = callOf(document, route) ?? { request: {} };
  return calls;
}

describe('the real API', () => {
  const built = callsOf(REAL);

  it('has no problems with itself', () => {
    expect(Object.keys(built).length).toBeGreaterThan(80);
    expect(callProblems(built, REAL, SIDES)).toEqual([]);
    expect(takenAway(REAL, structuredClone(REAL))).toEqual([]);
  });

  it('is described without references, annotations and other statuses', () => {
    expect(JSON.stringify(built).includes('$ref')).toBe(false);
    expect(built['POST /api/teams']?.request).toHaveProperty('properties.body.properties.registration_code', {
      type: 'string',
      pattern: '^[A-Z0-9]{8}$',
    });
    expect(built['DELETE /api/teams/{id}']).toEqual({
      request: {
        type: 'object',
        properties: {
          params: {
            type: 'object',
            properties: { id: { type: 'string', format: 'id', pattern: '^[1-9]\\d{0,14}$' } },
            required: ['id'],
            additionalProperties: false,
          },
          query: { type: 'object', properties: {}, required: [], additionalProperties: false },
        },
        required: ['params'],
        additionalProperties: false,
      },
    });
  });

  it.each(MUTATIONS)('finds that %s', (_what, mutate, route, field, part) => {
    const deployed = structuredClone(REAL);
    mutate(deployed);
    const found = callProblems(built, deployed, SIDES);
    expect(found.map((problem) => [problem.route, problem.field])).toEqual([[route, field]]);
    const [sentence = ''] = unfitCalls({ name: 'mfe-one', version: '1.0.0-b', calls: built }, deployed);
    expect(sentence).toContain('mfe-one 1.0.0-b ');
    expect(sentence).toContain(route);
    expect(sentence).toContain(part);
    expect(sentence).toMatch(/\. (Promote the new API first|Build again with the current kit)[^.]*\.$/);
  });

  it('lets the API answer more and take more', () => {
    const deployed = structuredClone(REAL);
    answer(deployed, 'GET /api/teams').items.properties.colour = { type: 'string' };
    answer(deployed, 'GET /api/teams').items.required.push('colour');
    body(deployed, 'POST /api/teams').properties.league = { type: 'string' };
    body(deployed, 'POST /api/teams').properties.sport.enum.push('Chess');
    body(deployed, 'PUT /api/teams/{id}').properties.name.maxLength += 1;
    parameter(deployed, 'GET /api/athletes/wellness', 'athlete_id').required = false;
    deployed.paths['/api/new'] = { get: { responses: {} } };
    expect(callProblems(built, deployed, SIDES)).toEqual([]);
  });

  it('lets an open list of words in an answer grow, and no request', () => {
    const current = structuredClone(REAL);
    answer(current, 'GET /api/attendance').items.properties.status.enum.push('half_day');
    answer(current, 'GET /api/calendar/list').items.properties.event_type.enum.push('camp');
    expect(callProblems(built, current, SIDES)).toEqual([]);
    expect(takenAway(REAL, current)).toEqual([]);
    const asked = callsOf(current, ['POST /api/attendance']);
    (asked['POST /api/attendance']?.request as Loose).properties.body.properties.status.enum.push('half_day');
    expect(callProblems(asked, REAL, SIDES).map(({ sentence }) => sentence)).toEqual([
      'mfe-one 1.0.0-b calls POST /api/attendance with "half_day" as body.status, which the deployed API does not take',
    ]);
  });

  it('holds a build from before lists were open to the words that it knows', () => {
    const deployed = structuredClone(REAL);
    const former = callsOf(REAL, ['GET /api/attendance']);
    delete (former['GET /api/attendance']?.answer as Loose).items.properties.status['x-open'];
    expect(callProblems(former, deployed, SIDES)).toEqual([]);
    answer(deployed, 'GET /api/attendance').items.properties.status.enum.push('half_day');
    expect(unfitCalls({ name: 'mfe-one', version: '1.0.0-b', calls: former }, deployed)).toEqual([
      'mfe-one 1.0.0-b does not know "half_day" as answer[].status in the answer of GET /api/attendance, which the deployed API gives. Build again with the current kit.',
    ]);
  });

  it('says which lists of words a build shows as they come', () => {
    const calls = callsOf(REAL, ['GET /api/attendance', 'GET /api/teams', 'GET /api/athletes/trends']);
    expect(answerWords(calls).open).toContain('GET /api/attendance answer[].status');
    expect(wordsNote(calls)).toEqual([
      'It shows new words of the API in 5 lists of answers, and needs a new build for new words in GET /api/teams answer[].role.',
    ]);
    expect(wordsNote(callsOf(REAL, ['DELETE /api/teams/{id}']))).toEqual([]);
    expect(wordsNote()).toEqual([]);
  });

  it('lets a parameter of an address have another name', () => {
    const deployed = structuredClone(REAL);
    const { '/api/teams/{id}': team = {}, ...paths } = deployed.paths;
    const renamed = JSON.parse(JSON.stringify(team).replaceAll('"name":"id"', '"name":"team"')) as typeof team;
    deployed.paths = { ...paths, '/api/teams/{team}': renamed };
    expect(callProblems(built, deployed, SIDES)).toEqual([]);
  });

  it('may take something away with another major', () => {
    const current = structuredClone(REAL);
    delete current.paths['/api/teams/sports'];
    expect(takenAway(REAL, current)).toEqual([
      'A client of the released API calls GET /api/teams/sports, which this API does not have. Keep what it needs, or raise the major of API_VERSION.',
    ]);
    current.info.version = '2.0.0';
    expect(takenAway(REAL, current)).toEqual([]);
  });
});

it('says nothing of a build that does not say what it calls', () =>
  expect(unfitCalls({ name: 'mfe-one', version: '1.0.0-a' }, REAL)).toEqual([]));
