import type { RouteRequest } from '../inventory/types.js';
import { valueAt, withFieldTwice, withValue, without } from './calls.js';

/** Values that are never an id. */
const NO_IDS: readonly unknown[] = [0, -1, 1.5, Number('9007199254740993'), '', '1 OR 1=1', [1], {}, null, true];

export interface Variant {
  what: string;
  request: RouteRequest;
  /** The field itself is left out. */
  missing?: true;
}

/**
 * The paths of a position: one in a list represents every member of the request that has the field, such as
 * `entries.0.id` and `entries.1.id`.
 */
export function placesOf(request: RouteRequest, position: string): string[] {
  const list = /^(.+?)\.0(\..+|)$/.exec(position);
  if (!list) return [position];
  const [, before = '', after = ''] = list;
  const members = valueAt(request, before);
  return Array.isArray(members)
    ? members.map((_, at) => `${before}.${at}${after}`).filter((place) => valueAt(request, place) !== undefined)
    : [position];
}

/** The request with each malformed id at `place`; `other` is a valid id, for fields that are sent twice. */
export function malformedVariants(request: RouteRequest, place: string, other: unknown): Variant[] {
  const inBody = place.startsWith('body.');
  const values = NO_IDS.map((value) => ({
    what: `${place} = ${JSON.stringify(value)}`,
    request: withValue(request, place, inBody ? value : asText(value)),
  }));
  const missing: Variant = { what: `${place} missing`, request: without(request, place), missing: true };
  return [...values, missing, ...repeated(request, place, other)];
}

function repeated(request: RouteRequest, place: string, other: unknown): Variant[] {
  if (place.startsWith('params.')) return [];
  const own = valueAt(request, place);
  if (place.startsWith('body.'))
    return /\.\d+$/.test(place)
      ? []
      : [{ what: `${place} twice`, request: { ...request, body: withFieldTwice(request, place, other) } }];
  return [
    { what: `${place} twice`, request: withValue(request, place, [own, other]) },
    { what: `${place} as a list`, request: withValue(without(request, place), `${place}[]`, other) },
  ];
}

/** An address holds text: `[1]` and `{}` as a person would type them. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
