import { addDays } from '@touchline/contracts/calendar-date';
import fc from 'fast-check';
import type { Belongings, Named, Position } from '../inventory/types.js';
import type { Cast } from './cast.js';
import { isNamedLikeAnId, type FieldSchema } from './schema-fields.js';

/**
 * A placeholder for an id: the same request goes to two applications whose ids may differ. `nobody` is well-formed and
 * unknown.
 */
export class IdOf {
  constructor(
    readonly names: Exclude<Named, 'nothing'>,
    readonly owner: 'own' | 'other' | 'colleague' | 'stranger' | 'nobody',
  ) {}
}

/** A placeholder for a day, in days from today. */
export class DayFromToday {
  constructor(readonly days: number) {}
}

/** A placeholder for the last second of a day, in days from today. */
export class InstantFromToday {
  constructor(readonly days: number) {}
}

/** Values for a field, by its position in the inventory and its schema; about four of five are valid. */
export function valueArbitrary(
  schema: FieldSchema,
  path: string,
  positions: Record<string, Position>,
): fc.Arbitrary<unknown> {
  const fitting = fittingArbitrary(schema, path, positions);
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 1, arbitrary: edgeArbitrary(schema) },
    { weight: 1, arbitrary: wildArbitrary },
  );
}

/** Any JSON value, for any field. */
export const wildArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    '',
    0,
    -0,
    -1,
    1.5,
    1e21,
    2 ** 53,
    null,
    true,
    [],
    {},
    '0',
    "' OR 1=1 --",
    '\0',
    '\ud800',
    '../..',
    '%00',
  ),
);

const textArbitrary = (least: number, most: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 30) }),
    fc.string({ unit: 'binary', minLength: least, maxLength: Math.min(most, 30) }),
    fc.constantFrom('x', 'é', '🏐', 'ﷺ').map((sign) => sign.repeat(most)),
    fc.constantFrom('Ada', 'Müller', "O'Neill", 'a\u0301', 'DROP TABLE athletes; --', '=1+1', '<b>'),
  );

function fittingArbitrary(
  schema: FieldSchema,
  path: string,
  positions: Record<string, Position>,
): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((variant) => fittingArbitrary(variant, path, positions)));
  const names = positions[path]?.names;
  if (names !== undefined && names !== 'nothing') return idArbitrary(names);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.properties) return objectArbitrary(schema, path, positions);
  if (schema.items) {
    const most = Math.min(schema.maxItems ?? 4, 4);
    return fc.array(valueArbitrary(schema.items, `${path}.0`, positions), {
      minLength: Math.min(schema.minItems ?? 0, most),
      maxLength: most,
    });
  }
  return leafArbitrary(schema, path);
}

function objectArbitrary(
  { properties = {}, required = [] }: FieldSchema,
  path: string,
  positions: Record<string, Position>,
): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueArbitrary(schema, `${path}.${name}`, positions)]),
  );
  return fc.record(members, { requiredKeys: required });
}

function leafArbitrary(schema: FieldSchema, path: string): fc.Arbitrary<unknown> {
  const { minimum, exclusiveMinimum, maximum = 1000 } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: least, max: Math.min(maximum, least + 20) });
    case 'number': {
      const step = schema.multipleOf ?? 0.1;
      return fc
        .integer({ min: Math.ceil(least / step), max: Math.floor(maximum / step) })
        .map((steps) => Number((steps * step).toFixed(1)));
    }
    default:
      return formedTextArbitrary(schema, path);
  }
}

function formedTextArbitrary(
  { format, pattern, minLength = 0, maxLength = 60 }: FieldSchema,
  path: string,
): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.integer({ min: -20, max: 1 }).map((days) => new DayFromToday(days));
  if (/(?:month|limit|version)$/.test(path)) return fc.integer({ min: 1, max: 12 }).map(String);
  if (path.endsWith('year')) return fc.integer({ min: 2020, max: 2030 }).map(String);
  if (path.endsWith('cursor')) return cursorArbitrary;
  if (path.endsWith('expires_at')) return fc.integer({ min: -2, max: 9 }).map((days) => new InstantFromToday(days));
  const matches = pattern === undefined ? true : new RegExp(pattern, 'u').test('Zoë 🏐');
  // Codes and e-mail addresses, for example, are generated from their pattern.
  if (pattern !== undefined && !matches) return fc.stringMatching(new RegExp(pattern, 'u'));
  return isNamedLikeAnId({ path, name: path.split('.').at(-1) ?? '' })
    ? fc.constantFrom('A-7', 'evening', 'Zoë 7', '0')
    : textArbitrary(minLength, maxLength);
}

/** Before the first or after the last row: keys in between contain ids that differ between applications. */
const cursorArbitrary = fc.oneof(
  fc
    .constantFrom<unknown>([0], [1_000_000], ['1999-01-01'], ['2026-02-30'], [-1], [], [1, 2], null, ['x', 5])
    .map((key) => Buffer.from(JSON.stringify(key)).toString('base64url')),
  fc.string({ maxLength: 20 }),
);

function idArbitrary(names: Exclude<Named, 'nothing'>): fc.Arbitrary<unknown> {
  const owner = { own: 12, other: 2, colleague: 1, stranger: 1, nobody: 1 } as const;
  return fc.oneof(
    ...(Object.keys(owner) as (keyof typeof owner)[]).map((each) => ({
      weight: owner[each],
      arbitrary: fc.constant(new IdOf(names, each)),
    })),
  );
}

/** Values just inside and just outside of what a field accepts, in each of its forms. */
function edgeArbitrary(schema: FieldSchema): fc.Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(edgeArbitrary));
  const { minimum, maximum, maxLength, format } = schema;
  const numbers = [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound, bound - 1, bound + 1, bound + 0.05],
  );
  const texts =
    maxLength === undefined ? [] : ['x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '🏐'.repeat(maxLength)];
  const dates = format === 'date' ? ['1900-01-01', '2999-12-31', '2026-02-30', '0000-00-00', new DayFromToday(2)] : [];
  return fc.constantFrom<unknown>(null, ...numbers, ...texts, ...dates);
}

/** The value with its placeholders replaced for the application of this cast. */
export function resolved(value: unknown, cast: Cast): unknown {
  if (value instanceof IdOf) return idIn(cast, value);
  if (value instanceof DayFromToday) return addDays(cast.own.things.today, value.days);
  if (value instanceof InstantFromToday) return `${addDays(cast.own.things.today, value.days)}T23:59:59Z`;
  if (Array.isArray(value)) return value.map((member) => resolved(member, cast));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolved(member, cast)]));
  return value;
}

function idIn(cast: Cast, { names, owner }: IdOf): Belongings[keyof Belongings] {
  const theirs = owner === 'other' ? cast.other : cast[owner === 'nobody' ? 'own' : owner].things;
  if (owner !== 'nobody') return theirs[names];
  return typeof theirs[names] === 'number' ? 900_000_001 : 'UNKN0WN9';
}
