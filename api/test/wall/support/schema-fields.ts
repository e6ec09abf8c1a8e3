import { z } from 'zod';
import type { Route } from '../../support/routes.js';

/** The members of a JSON schema that the tests read. */
export interface FieldSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: boolean | FieldSchema;
  items?: FieldSchema | false;
  prefixItems?: FieldSchema[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  allOf?: FieldSchema[];
}

/** One value that a call may send, at any depth. */
export interface Field {
  /** `params.id`, `query.team_id`, `body.entries.0.date`: the first member of a list represents all. */
  path: string;
  /** The last segment that is a name. */
  name: string;
  required: boolean;
  nullable: boolean;
  schema: FieldSchema;
}

/** The JSON schema of what a client may send; rules that JSON schema cannot express become "anything". */
export function toFieldSchema(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as FieldSchema;
}

/**
 * Every field of a route's path, query and body, including the objects and lists around it; the body itself is the
 * field `body`.
 */
export function fieldsOf({ schemas }: Pick<Route, 'schemas'>): Field[] {
  const params = Object.entries(schemas.params).flatMap(([name, schema]) =>
    walk(`params.${name}`, name, true, toFieldSchema(schema)),
  );
  const query = schemas.query ? walk('query', 'query', true, toFieldSchema(schemas.query)).slice(1) : [];
  const body = schemas.body ? walk('body', 'body', true, toFieldSchema(schemas.body)) : [];
  return [...params, ...query, ...body];
}

function walk(path: string, name: string, required: boolean, given: FieldSchema): Field[] {
  const variants = [...(given.anyOf ?? []), ...(given.oneOf ?? []), ...(given.allOf ?? [])];
  const values = variants.filter((variant) => variant.type !== 'null');
  const types = [...new Set(values.flatMap(({ type = [] }) => type))];
  const own = {
    ...given,
    ...Object.assign({}, ...values),
    ...(types.length > 1 && { type: types }),
  } as FieldSchema;
  const nullable = own.type === 'null' || variants.some((variant) => variant.type === 'null');
  const field = { path, name, required, nullable, schema: own };
  // A field of several variants is one field.
  const inner = [given, ...variants].flatMap((variant) => [
    ...Object.entries(variant.properties ?? {}).flatMap(([key, value]) =>
      walk(`${path}.${key}`, key, variant.required?.includes(key) ?? false, value),
    ),
    ...(variant.items ? walk(`${path}.0`, name, false, variant.items) : []),
    ...(variant.prefixItems ?? []).flatMap((member, at) => walk(`${path}.${at}`, name, true, member)),
    // In an object with free names, one member represents all.
    ...(typeof variant.additionalProperties === 'object'
      ? walk(`${path}.*`, name, false, variant.additionalProperties)
      : []),
  ]);
  return [field, ...new Map(inner.map((each) => [each.path, each])).values()];
}

/** Whether the field names a row or a secret, according to its name or its schema. */
export function isIdLike(field: Pick<Field, 'path' | 'name' | 'schema'>): boolean {
  const inside = field.schema.items !== undefined || field.schema.properties !== undefined;
  return isShapedLikeAnId(field.schema) || (!inside && isNamedLikeAnId(field));
}

/** Marked as an id, or a positive whole number without an upper bound: counts and figures have one. */
function isShapedLikeAnId({
  type,
  format,
  exclusiveMinimum,
  minimum,
  maximum = Number.MAX_SAFE_INTEGER,
}: FieldSchema): boolean {
  const positive = exclusiveMinimum === 0 || minimum === 1;
  return (
    format === 'id' || (type === 'integer' && positive && maximum === Number.MAX_SAFE_INTEGER && format !== 'version')
  );
}

/** Whether the field's name is that of an id, a code, a key or a secret, in snake_case or camelCase. */
export function isNamedLikeAnId({ path, name }: Pick<Field, 'path' | 'name'>): boolean {
  if (path.startsWith('params.')) return true;
  return /(?:^|_)(?:id|uid|code|token|key|secret|cursor)s?$/.test(
    name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase(),
  );
}
