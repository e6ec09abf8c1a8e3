/** The types of the API's routes, which are written by hand, are those of the OpenAPI document. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DOCUMENT } from '../commands/api-description.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

/** Numbers in addresses are validated as text. A client gives them as numbers. */
const DIGITS_ONLY = ['^[1-9]\\d{0,14}$', '^(0|[1-9]\\d{0,8})$'];
const HEAD = `
import type { ApiRoutes } from '@touchline/contracts/api-routes';
import type { Word } from '@touchline/contracts/words';
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
type Same<A, B> = (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : false;
`;
let dir;

before(() => {
  const cache = join(ROOT, '.cache/api-routes');
  mkdirSync(cache, { recursive: true });
  // In the tree, so that the contracts are found.
  dir = mkdtempSync(join(cache, 'test-'));
  const config = { extends: join(ROOT, 'packages/tooling/tsconfig/base.json'), files: ['check.ts'] };
  const compilerOptions = { noUnusedLocals: false, types: [] };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions }));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module' }));
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** The compiler's messages by route and part, such as `PUT /api/teams/{id} body`; empty when table and document agree. */
function differences(document) {
  const parts = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([verb, operation]) => partsOf(`${verb.toUpperCase()} ${path}`, operation)),
  );
  const routes = [...new Set(parts.map(({ route }) => JSON.stringify(route)))];
  const checks = [
    { label: 'routes', text: `const documented: ${routes.join(' | ')} = null! as keyof ApiRoutes;` },
    ...parts.map(({ route, part, type }) => {
      const known = `ApiRoutes[${JSON.stringify(route)}]['${part}']`;
      // The assignments explain a difference. They alone would not find an optional field that is missing.
      const text = `{ const documented: ${type} = null! as ${known}; const known: ${known} = null! as ${type}; const same: Same<${known}, ${type}> = true; }`;
      return { label: `${route} ${part}`, text };
    }),
  ];
  writeFileSync(join(dir, 'check.ts'), HEAD + checks.map(({ text }) => text).join('\n'));
  const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', dir, '--pretty', 'false'], { encoding: 'utf8' });
  const found = {};
  for (const message of stdout.split(/\n(?=\S)/).filter((text) => text !== '')) {
    const line = Number(/check\.ts\((\d+),/.exec(message)?.[1]);
    const label = checks[line - HEAD.split('\n').length]?.label ?? 'the check itself';
    found[label] = `${found[label] ?? ''}${message.trim()}\n`;
  }
  return found;
}

function partsOf(route, { parameters = [], requestBody, responses }) {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))[1];
  return [
    { route, part: 'params', type: fieldsType(parameters, 'path') },
    { route, part: 'query', type: fieldsType(parameters, 'query') },
    { route, part: 'body', type: jsonType(requestBody) },
    { route, part: 'answer', type: jsonType(success) },
  ];
}

function fieldsType(parameters, place) {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema }) => {
      const type = DIGITS_ONLY.includes(schema.pattern) ? 'number' : typeOf(schema);
      return `${name}${required ? '' : '?'}: ${type}`;
    });
  return fields.length === 0 ? 'undefined' : `{ ${fields.join('; ')} }`;
}

function jsonType(message) {
  const schema = message?.content?.['application/json']?.schema;
  return schema ? typeOf(schema) : 'undefined';
}

/** The TypeScript type of a JSON schema. */
function typeOf(schema) {
  const type = plainType(schema);
  return schema.nullable ? `(${type} | null)` : type;
}

function plainType(schema) {
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return `(${variants.map(typeOf).join(' | ')})`;
  if (schema.enum) {
    const words = schema.enum.map((value) => JSON.stringify(value)).join(' | ');
    return schema['x-open'] ? `Word<${words}>` : `(${words})`;
  }
  if (schema.type === 'array') return `${typeOf(schema.items)}[]`;
  if (schema.type !== 'object') return schema.type === 'integer' ? 'number' : schema.type;
  if (!schema.properties) return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  const { properties, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
}

test('what each route takes and answers is what the document says', () => {
  assert.deepEqual(differences(readJson(DOCUMENT)), {});
});

test('every kind of difference is found', () => {
  const document = readJson(DOCUMENT);
  const { paths } = document;
  const answerOf = (operation) => operation.responses[200].content['application/json'].schema;
  delete answerOf(paths['/api/teams'].get).items.properties.sport;
  answerOf(paths['/api/teams/{id}'].put).properties.registration_code.nullable = false;
  const { schema: body } = paths['/api/athletes/{id}'].put.requestBody.content['application/json'];
  body.properties.shoe_size = { type: 'integer' };
  paths['/api/athletes/trends'].get.parameters.find(({ name }) => name === 'team_id').required = true;
  paths['/api/new'] = { get: { responses: { 204: {} } } };
  delete paths['/api/teams/sports'];

  const found = differences(document);
  assert.deepEqual(Object.keys(found).sort(), [
    'GET /api/athletes/trends query',
    'GET /api/new answer',
    'GET /api/new body',
    'GET /api/new params',
    'GET /api/new query',
    'GET /api/teams answer',
    'PUT /api/athletes/{id} body',
    'PUT /api/teams/{id} answer',
    'routes',
  ]);
  assert.match(found['GET /api/new body'], /Property 'GET \/api\/new' does not exist/);
  assert.match(found.routes, /"GET \/api\/teams\/sports"/);
});
