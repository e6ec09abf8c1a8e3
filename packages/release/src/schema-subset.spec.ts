import type { JsonSchema } from '@touchline/contracts/area';
import { callOf, type ApiDocument } from './api-document.js';
import { callProblems } from './check-calls.js';

const ROUTE = 'POST /x';
const SIDES = { caller: 'mfe-one 1.0.0-b', api: 'the deployed API' };

/** An API with one route that takes and answers values of a schema. */
const apiOf = (schema: JsonSchema, components = {}): ApiDocument => ({
  info: { version: '1.0.0' },
  paths: {
    '/x': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { 200: { content: { 'application/json': { schema } } } },
      },
    },
  },
  components,
});

/** Where a build for the schema `built` differs from an API with `deployed`: fields of the request and of the answer. */
function fields(built: JsonSchema, deployed: JsonSchema): string[] {
  const call = callOf(apiOf(built), ROUTE);
  return call ? callProblems({ [ROUTE]: call }, apiOf(deployed), SIDES).map(({ field }) => field) : [];
}

it.each<[string, JsonSchema, JsonSchema, string[]]>([
  ['spellings of null', { type: 'string', nullable: true }, { type: ['string', 'null'] }, []],
  ['spellings of one value', { const: 'a' }, { type: 'string', enum: ['a'] }, []],
  [
    'spellings of a limit',
    { type: 'integer', minimum: 0, exclusiveMinimum: true },
    { type: 'integer', minimum: 1 },
    [],
  ],
  [
    'spellings of an exclusive limit',
    { type: 'number', maximum: 1, exclusiveMaximum: true },
    { type: 'number', exclusiveMaximum: 1 },
    [],
  ],
  [
    'alternatives in another order',
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    { oneOf: [{ type: 'integer' }, { type: 'string' }] },
    [],
  ],
  ['values over several alternatives', { enum: ['a', 'b'] }, { anyOf: [{ const: 'a' }, { const: 'b' }] }, []],
  ['an alternative more', { type: 'string' }, { anyOf: [{ type: 'string' }, { type: 'boolean' }] }, ['answer']],
  ['whole numbers among all', { type: 'integer' }, { type: 'number' }, ['answer']],
  ['all booleans', { type: 'boolean' }, { type: 'boolean', enum: [true] }, ['body']],
  [
    'another spelling of a date',
    { type: 'string', format: 'date', pattern: 'a' },
    { type: 'string', format: 'date', pattern: 'b' },
    [],
  ],
  ['steps', { type: 'number', multipleOf: 0.5 }, { type: 'number', multipleOf: 0.1 }, ['answer']],
  ['anything', {}, { type: 'string' }, ['body']],
  ['other fields', { type: 'object' }, { type: 'object', additionalProperties: false }, ['body.*']],
  ['fields by name', record({ type: 'integer' }), record({ type: 'integer', minimum: 0 }), ['body.*']],
  [
    'a named field among fields by name',
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
    record({ type: 'integer' }),
    ['body.a', 'answer.a'],
  ],
  [
    'unknown keywords',
    { type: 'array', contains: { const: 1 } },
    { type: 'array', contains: { const: 2 } },
    ['body', 'answer'],
  ],
])('compares %s', (_what, built, deployed, expected) => expect(fields(built, deployed)).toEqual(expected));

function record(additionalProperties: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties };
}

it('resolves references, and refuses a schema that contains itself', () => {
  const tree = { Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } }, Id: { type: 'integer' } };
  const api = (name: string) => apiOf({ $ref: `#/components/schemas/${name}` }, { schemas: tree });
  expect(callOf(api('Id'), ROUTE)?.answer).toEqual({ type: 'integer' });
  expect(() => callOf(api('Tree'), ROUTE)).toThrow('contains itself');
  expect(() => callOf(api('Other'), ROUTE)).toThrow('has no #/components/schemas/Other');
});
