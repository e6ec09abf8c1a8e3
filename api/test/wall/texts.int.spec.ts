import { In, Not } from 'typeorm';
import { MeasureEntity } from '../../src/modules/measures/index.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { Echo, RouteRow } from './inventory/types.js';
import { fitsPattern, isFreeText } from './support/bad-values.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, send, valueAt, withValue } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';
import { placesOf } from './support/id-variants.js';
import { fieldsOf } from './support/schema-fields.js';
import { Tally } from './support/tally.js';
import { ONE_ROUTE_MS } from './support/time-limits.js';

/** The embeddings, overrides and isolates, and the marks that end them. */
const TURNING = ['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068'].map(
  (sign) => `a${sign}b${sign < '\u2066' ? '\u202c' : '\u2069'}c`,
);
/** Texts that a database, a driver or a layer in between might change. */
const SAMPLES = [
  'Zoë 🏐',
  'e\u0301 is not \u00e9',
  '\u00e9',
  'שלום עולם',
  'العربية ١٢٣',
  '𠜎𠜱𠝹 four bytes',
  '👨‍👩‍👧‍👦 👍🏽',
  'typed \ufffd itself',
  'ﬁ ＦＵＬＬ ½',
  'İstanbul ß ẞ ſ',
  'soft\u00adhyphen a\u200bb',
  '<b onclick="x()">&amp;</b>',
  `it's "quoted" \\ and \\' ; --`,
  '100% _under_ {{x}} ${y}',
  '=1+1',
  'ends in e\u0301',
  'CAPITALS',
  'o\u0308\u0323',
  '\ud7ff\ue000\uffee',
  '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  '\u05de\u05db\u05d1\u05d9 (U16)\u200e, \u0627\u0644\u0623\u0648\u0644 (1)\u200f \u061c',
];
/** Texts for fields of several lines; one line holds none of them. */
const LINES = ['two\nlines', 'carriage\r\nreturn', 'a\ttab', 'next\u0085line', 'line\u2028separator', ...TURNING];
/**
 * Characters to fill a field to its maximum length: of one, two and four bytes, and one that becomes eighteen when it
 * is normalised.
 */
const LONGEST = ['x', 'é', '🏐', 'ﷺ'];

describe('text', () => {
  const tally = new Tally('texts', ['fields', 'texts sent and read']);
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

  const freeTexts = ({ route }: RouteRow) => fieldsOf(routes.get(route) as Route).filter(isFreeText);

  it('has an entry in the inventory for every field that stores it', () => {
    const missing = INVENTORY.flatMap((row) =>
      freeTexts(row)
        .filter(({ path }) => row.echoes?.[path] === undefined)
        .map(({ path }) => `${row.route} ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('has one line in every stored field but notes, messages and requests', () => {
    const names = INVENTORY.flatMap((row) =>
      freeTexts(row)
        .filter(({ path, schema }) => row.echoes?.[path] && LINES.some((text) => fitsPattern(schema, text)))
        .map(({ path }) => path.split('.').at(-1)),
    );
    expect([...new Set(names)].sort()).toEqual(['coach_notes', 'description', 'message', 'note', 'notes', 'text']);
  });

  const echoing = INVENTORY.flatMap((row) =>
    Object.entries(row.echoes ?? {}).flatMap(([path, echo]) =>
      echo ? [[`${row.route} ${path}`, row, path, echo] as const] : [],
    ),
  );

  it.each(echoing)(
    '%s comes back exactly as it was sent',
    async (_name, row, path, echo) => {
      const field = freeTexts(row).find((each) => each.path === path);
      expect(field).toBeDefined();
      tally.count('fields');
      // Team names are unique, so a name of an earlier call is removed.
      await at.write((tx) =>
        tx
          .createQueryBuilder()
          .update(TeamEntity)
          .set({ nameKey: () => 'id' })
          .execute(),
      );
      // So are those of measures that still take values.
      const added = { measureKey: Not(In(['own.1', 'own.2', 'own.3', 'own.4'])) };
      await at.write((tx) => tx.update(MeasureEntity, added, { isRetired: true }));
      // Registrations of earlier fields would be listed, too, and those of an hour are limited.
      for (const table of [PendingAthleteEntity, AttemptCounterEntity])
        await at.write((tx) => tx.createQueryBuilder().delete().from(table).execute());
      const longest = LONGEST.map((sign) => sign.repeat(field?.schema.maxLength ?? 1));
      const lines = LINES.filter((text) => fitsPattern(field?.schema ?? {}, text));
      for (const text of [...SAMPLES, ...lines, ...longest]) {
        expect([text, await sentAndRead(row, path, echo, text)]).toEqual([text, [text]]);
        tally.count('texts sent and read');
      }
    },
    ONE_ROUTE_MS,
  );

  /**
   * Writes the text for a new row each time and returns the answer in its place; of a list, the members that
   * equal it.
   */
  async function sentAndRead(row: RouteRow, path: string, echo: Echo, text: string): Promise<unknown[]> {
    const { own } = cast;
    own.things = await belongingsOf(at, own);
    const { who, headers } = await callerOf(at, row, own);
    const request = row.valid(own.things);
    const written = await send(
      who,
      callOf(row.route, withValue(request, placesOf(request, path)[0] ?? path, text)),
      headers,
    );
    expect([text, written.statusCode, written.payload]).toEqual([
      text,
      routes.get(row.route)?.answer.status,
      expect.any(String),
    ]);
    const read = echo.in
      ? await send((await callerOf(at, { caller: 'coach' }, own)).who, callOf(echo.in, {}))
      : written;
    if (!echo.at.startsWith('*.')) return [valueAt(read.json(), echo.at)];
    return read
      .json<unknown[]>()
      .map((member) => valueAt(member, echo.at.slice(2)))
      .filter((value) => value === text);
  }
});
