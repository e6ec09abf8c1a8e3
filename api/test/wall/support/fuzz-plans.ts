import fc from 'fast-check';
import type { Route } from '../../support/routes.js';
import type { RouteRequest, RouteRow } from '../inventory/types.js';
import { callOf, without, withValue, type BuiltCall } from './calls.js';
import type { Cast } from './cast.js';
import { resolved, valueArbitrary, wildArbitrary } from './fuzz-values.js';
import { fieldsOf, toFieldSchema, type Field } from './schema-fields.js';

/** One request, independent of the application it is sent to. */
export interface Plan {
  row: RouteRow;
  /** Sent without credentials instead of as the caller the route is for. */
  anonymous: boolean;
  headers: Record<string, string>;
  build: (cast: Cast) => BuiltCall;
}

/** Few keys, so that they repeat with the same call and with others; some are invalid. */
const RETRY_KEYS = [undefined, undefined, 'one', 'two', 'three', '', ' ', 'x'.repeat(200), 'x'.repeat(201)];

/** Routes that hash a password, which is slow on purpose. */
const HASHES = /login$|password$/;

/** A call of any of the routes: valid, generated from its schemas, or valid with mutations. */
export function planArbitrary(rows: readonly RouteRow[], routes: ReadonlyMap<string, Route>): fc.Arbitrary<Plan> {
  return fc.oneof(
    ...rows.map((row) => ({
      weight: HASHES.test(row.route) ? 1 : 2,
      arbitrary: routePlan(row, routes.get(row.route) as Route),
    })),
  );
}

/** A valid call of a route. */
export const validPlan = (row: RouteRow): Plan => ({
  row,
  anonymous: false,
  headers: {},
  build: (cast) => callOf(row.route, asText(row.valid(cast.own.things))),
});

function routePlan(row: RouteRow, route: Route): fc.Arbitrary<Plan> {
  const fields = fieldsOf(route);
  const request =
    fields.length === 0
      ? fc.constant(row.valid)
      : fc.oneof(
          { weight: 2, arbitrary: mutatedRequest(row, fields) },
          { weight: 1, arbitrary: generatedRequest(row, route) },
        );
  // Most calls have a key that no other one has: a reused key is refused before anything else of a call is tried.
  const key = route.retriable
    ? fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom(...RETRY_KEYS) })
    : fc.constant(undefined);
  const torn = fc.oneof(
    { weight: 30, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 99 }) },
  );
  return fc
    .record({ request, anonymous: fc.integer({ min: 0, max: 19 }), torn, key })
    .map(({ request: made, anonymous, torn, key }) => ({
      row,
      anonymous: anonymous === 0,
      headers: (key === undefined ? {} : { 'idempotency-key': key }) as Record<string, string>,
      build: (cast) => {
        const call = callOf(row.route, asText(resolved(made(cast.own.things), cast) as RouteRequest));
        return torn === null || call.body === undefined
          ? call
          : { ...call, body: tornText(JSON.stringify(call.body), torn) };
      },
    }));
}

type MakeRequest = (mine: Parameters<RouteRow['valid']>[0]) => RouteRequest;

/** Path, query and body, each generated from its schema. */
function generatedRequest({ positions = {} }: RouteRow, { schemas }: Route): fc.Arbitrary<MakeRequest> {
  const params = Object.fromEntries(
    Object.entries(schemas.params).map(([name, schema]) => [
      name,
      valueArbitrary(toFieldSchema(schema), `params.${name}`, positions),
    ]),
  );
  const part = (path: 'query' | 'body') =>
    schemas[path] ? valueArbitrary(toFieldSchema(schemas[path]), path, positions) : fc.constant(undefined);
  return fc
    .record({ params: fc.record(params), query: part('query'), body: part('body') })
    .map((request) => () => request as RouteRequest);
}

/** One of the valid calls with up to three of its fields changed, removed or added. */
function mutatedRequest(row: RouteRow, fields: readonly Field[]): fc.Arbitrary<MakeRequest> {
  const mutation = fc.oneof(...fields.map((field) => mutationOf(field, row)));
  const several = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Mutate[]>([]) },
    { weight: 4, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) },
  );
  return fc.record({ several, which: fc.nat() }).map(({ several: mutations, which }) => (mine) => {
    const valid = [row.valid(mine), ...(row.variants?.(mine) ?? [])];
    return mutations.reduce((request, mutate) => mutate(request), valid[which % valid.length] as RouteRequest);
  });
}

type Mutate = (request: RouteRequest) => RouteRequest;

function mutationOf({ path, schema }: Field, { positions = {} }: RouteRow): fc.Arbitrary<Mutate> {
  const replaced = (values: fc.Arbitrary<unknown>) =>
    values.map(
      (value): Mutate =>
        (request) =>
          safely(request, () => withValue(request, path, value)),
    );
  const other: Mutate[] = [
    (request) => safely(request, () => without(request, path)),
    (request) => safely(request, () => withValue(request, `${path}_more`, 1)),
  ];
  return fc.oneof(
    { weight: 6, arbitrary: replaced(valueArbitrary(schema, path, positions)) },
    { weight: 1, arbitrary: replaced(wildArbitrary) },
    { weight: 1, arbitrary: fc.constantFrom(...other) },
  );
}

/** Skips a mutation that expects an object where an earlier one has put a text. */
function safely(request: RouteRequest, mutate: () => RouteRequest): RouteRequest {
  try {
    return mutate();
  } catch {
    return request;
  }
}

const HALF_PAIR = /\p{Surrogate}/gu;

/** An address holds text: other values are written as JSON, and a value that is not an object has no members. */
function asText({ params, query, body }: RouteRequest): RouteRequest {
  const part = (values: unknown) =>
    Object.fromEntries(
      Object.entries(typeof values === 'object' && values !== null ? values : { value: values ?? '' }).map(
        ([name, value]) => [
          name,
          (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(HALF_PAIR, '\ufffd'),
        ],
      ),
    );
  return {
    ...(params === undefined ? {} : { params: part(params) }),
    ...(query === undefined ? {} : { query: part(query) }),
    ...(body === undefined ? {} : { body }),
  };
}

/**
 * A body that is cut off, or lacks one character. Only characters between words count, because ids have more digits in
 * one database and each application makes its own keys.
 */
function tornText(text: string, percent: number): string {
  const places = [...text.matchAll(/[^\w-]/g)];
  const at = places[Math.floor((percent / 100) * places.length)]?.index ?? 0;
  return percent % 2 === 0 ? text.slice(0, at) : text.slice(0, at) + text.slice(at + 1);
}
