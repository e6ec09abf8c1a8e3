import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteRequest, RouteRow } from './inventory/types.js';
import { badAddressTexts, badJson, isFreeText, UNREADABLE_IN_ADDRESS, unreadableJson } from './support/bad-values.js';
import { callerOf, type Caller } from './support/caller.js';
import { callOf, valueAt, withFieldTwice, withJson, without, withValue } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';
import { placesOf } from './support/id-variants.js';
import { fieldsOf, type Field } from './support/schema-fields.js';
import { Tally } from './support/tally.js';
import { ONE_ROUTE_MS } from './support/time-limits.js';
import { FAULTS, Watch } from './support/watch.js';

/**
 * Fields bounded by the password rules, in bytes, and by the size of the body, whose message must be the one of the
 * rule.
 */
const BOUNDED_ELSEWHERE = [
  'POST /api/coach/update-password body.password',
  'POST /api/staff-invitations/account body.password',
  'POST /api/coach/reset-password body.password',
  'POST /api/coach/reset-password body.token',
];

/** Largest whole number of an integer column on MariaDB; SQLite would store more. */
const COLUMN_MAX = 2_147_483_647;

/** Whether the field accepts any whole number: neither an id, nor a version, which is only compared. */
function isFreeNumber({ positions = {} }: RouteRow, { path, schema }: Field): boolean {
  return (
    path.startsWith('body.') &&
    schema.type === 'integer' &&
    schema.format !== 'version' &&
    (positions[path]?.names ?? 'nothing') === 'nothing'
  );
}

/** Names that are a field of no call; some are members of every JavaScript object. */
const UNKNOWN_NAMES = ['no_such', 'constructor', 'toString', 'hasOwnProperty', 'id[]', '$where'];

