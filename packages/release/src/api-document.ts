/** What the API takes and answers, read from its OpenAPI document (3.0 or 3.1). Pure. */
import type { JsonSchema, ReleaseCall } from '@touchline/contracts/area';

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}

export interface ApiDocument {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: object;
}

/** Keywords that say nothing about which values are valid. */
const ANNOTATIONS = new Set(['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment']);
/** Marks a list of words to which another one may be added: readers of answers show a word that they do not know. */
export const OPEN_WORDS = 'x-open';
/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMAS = new Set(['items', 'additionalProperties', 'not', 'anyOf', 'oneOf', 'allOf', 'prefixItems']);
const SCHEMAS_BY_NAME = new Set(['properties', 'patternProperties']);

/** All routes of a document, as `PUT /api/teams/{id}`. */
export const routesOf = ({ paths }: ApiDocument): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((verb) => `${verb.toUpperCase()} ${path}`),
  );

/**
 * The schemas of what a route takes (`params`, `query` and `body`) and of what it answers when it succeeds; null when the
 * document has no such route. Parameters of addresses may have other names there: `GET /api/teams/{team}` is found as
 * `GET /api/teams/{id}`, and `params` has the names of `route`.
 */
export function callOf(document: ApiDocument, route: string): ReleaseCall | null {
  const found = routesOf(document).find((each) => withoutNames(each) === withoutNames(route));
  if (found === undefined) return null;
  const [verb = '', path = ''] = found.split(' ');
  const { parameters = [], requestBody, responses } = document.paths[path]?.[verb.toLowerCase()] as Operation;
  const plain = (schema: JsonSchema | undefined) => plainSchema(schema ?? {}, document, []);
  const names = namesIn(found);
  const fieldsIn = (place: string, nameOf = (name: string) => name) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, schema }) => ({ name: nameOf(name), required, schema: plain(schema) }));

  const params = fieldsIn('path', (name) => namesIn(route)[names.indexOf(name)] ?? name);
  const query = fieldsIn('query');
  const body = schemaIn(requestBody);
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = schemaIn(success);
  return {
    request: closedObject([
      { name: 'params', required: params.length > 0, schema: closedObject(params) },
      { name: 'query', required: query.some(({ required }) => required), schema: closedObject(query) },
      ...(body ? [{ name: 'body', required: requestBody?.required ?? false, schema: plain(body) }] : []),
    ]),
    ...(answer && { answer: plain(answer) }),
  };
}

const withoutNames = (route: string): string => route.replace(/\{\w+\}/g, '{}');
const namesIn = (route: string): string[] => [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const schemaIn = (message: Content | undefined): JsonSchema | undefined =>
  Object.values(message?.content ?? {}).map(({ schema }) => schema ?? {})[0];

function closedObject(fields: readonly { name: string; required: boolean; schema: JsonSchema }[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** A schema without references and annotations. Throws for one that contains itself: the API has none. */
function plainSchema(schema: JsonSchema, document: ApiDocument, open: readonly string[]): JsonSchema {
  if (typeof schema.$ref === 'string') {
    if (open.includes(schema.$ref)) throw new Error(`${schema.$ref} contains itself, which no release can describe.`);
    return plainSchema(referred(document, schema.$ref), document, [...open, schema.$ref]);
  }
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    return typeof value === 'object' && value !== null ? plainSchema(value as JsonSchema, document, open) : value;
  };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !ANNOTATIONS.has(keyword) && (!keyword.startsWith('x-') || keyword === OPEN_WORDS))
      .map(([keyword, value]) => {
        if (SCHEMAS.has(keyword)) return [keyword, plain(value)];
        if (!SCHEMAS_BY_NAME.has(keyword)) return [keyword, value];
        const byName = Object.entries(value as Record<string, JsonSchema>);
        return [keyword, Object.fromEntries(byName.map(([name, each]) => [name, plain(each)]))];
      }),
  );
}

/** `#/components/schemas/ErrorBody` in the document. */
function referred(document: ApiDocument, reference: string): JsonSchema {
  const keys = reference.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
  if (found === undefined) throw new Error(`The OpenAPI document has no ${reference}.`);
  return found as JsonSchema;
}
