/** Whether every value of one schema is a value of another, and where it is not. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@touchline/contracts/area';
import { OPEN_WORDS } from './api-document.js';
import { alternativesOf, isKnownFormat, isMultiple, isValid, takesOtherWords, type OneType } from './schema-values.js';

/**
 * Why values of the narrow schema are not all values of the wide one.
 * - `missing`: the wide one needs a field that the narrow one does not have, or not always (`isOptional`)
 * - `refused`: the wide one takes no such field
 * - `null`, `values`, `type`, `limit`: values that the wide one does not have
 */
export type Mismatch = { path: string } & (
  | { kind: 'missing'; isOptional: boolean }
  | { kind: 'refused' | 'null' }
  | { kind: 'values'; values: unknown[] }
  | { kind: 'type'; narrow: string; wide: string }
  | { kind: 'limit'; narrow: string; wide: string }
);

export interface SubsetOptions {
  /** Fields that only the narrow schema has are no mismatch: their reader ignores them. */
  ignoresMore: boolean;
}

/**
 * Where values of `narrow` are no values of `wide`; empty when all are. Both come from `callOf`.
 * @param path of the value, for the mismatches: `body.entries[].rpe`
 */
export function mismatches(narrow: JsonSchema, wide: JsonSchema, path: string, options: SubsetOptions): Mismatch[] {
  const choices = alternativesOf(wide);
  return alternativesOf(narrow).flatMap((each) => mismatchesOf(each, choices, path, options));
}

function mismatchesOf(narrow: OneType, choices: readonly OneType[], path: string, options: SubsetOptions): Mismatch[] {
  const candidates = choices.filter(({ type }) => includesType(type, narrow.type));
  if (candidates.length === 0) {
    if (narrow.type === 'null') return [{ kind: 'null', path }];
    const types = choices.map(({ type }) => type).filter((type) => type !== 'null');
    return [{ kind: 'type', path, narrow: narrow.type, wide: [...new Set(types)].join(' or ') || 'null' }];
  }
  const found = candidates.map((candidate) => fieldMismatches(narrow, candidate, path, options));
  const [fewest = []] = found.sort((a, b) => a.length - b.length);
  if (fewest.length === 0 || candidates.length === 1) return fewest;

  // Each listed value may be one of another alternative.
  const values = narrow.enum ?? (narrow.type === 'boolean' ? [true, false] : null);
  if (values === null) return fewest;
  const invalid = values.filter((value) => !candidates.some((candidate) => isValid(value, candidate)));
  return invalid.length === 0 ? [] : [{ kind: 'values', path, values: invalid }];
}

const includesType = (wide: string, narrow: string): boolean =>
  wide === narrow || wide === 'any' || (wide === 'number' && narrow === 'integer');

/** Of two schemas of the same type. */
function fieldMismatches(narrow: OneType, wide: OneType, path: string, options: SubsetOptions): Mismatch[] {
  if (wide.type === 'any' || isDeepStrictEqual(narrow, wide) || takesOtherWords(wide)) return [];
  const values = narrow.enum ?? (wide.enum && narrow.type === 'boolean' ? [true, false] : null);
  if (values) {
    const invalid = values.filter((value) => !isValid(value, wide));
    return invalid.length === 0 ? [] : [{ kind: 'values', path, values: invalid }];
  }
  if (wide.enum) return [{ kind: 'limit', path, narrow: `any ${narrow.type}`, wide: listText(wide.enum) }];
  const limits = limitMismatches(narrow, wide, path);
  if (narrow.type === 'array')
    return [...limits, ...mismatches(schemaOf(narrow.items), schemaOf(wide.items), `${path}[]`, options)];
  return narrow.type === 'object' ? [...limits, ...objectMismatches(narrow, wide, path, options)] : limits;
}

interface ObjectSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

