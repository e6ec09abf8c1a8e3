/** Single schemas in one spelling, and their limits. Pure. */
import type { JsonSchema } from '@touchline/contracts/area';
import { OPEN_WORDS } from './api-document.js';

/** A schema without alternatives: one type, or `any`. Its limits are inclusive for whole numbers. */
export interface OneType extends JsonSchema {
  type: string;
  enum?: unknown[];
}

/** The alternatives of a schema, each of one type; `nullable` is the alternative `null`. */
export function alternativesOf(schema: JsonSchema): OneType[] {
  const { anyOf, oneOf, nullable, ...rest } = schema as JsonSchema & { anyOf?: JsonSchema[]; oneOf?: JsonSchema[] };
  const choices = anyOf ?? oneOf;
  const found = choices ? choices.flatMap((choice) => alternativesOf({ ...rest, ...choice })) : typesOf(rest);
  return nullable === true ? [...found, { type: 'null' }] : found;
}

function typesOf(schema: JsonSchema): OneType[] {
  const { const: constant, ...rest } = schema;
  const values = (constant === undefined ? rest.enum : [constant]) as unknown[] | undefined;
  if (values === undefined) return declaredTypes(rest).map((type) => withLimits({ ...rest, type }));
  const types = [...new Set(values.map((value) => typeOf(value, rest)))];
  return types.map((type) => ({ ...rest, type, enum: values.filter((value) => typeOf(value, rest) === type) }));
}

function declaredTypes({ type, properties, items }: JsonSchema): string[] {
  if (Array.isArray(type)) return type as string[];
  if (typeof type === 'string') return [type];
  if (properties !== undefined) return ['object'];
  return [items === undefined ? 'any' : 'array'];
}

function typeOf(value: unknown, { type }: JsonSchema): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return type === 'number' || !Number.isInteger(value) ? 'number' : 'integer';
}

/** The limits as in OpenAPI 3.1, where `exclusiveMinimum` is a number, and those of whole numbers inclusive. */
function withLimits(schema: OneType): OneType {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const isWhole = schema.type === 'integer';
  return {
    ...rest,
    ...limit(['minimum', minimum], ['exclusiveMinimum', above], isWhole, (value) => Math.floor(value) + 1),
    ...limit(['maximum', maximum], ['exclusiveMaximum', below], isWhole, (value) => Math.ceil(value) - 1),
  };
}

function limit(
  [inclusiveKeyword, inclusive]: [string, unknown],
  [exclusiveKeyword, exclusive]: [string, unknown],
  isWhole: boolean,
  nextWhole: (value: number) => number,
) {
  if (typeof exclusive !== 'number') return typeof inclusive === 'number' ? { [inclusiveKeyword]: inclusive } : {};
  return isWhole ? { [inclusiveKeyword]: nextWhole(exclusive) } : { [exclusiveKeyword]: exclusive };
}

const ROUNDING = 1e-9;

/** Formats that say which texts are valid. Others, such as `id`, only mark a field. */
const FORMATS = new Set([
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'uuid',
  'uri',
  'ipv4',
  'ipv6',
  'binary',
  'byte',
]);

/** Whether a format decides which texts are valid. */
export const isKnownFormat = (format: unknown): boolean => typeof format === 'string' && FORMATS.has(format);

/** Whether a reader of this list of words also takes others. */
export const takesOtherWords = (schema: OneType): boolean => schema.type === 'string' && schema[OPEN_WORDS] === true;

/** Whether a listed value keeps to a schema of its type. Nothing keeps to an invalid regular expression. */
export function isValid(value: unknown, schema: OneType): boolean {
  if (schema.enum) return schema.enum.includes(value) || takesOtherWords(schema);
  if (typeof value === 'number') return isWithin(value, schema);
  if (typeof value !== 'string') return true;
  const { minLength = 0, maxLength = Infinity, pattern } = schema as TextLimits;
  return value.length >= minLength && value.length <= maxLength && (pattern === undefined || matches(value, pattern));
}

interface TextLimits {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface NumberLimits {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

function isWithin(value: number, schema: OneType): boolean {
  const limits = schema as NumberLimits;
  return (
    value >= (limits.minimum ?? -Infinity) &&
    value > (limits.exclusiveMinimum ?? -Infinity) &&
    value <= (limits.maximum ?? Infinity) &&
    value < (limits.exclusiveMaximum ?? Infinity) &&
    isMultiple(value, limits.multipleOf)
  );
}

/** Whether `value` is a multiple of `step`, up to the rounding of decimals. */
export function isMultiple(value: number, step: number | undefined): boolean {
  if (step === undefined) return true;
  const times = value / step;
  return Math.abs(times - Math.round(times)) < ROUNDING;
}

function matches(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return false;
  }
}
