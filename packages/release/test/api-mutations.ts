/** Changes of an API that a client of the previous one would not survive. */
import type { ApiDocument } from '../src/api-document.js';

/** Parts of a document that a change reaches into. */
export type Loose = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

export const operation = (document: ApiDocument, route: string): Loose => {
  const [verb = '', path = ''] = route.split(' ');
  return document.paths[path]?.[verb.toLowerCase()] as unknown as Loose;
};
export const body = (document: ApiDocument, route: string): Loose =>
  operation(document, route).requestBody.content['application/json'].schema as Loose;
export const answer = (document: ApiDocument, route: string): Loose => {
  const { responses } = operation(document, route);
  return (responses['200'] ?? responses['201']).content['application/json'].schema as Loose;
};
export const parameter = (document: ApiDocument, route: string, name: string): Loose =>
  (operation(document, route).parameters as Loose[]).find((each) => each.name === name) as Loose;

/** A change of the deployed API, the field with the problem, and a part of the sentence. */
export const MUTATIONS: [string, (api: ApiDocument) => void, string, string, string][] = [
  ['a route is gone', (api) => delete api.paths['/api/teams/sports'], 'GET /api/teams/sports', '', 'does not have'],
  ['a method is gone', (api) => delete api.paths['/api/teams']?.post, 'POST /api/teams', '', 'does not have'],
  [
    'a body needs another field',
    (api) => {
      body(api, 'POST /api/teams').properties.league = { type: 'string' };
      body(api, 'POST /api/teams').required.push('league');
    },
    'POST /api/teams',
    'body.league',
    'without body.league, which the deployed API needs. Build again with the current kit.',
  ],
  [
    'an optional field of a body is needed',
    (api) => body(api, 'POST /api/teams').required.push('name'),
    'POST /api/teams',
    'body.name',
    'at times without body.name',
  ],
  [
    'a field of a body is refused',
    (api) => delete body(api, 'PUT /api/teams/{id}').properties.name,
    'PUT /api/teams/{id}',
    'body.name',
    'with body.name, which the deployed API does not take. Promote the new API first.',
  ],
  [
    'a text is shorter',
    (api) => (body(api, 'PUT /api/teams/{id}').properties.name.maxLength = 5),
    'PUT /api/teams/{id}',
    'body.name',
    'and the deployed API takes maxLength 5',
  ],
  [
    'a text has another pattern',
    (api) => (body(api, 'POST /api/teams').properties.registration_code.pattern = '^[A-Z]{8}$'),
    'POST /api/teams',
    'body.registration_code',
    'takes pattern ^[A-Z]{8}$',
  ],
  [
    'null is refused',
    (api) => delete body(api, 'PUT /api/teams/{id}').properties.registration_code.nullable,
    'PUT /api/teams/{id}',
    'body.registration_code',
    'with null as body.registration_code',
  ],
  [
    'a listed value is refused',
    (api) => body(api, 'POST /api/teams').properties.sport.enum.shift(),
    'POST /api/teams',
    'body.sport',
    'as body.sport, which the deployed API does not take',
  ],
  [
    'a range is narrower',
    (api) => (body(api, 'PUT /api/athletes/wellness').properties.entries.items.properties.sleep_quality.maximum = 5),
    'PUT /api/athletes/wellness',
    'body.entries[].sleep_quality',
    'takes maximum 5',
  ],
  [
    'a list is shorter',
    (api) => (body(api, 'PUT /api/athletes/wellness').properties.entries.maxItems = 1),
    'PUT /api/athletes/wellness',
    'body.entries',
    'takes maxItems 1',
  ],
  [
    'a query value is needed',
    (api) => (parameter(api, 'GET /api/athletes/wellness', 'month').required = true),
    'GET /api/athletes/wellness',
    'query.month',
    'at times without query.month',
  ],
  [
    'a query value is refused',
    (api) => {
      const list = operation(api, 'GET /api/athletes/wellness');
      list.parameters = list.parameters.filter(({ name }: Loose) => name !== 'month');
    },
    'GET /api/athletes/wellness',
    'query.month',
    'with query.month',
  ],
  [
    'a listed query value is refused',
    (api) => parameter(api, 'PUT /api/calendar/list/{id}', 'scope').schema.enum.pop(),
    'PUT /api/calendar/list/{id}',
    'query.scope',
    'with "all" as query.scope',
  ],
  [
    'ids are of another kind',
    (api) => (parameter(api, 'DELETE /api/teams/{id}', 'id').schema.pattern = '^[a-f0-9]{32}$'),
    'DELETE /api/teams/{id}',
    'params.id',
    'takes pattern ^[a-f0-9]{32}$',
  ],
  [
    'a field of an answer is gone',
    (api) => {
      const { items } = answer(api, 'GET /api/teams');
      delete items.properties.sport;
      items.required = items.required.filter((name: string) => name !== 'sport');
    },
    'GET /api/teams',
    'answer[].sport',
    'needs answer[].sport in the answer of GET /api/teams, which the deployed API does not give',
  ],
  [
    'a field of an answer is optional',
    (api) => answer(api, 'GET /api/teams').items.required.shift(),
    'GET /api/teams',
    'answer[].team_id',
    'leaves out at times',
  ],
  [
    'a field of an answer may be null',
    (api) => (answer(api, 'GET /api/teams').items.properties.sport.nullable = true),
    'GET /api/teams',
    'answer[].sport',
    'does not know null as answer[].sport in the answer of GET /api/teams, which the deployed API gives. Build again',
  ],
  [
    'an answer has another listed value',
    (api) => answer(api, 'GET /api/teams').items.properties.role.enum.push('scout'),
    'GET /api/teams',
    'answer[].role',
    'does not know "scout" as answer[].role',
  ],
  [
    'a field of an answer has another type',
    (api) => (answer(api, 'GET /api/teams').items.properties.athlete_count = { type: 'string' }),
    'GET /api/teams',
    'answer[].athlete_count',
    'as integer, and the deployed API gives string',
  ],
  [
    'an answer is an object',
    (api) => Object.assign(answer(api, 'GET /api/teams'), { type: 'object', properties: {} }),
    'GET /api/teams',
    'answer',
    'as array, and the deployed API gives object',
  ],
  [
    'an answer is empty',
    (api) => (operation(api, 'PUT /api/teams/{id}').responses = { 204: { description: 'Done.' } }),
    'PUT /api/teams/{id}',
    'answer',
    'answers nothing',
  ],
  [
    'a number of an answer has fractions',
    (api) => (answer(api, 'GET /api/teams').items.properties.athlete_count = { type: 'number' }),
    'GET /api/teams',
    'answer[].athlete_count',
    'gives number',
  ],
];
