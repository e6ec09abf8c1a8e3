import { formatMediumDate } from '@touchline/contracts/date-format';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { PerformanceTestEntity } from '../../src/modules/performance-tests/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { comparable } from '../wall/support/calls.js';

const URL = '/api/athletes/fatigue-indicators';
const DAY = '2026-01-15';
const NEVER = 987_654_321;
const NONE = { grip_strength_kg: null, dash_10m_time: null, vertical_jump_cm: null };

describe('the tests of an athlete', () => {
  let at: TestApp;
  let actors: Actors;
  let mine: AthleteEntity;
  let second: AthleteEntity;
  let foreign: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    const team = await build.team(at, actors.ownCoach);
    mine = await build.athlete(at, { teamId: team.id });
    second = await build.athlete(at, { teamId: team.id });
    foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(PerformanceTestEntity).execute()));
  afterAll(() => at.close());

  const list = async (query = '') =>
    (await actors.own.get(`${URL}?athlete_id=${mine.id}${query}`)).json<PerformanceTest[]>();
  const save = (...entries: object[]) => actors.own.put(URL, { athlete_id: mine.id, entries });
  const stored = () => at.read.find(PerformanceTestEntity, { order: { id: 'ASC' } });
  const test = (kind: PerformanceTestEntity['kind'], value: number, more: Partial<PerformanceTestEntity> = {}) =>
    build.performanceTest(at, { athleteId: mine.id, recordedAt: DAY, kind, value, ...more });

  describe('reading', () => {
    it('returns them oldest first, each with the value of its kind as a number and null for the others', async () => {
      const later = await test('jump', 41.25, { recordedAt: '2026-01-16' });
      const sprint = await test('sprint', 1.783);
      const grip = await test('grip', 43.5, { version: 3 });
      const earlier = await test('sprint', 2, { recordedAt: '2025-12-31' });
      await build.performanceTest(at, { athleteId: second.id, recordedAt: DAY });
      const record = ({ id, recordedAt: recorded_at, version }: PerformanceTestEntity, value: object) => ({
        id,
        athlete_id: mine.id,
        recorded_at,
        ...NONE,
        ...value,
        version,
      });
      expect(await list()).toEqual([
        record(earlier, { dash_10m_time: 2 }),
        record(sprint, { dash_10m_time: 1.783 }),
        record(grip, { grip_strength_kg: 43.5 }),
        record(later, { vertical_jump_cm: 41.25 }),
      ]);
    });

    it('is empty for an athlete without tests', async () => {
      expect(await list()).toEqual([]);
    });

    it('filters by from and to', async () => {
      for (const recordedAt of ['2025-12-31', '2026-01-01', '2026-01-31']) await test('grip', 40, { recordedAt });
      const days = async (query: string) => (await list(query)).map(({ recorded_at: day }) => day);
      expect(await days('&from=2026-01-01')).toEqual(['2026-01-01', '2026-01-31']);
      expect(await days('&to=2026-01-01')).toEqual(['2025-12-31', '2026-01-01']);
      expect(await days('&from=2026-01-01&to=2026-01-01')).toEqual(['2026-01-01']);
    });

    it('pages through Link without losing or repeating tests of one day', async () => {
      for (const recordedAt of ['2026-01-02', '2026-01-01', '2026-01-03'])
        for (const kind of ['jump', 'grip', 'sprint'] as const) await test(kind, 9, { recordedAt });
      const whole = (await list()).map(({ id }) => id);
      expect(whole).toHaveLength(9);
      const seen: number[] = [];
      let url: string | undefined = `${URL}?athlete_id=${mine.id}&limit=2`;
      for (let page = 0; url !== undefined; page += 1) {
        const response = await actors.own.get(url);
        seen.push(...response.json<PerformanceTest[]>().map(({ id }) => id));
        url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
        expect(page).toBeLessThan(5);
      }
      expect(seen).toEqual(whole);
    });

    it.each([
      '',
      'athlete_id=0',
      'athlete_id=1&athlete_id=2',
      'athlete_id=1&month=1',
      'athlete_id=1&from=2026-02-30',
      'athlete_id=1&limit=0',
      'athlete_id=1&cursor=x',
      'athlete_id=1&cursor=WyIyMDI2LTAxLTAxIl0',
    ])('refuses ?%s', async (query) => {
      expect(
        (await actors.own.get(`${URL}?${query.replace('athlete_id=1', `athlete_id=${mine.id}`)}`)).statusCode,
      ).toBe(400);
    });
  });

  describe('editing', () => {
    it('stores new values, rounded to the decimals of each kind, and returns them in the order sent', async () => {
      const [grip, sprint, jump] = [await test('grip', 40), await test('sprint', 1.9), await test('jump', 40)];
      const response = await save(
        { id: jump.id, vertical_jump_cm: 44.125 },
        { id: sprint.id, dash_10m_time: 1.7834, version: 1 },
        { id: grip.id, grip_strength_kg: 43.505 },
      );
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual([
        { id: jump.id, athlete_id: mine.id, recorded_at: DAY, ...NONE, vertical_jump_cm: 44.13, version: 2 },
        { id: sprint.id, athlete_id: mine.id, recorded_at: DAY, ...NONE, dash_10m_time: 1.783, version: 2 },
        { id: grip.id, athlete_id: mine.id, recorded_at: DAY, ...NONE, grip_strength_kg: 43.51, version: 2 },
      ]);
      expect((await list()).sort((a, b) => b.id - a.id)).toEqual(response.json());
    });

    it('keeps the version for a value that is stored with its decimals', async () => {
      const { id } = await test('sprint', 1.783);
      expect((await save({ id, dash_10m_time: 1.7834, version: 1 })).json()).toMatchObject([
        { dash_10m_time: 1.783, version: 1 },
      ]);
    });

    it.each([
      ['grip', 'dash_10m_time', 'sprint', 'grip_strength_kg'],
      ['sprint', 'vertical_jump_cm', 'jump', 'dash_10m_time'],
      ['jump', 'grip_strength_kg', 'grip', 'vertical_jump_cm'],
    ] as const)('of a %s test refuses %s, and stores nothing of the call', async (kind, field, other, own) => {
      const [wrong, right] = [await test(kind, 9), await test(other, 9)];
      const response = await save({ id: right.id, [field]: 10 }, { id: wrong.id, [field]: 10 });
      const message = `Record ${wrong.id} is a ${kind} test: its value is sent as ${own}.`;
      expect(response.json()).toEqual({
        statusCode: 400,
        code: 'validation_failed',
        error: message,
        message,
        fields: [{ path: `entries.1.${field}`, message }],
      });
      expect(await stored()).toEqual([wrong, right]);
    });

    it.each(['0', '-0', '0.004', '100.001', '1e309', '"43.5"', '"43,5"', 'null', 'true', '[43.5]'])(
      'refuses the value %s with the sentence of its kind',
      async (text) => {
        const row = await test('grip', 40);
        const response = await actors.own.put(
          URL,
          JSON.stringify({ athlete_id: mine.id, entries: [{ id: row.id, grip_strength_kg: 'HERE' }] }).replace(
            '"HERE"',
            text,
          ),
        );
        expect(response.statusCode).toBe(400);
        const message = 'Grip strength kg must be a number above 0 and up to 100 (kg).';
        expect(response.json()).toMatchObject({
          error: message,
          fields: [{ path: 'entries.0.grip_strength_kg', message }],
        });
        expect(await stored()).toEqual([row]);
      },
    );

    it('refuses entries without a value, with two values, repeated records and unknown fields', async () => {
      const row = await test('grip', 40);
      const path = async (...entries: object[]) =>
        (await save(...entries)).json<{ fields: { path: string }[] }>().fields.map((field) => field.path);
      expect(await path({ id: row.id })).toEqual(['entries.0']);
      expect(await path({ id: row.id, grip_strength_kg: 41, dash_10m_time: 1.8 })).toEqual(['entries.0']);
      expect(await path({ id: row.id, grip_strength_kg: 41 }, { id: row.id, grip_strength_kg: 42 })).toEqual([
        'entries.1.id',
      ]);
      expect(await path({ id: row.id, grip_strength_kg: 41, recorded_at: DAY })).toEqual(['entries.0.recorded_at']);
      expect(await stored()).toEqual([row]);
    });

    it('accepts 500 records in one call and refuses 501', async () => {
      const rows: PerformanceTestEntity[] = [];
      for (let no = 0; no < 501; no += 1)
        rows.push(
          await test('grip', 40, { recordedAt: new Date(Date.UTC(2024, 0, 1 + no)).toISOString().slice(0, 10) }),
        );
      const entries = rows.map(({ id }) => ({ id, grip_strength_kg: 41 }));
      expect((await save(...entries)).statusCode).toBe(400);
      expect((await save(...entries.slice(1))).json()).toHaveLength(500);
      expect((await stored()).filter(({ value }) => value === 41)).toHaveLength(500);
    });
  });

  describe('two coaches at once', () => {
    // More writers than there are retries, but few enough that none waits too long for a connection on a busy machine.
    const WRITERS = 20;

    it('refuses the whole call when one version is no longer stored, and names the day', async () => {
      const [grip, sprint] = [await test('grip', 40, { version: 4 }), await test('sprint', 1.8)];
      const message = `Someone else changed the test on ${formatMediumDate(DAY)}. Check it and try again.`;
      for (const version of [0, 3, 5]) {
        const stale = await save(
          { id: sprint.id, dash_10m_time: 1.7, version: 1 },
          { id: grip.id, grip_strength_kg: 41, version },
        );
        expect(stale.json()).toEqual({ statusCode: 409, code: 'fatigue_changed', error: message, message });
      }
      expect(await stored()).toEqual([grip, sprint]);
    });

    it('loses no update of many at once: one wins each version', async () => {
      const { id } = await test('grip', 40);
      const all = await Promise.all(
        Array.from({ length: WRITERS }, (_, no) => save({ id, grip_strength_kg: 50 + no, version: 1 })),
      );
      expect(all.map((response) => response.statusCode).sort()).toEqual([200, ...Array<number>(WRITERS - 1).fill(409)]);
      expect((await stored())[0]?.version).toBe(2);
    });
  });

  describe('deleting', () => {
    it('deletes a test once; a second call does not find it', async () => {
      const { id } = await test('grip', 40);
      const response = await actors.own.delete(`${URL}/${id}`);
      expect([response.statusCode, response.payload]).toEqual([204, '']);
      expect((await actors.own.delete(`${URL}/${id}`)).statusCode).toBe(404);
      expect((await save({ id, grip_strength_kg: 41 })).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    });

    it('refuses a version that is no longer stored', async () => {
      const { id } = await test('sprint', 1.8, { version: 3 });
      const stale = await actors.own.delete(`${URL}/${id}?version=2`);
      expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'fatigue_changed']);
      expect((await actors.own.delete(`${URL}/${id}?version=3`)).statusCode).toBe(204);
    });
  });

  describe("other people's athletes", () => {
    it('give the same answer as unknown ones, byte for byte, on every call', async () => {
      const [row, own] = [
        await build.performanceTest(at, { athleteId: foreign.id, recordedAt: DAY }),
        await test('grip', 40),
      ];
      const put = (athlete_id: number, id: number, more = {}) =>
        actors.own.put(URL, {
          athlete_id,
          entries: [
            { id: own.id, grip_strength_kg: 41 },
            { id, grip_strength_kg: 41, ...more },
          ],
        });
      const pairs = [
        [await actors.own.get(`${URL}?athlete_id=${foreign.id}`), await actors.own.get(`${URL}?athlete_id=${NEVER}`)],
        [await put(foreign.id, row.id), await put(NEVER, row.id)],
        [await put(mine.id, row.id), await put(mine.id, NEVER)],
        [await put(mine.id, row.id, { version: 7 }), await put(mine.id, NEVER, { version: 7 })],
        [await actors.own.delete(`${URL}/${row.id}`), await actors.own.delete(`${URL}/${NEVER}`)],
        [await actors.own.delete(`${URL}/${row.id}?version=7`), await actors.own.delete(`${URL}/${NEVER}?version=7`)],
      ];
      for (const [there, nowhere] of pairs) {
        expect(there?.statusCode).toBe(404);
        expect(there && comparable(there)).toEqual(nowhere && comparable(nowhere));
      }
      expect(await stored()).toEqual([row, own]);
    });

    it('have no tests under another athlete’s id, also when both are the coach’s own', async () => {
      const row = await build.performanceTest(at, { athleteId: second.id, recordedAt: DAY });
      expect((await save({ id: row.id, grip_strength_kg: 41 })).statusCode).toBe(404);
      expect(await stored()).toEqual([row]);
    });

    it('are out of reach for a colleague, a stranger and somebody who is not signed in', async () => {
      const row = await test('grip', 40);
      for (const [actor, status] of [
        [actors.colleague, 404],
        [actors.stranger, 404],
        [actors.anonymous, 401],
      ] as const) {
        expect((await actor.get(`${URL}?athlete_id=${mine.id}`)).statusCode).toBe(status);
        expect(
          (await actor.put(URL, { athlete_id: mine.id, entries: [{ id: row.id, grip_strength_kg: 41 }] })).statusCode,
        ).toBe(status);
        expect((await actor.delete(`${URL}/${row.id}`)).statusCode).toBe(status);
      }
      expect(await stored()).toEqual([row]);
    });
  });
});