describe('values that a field does not accept', () => {
  const tally = new Tally('input table', ['fields', 'requests', ...FAULTS]);
  let at: TestApp;
  let cast: Cast;
  let routes: Map<string, Route>;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
    routes = new Map(routesOf(at).map((route) => [nameOf(route), route]));
  });
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  const fields = ({ route }: RouteRow): Field[] => fieldsOf(routes.get(route) as Route);

  it.each(INVENTORY.map((row) => [row.route, row] as const))(
    '%s',
    async (_name, row) => {
      const watch = new Watch(at, cast, tally);
      const caller = await callerOf(at, row, cast.own);
      for (const field of fields(row).filter(({ path }) => !path.startsWith('params.'))) {
        tally.count('fields');
        if (field.path.startsWith('query.')) await inAddress(row, field, watch, caller);
        else await inBody(row, field, watch, caller);
      }
      for (const name of [...UNKNOWN_NAMES, '__proto__'])
        await refuse(row, withOwn(row, name), `the unknown field ${name}`, watch, caller, name);
      // Fastify reads no body of a GET.
      if (!row.route.startsWith('GET') && !routes.get(row.route)?.schemas.body)
        await refuse(row, { ...valid(row), body: { no_such: 1 } }, 'a body', watch, caller, 'no_such');
      if (routes.get(row.route)?.schemas.body) await tooDeep(row, watch, caller);
      expect(watch.problems).toEqual([]);
    },
    ONE_ROUTE_MS,
  );

  const valid = (row: RouteRow): RouteRequest => row.valid(cast.own.things);

  /** Expects 400, no change in the database, and `path` among the named fields. */
  async function refuse(
    row: RouteRow,
    request: RouteRequest,
    what: string,
    watch: Watch,
    { who, headers }: Caller,
    path?: string,
  ): Promise<void> {
    const response = await watch.ask(who, cast.own, callOf(row.route, request), what, { status: 400, headers });
    const { code, fields: named } = response.json<ErrorBody>();
    if (code !== 'validation_failed') watch.complain('other answers', `${row.route}: ${what} has the code ${code}`);
    if (path !== undefined && !named?.some((field) => field.path === path))
      watch.complain('other answers', `${row.route}: ${what} names ${JSON.stringify(named)} instead of ${path}`);
  }

  /** Defines the member, as a parsed address does: assigning to `__proto__` would create no field. */
  function withOwn(row: RouteRow, name: string): RouteRequest {
    const request = valid(row);
    return { ...request, query: Object.fromEntries([...Object.entries(request.query ?? {}), [name, 'x']]) };
  }

  async function inAddress(row: RouteRow, field: Field, watch: Watch, caller: Caller): Promise<void> {
    const path = field.path.replace('query.', '');
    for (const text of badAddressTexts(field))
      await refuse(row, withValue(valid(row), field.path, text), `${field.path} = ${text}`, watch, caller, path);
    const { url, ...call } = callOf(row.route, without(valid(row), field.path));
    for (const text of UNREADABLE_IN_ADDRESS) {
      const { who, headers } = caller;
      await watch.ask(
        who,
        cast.own,
        { ...call, url: `${url}${url.includes('?') ? '&' : '?'}${path}=${text}` },
        `${field.path} = ${text}`,
        { status: 400, headers },
      );
    }
  }

  /** A request that has the object of the field: the valid one, unless the field belongs to another kind of request. */
  function requestWith(row: RouteRow, { path, schema, required }: Field): RouteRequest {
    if (required && valueAt(valid(row), path) === undefined) {
      const other = row.variants?.(cast.own.things).find((request) => valueAt(request, path) !== undefined);
      if (other) return other;
    }
    const parent = schema.properties ? path : path.split('.').slice(0, -1).join('.');
    const others = parent.includes('.') ? (row.refused?.(cast.own.things) ?? []) : [];
    return [valid(row), ...others].find((request) => valueAt(request, parent) !== undefined) ?? valid(row);
  }

  async function inBody(row: RouteRow, field: Field, watch: Watch, caller: Caller): Promise<void> {
    const request = requestWith(row, field);
    const place = placesOf(request, field.path)[0] ?? field.path;
    const path = place.replace(/^body\.?/, '');
    const send = (body: unknown, what: string, named?: string) =>
      refuse(row, { ...request, body }, `${place} ${what}`, watch, caller, named);
    for (const { what, text } of badJson(field))
      await send(path === '' ? text : withJson(request, place, text), `= ${what.slice(0, 40)}`, path);
    for (const { what, text } of unreadableJson(field)) await send(withJson(request, place, text), `= ${what}`);
    if (field.schema.properties) {
      for (const name of UNKNOWN_NAMES)
        await send(
          withValue(request, `${place}.${name}`, 1).body,
          `with the unknown field ${name}`,
          [path, name].filter((part) => part !== '').join('.'),
        );
    }
    if (field.schema.maxItems !== undefined)
      await send(
        withValue(request, place, Array(field.schema.maxItems + 1).fill(valueAt(request, `${place}.0`))).body,
        'too many',
        path,
      );
    if (/\.\d+$/.test(place) || path === '') return;
    if (field.required) await send(without(request, place).body, 'missing', path);
    if (valueAt(request, place) !== undefined) await send(withFieldTwice(request, place, null), 'twice');
  }

  async function tooDeep(row: RouteRow, watch: Watch, caller: Caller): Promise<void> {
    for (const levels of [8, 100, 20_000])
      await refuse(
        row,
        { ...valid(row), body: `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}` },
        `${levels + 1} levels`,
        watch,
        caller,
      );
  }

  it('finds a bound for every text, list and number that is stored unchanged', () => {
    const isBoundless = (row: RouteRow, field: Field) => {
      const { type, maxItems, maxLength, maximum = Infinity } = field.schema;
      if (type === 'array') return maxItems === undefined;
      return isFreeNumber(row, field) ? maximum > COLUMN_MAX : isFreeText(field) && maxLength === undefined;
    };
    const boundless = INVENTORY.flatMap((row) =>
      fields(row)
        .filter((field) => isBoundless(row, field))
        .map(({ path }) => `${row.route} ${path}`),
    );
    expect(boundless.sort()).toEqual([...BOUNDED_ELSEWHERE].sort());
  });
});