function objectMismatches(narrow: OneType, wide: OneType, path: string, options: SubsetOptions): Mismatch[] {
  const { properties: given = {}, required: always = [], additionalProperties: more = true } = narrow as ObjectSchema;
  const { properties: known = {}, required: needed = [], additionalProperties: others = true } = wide as ObjectSchema;
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  const unknown = (name: string, schema: JsonSchema): Mismatch[] => {
    if (others === false) return options.ignoresMore ? [] : [{ kind: 'refused', path: pathOf(name) }];
    return others === true ? [] : mismatches(schema, others, pathOf(name), options);
  };
  return [
    ...needed
      .filter((name) => !always.includes(name))
      .map((name): Mismatch => ({ kind: 'missing', path: pathOf(name), isOptional: name in given })),
    ...Object.entries(given).flatMap(([name, schema]) => {
      const wanted = known[name];
      return wanted ? mismatches(schema, wanted, pathOf(name), options) : unknown(name, schema);
    }),
    ...(more === false ? [] : unknown('*', schemaOf(more))),
    ...(typeof more === 'boolean'
      ? []
      : namedOnlyIn(known, given).flatMap(([name, schema]) => mismatches(more, schema, pathOf(name), options))),
  ];
}

const namedOnlyIn = (one: Record<string, JsonSchema>, other: Record<string, JsonSchema>) =>
  Object.entries(one).filter(([name]) => !(name in other));

/** `true` and a missing schema allow every value. */
const schemaOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};

type Limits = Record<string, number | undefined>;

/** Keywords of lower limits, and of upper ones, that must not be stricter in the wide schema. */
const LOWER = ['minLength', 'minItems', 'minProperties'];
const UPPER = ['maxLength', 'maxItems', 'maxProperties'];
/** Keywords that are compared elsewhere. Any other must be the same in both schemas. */
const COMPARED = new Set([
  ...LOWER,
  ...UPPER,
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf', 'format', 'pattern'],
  ...['type', 'enum', OPEN_WORDS, 'properties', 'required', 'additionalProperties', 'items'],
]);

function limitMismatches(narrow: OneType, wide: OneType, path: string): Mismatch[] {
  const [n, w] = [narrow as unknown as Limits, wide as unknown as Limits];
  const lowest = n.exclusiveMinimum ?? n.minimum ?? -Infinity;
  const highest = n.exclusiveMaximum ?? n.maximum ?? Infinity;
  const isStricter: Record<string, boolean> = {
    minimum: lowest < (w.minimum ?? -Infinity),
    exclusiveMinimum: w.exclusiveMinimum !== undefined && !isBeyond(lowest, w.exclusiveMinimum, n.exclusiveMinimum),
    maximum: highest > (w.maximum ?? Infinity),
    exclusiveMaximum: w.exclusiveMaximum !== undefined && !isBeyond(-highest, -w.exclusiveMaximum, n.exclusiveMaximum),
    multipleOf: w.multipleOf !== undefined && !isMultiple(n.multipleOf ?? stepOf(narrow), w.multipleOf),
    format: isKnownFormat(wide.format) && narrow.format !== wide.format && narrow.pattern !== wide.pattern,
    // The pattern of a known format is only its spelling as a regular expression, which may change.
    pattern:
      wide.pattern !== undefined &&
      narrow.pattern !== wide.pattern &&
      !(isKnownFormat(wide.format) && narrow.format === wide.format),
  };
  for (const keyword of LOWER) isStricter[keyword] = (n[keyword] ?? 0) < (w[keyword] ?? 0);
  for (const keyword of UPPER) isStricter[keyword] = (n[keyword] ?? Infinity) > (w[keyword] ?? Infinity);
  for (const keyword of Object.keys(wide))
    if (!COMPARED.has(keyword)) isStricter[keyword] = !isDeepStrictEqual(narrow[keyword], wide[keyword]);
  return Object.keys(isStricter)
    .filter((keyword) => isStricter[keyword])
    .map((keyword) => ({
      kind: 'limit',
      path,
      narrow: limitText(keyword, narrow[keyword]),
      wide: limitText(keyword, wide[keyword]),
    }));
}

/** Whether a lower limit lies above an exclusive one; an exclusive limit may be the same. */
const isBeyond = (limit: number, exclusive: number, ownExclusive: number | undefined): boolean =>
  limit > exclusive || (limit === exclusive && ownExclusive !== undefined);

/** Whole numbers are multiples of 1. Nothing is known of others. */
const stepOf = ({ type }: OneType): number => (type === 'integer' ? 1 : NaN);

const listText = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');
const limitText = (keyword: string, value: unknown): string =>
  value === undefined ? `no ${keyword}` : `${keyword} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
