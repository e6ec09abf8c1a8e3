import { formatMediumDate } from '@touchline/contracts/date-format';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { deleteVersion, insertOrRetry, replaceVersion } from '../../src/common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../src/database/database-errors.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';

const URL = '/api/athletes/wellness';
const RATINGS = { sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 };
const DAY = '2026-01-15';

describe('wellness', () => {
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
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(WellnessEntryEntity).execute()));
  afterAll(() => at.close());

  const save = (...entries: object[]) => actors.own.put(URL, { entries });
  const list = async (query: string) =>
    (await actors.own.get(`${URL}?athlete_id=${mine.id}${query}`)).json<WellnessEntry[]>();
  const stored = () => at.read.find(WellnessEntryEntity, { order: { athleteId: 'ASC', date: 'ASC' } });

  describe('reading', () => {
    it('returns the entries of the coach’s athlete, oldest first, with their figures', async () => {
      const later = await build.entry(at, { athleteId: mine.id, date: '2026-01-16', stress: null });
      const earlier = await build.entry(at, { athleteId: mine.id, date: DAY });
      await build.entry(at, { athleteId: second.id, date: DAY });
      expect(await list('')).toEqual([
        {
          wellness_id: earlier.id,
          athlete_id: mine.id,
          date: DAY,
          ...RATINGS,
          hooper_index: 14,
          completed: true,
          injury_body_part: null,
          injury_severity: null,
          version: 1,
        },
        {
          wellness_id: later.id,
          athlete_id: mine.id,
          date: '2026-01-16',
          ...RATINGS,
          stress: null,
          hooper_index: null,
          completed: false,
          injury_body_part: null,
          injury_severity: null,
          version: 1,
        },
      ]);
    });

    it('filters by month, year, from and to', async () => {
      for (const date of ['2024-02-29', '2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'])
        await build.entry(at, { athleteId: mine.id, date });
      const dates = async (query: string) => (await list(query)).map((entry) => entry.date);
      expect(await dates('&month=1&year=2026')).toEqual(['2026-01-01', '2026-01-31']);
      expect(await dates('&month=2&year=2024')).toEqual(['2024-02-29']);
      expect(await dates('&year=2025')).toEqual(['2025-12-31']);
      expect(await dates('&month=12&year=2999')).toEqual([]);
      expect(await dates('&from=2026-01-31')).toEqual(['2026-01-31', '2026-02-01']);
      expect(await dates('&from=2025-12-31&to=2026-01-01')).toEqual(['2025-12-31', '2026-01-01']);
    });

    it('pages through Link without losing or repeating a day', async () => {
      for (let day = 1; day <= 7; day += 1) await build.entry(at, { athleteId: mine.id, date: `2026-03-0${day}` });
      const seen: string[] = [];
      let url: string | undefined = `${URL}?athlete_id=${mine.id}&limit=3&from=2026-03-01`;
      for (let page = 0; url !== undefined; page += 1) {
        const response = await actors.own.get(url);
        seen.push(...response.json<WellnessEntry[]>().map((entry) => entry.date));
        url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
        expect(page).toBeLessThan(3);
      }
      expect(seen).toEqual(Array.from({ length: 7 }, (_, at) => `2026-03-0${at + 1}`));
    });

    it.each([
      '',
      'athlete_id=',
      'athlete_id=0',
      'athlete_id=-1',
      'athlete_id=1.5',
      'athlete_id=0x10',
      'athlete_id=%201',
      'athlete_id=1e3',
      'athlete_id=9007199254740993',
      'athlete_id=1&athlete_id=2',
      'athlete_id=1&x=1',
    ])('refuses ?%s', async (query) => {
      expect((await actors.own.get(`${URL}?${query}`)).statusCode).toBe(400);
    });

    it.each([
      'month=13',
      'month=0',
      'month=1.5',
      'year=26',
      'from=2026-02-30',
      'to=2026-2-3',
      'limit=0',
      'limit=1001',
      'cursor=x',
      'cursor=WyJ4Il0',
    ])('refuses &%s', async (query) => {
      expect((await actors.own.get(`${URL}?athlete_id=${mine.id}&${query}`)).statusCode).toBe(400);
    });
  });

  describe('writing', () => {
    it('creates or updates by athlete and day, and returns the stored entries in the order sent', async () => {
      const first = await save(
        { athlete_id: second.id, date: DAY, ...RATINGS },
        { athlete_id: mine.id, date: DAY, ...RATINGS },
      );
      expect(first.statusCode).toBe(200);
      expect(
        first.json<WellnessEntry[]>().map((entry) => [entry.athlete_id, entry.hooper_index, entry.version]),
      ).toEqual([
        [second.id, 14, 1],
        [mine.id, 14, 1],
      ]);
      const again = await save({ athlete_id: mine.id, date: DAY, ...RATINGS, stress: 10 });
      expect(again.json()).toMatchObject([
        { wellness_id: first.json<WellnessEntry[]>()[1]?.wellness_id, stress: 10, hooper_index: 22, version: 2 },
      ]);
      expect(await list('')).toEqual(again.json());
      expect(await stored()).toHaveLength(2);
    });

    it('accepts 500 entries in one call and refuses 501', async () => {
      const entries = Array.from({ length: 501 }, (_, day) => ({
        athlete_id: mine.id,
        date: addDays('2024-01-01', day),
        ...RATINGS,
      }));
      expect((await save(...entries)).statusCode).toBe(400);
      expect((await save(...entries.slice(1))).json()).toHaveLength(500);
    });

    describe('injury', () => {
      it('is kept when absent and ended by null', async () => {
        await save({ athlete_id: mine.id, date: DAY, ...RATINGS, injury_body_part: ' Knee ', injury_severity: 4 });
        expect(await list('')).toMatchObject([{ injury_body_part: 'Knee', injury_severity: 4 }]);
        await save({ athlete_id: mine.id, date: DAY, ...RATINGS });
        expect(await list('')).toMatchObject([{ injury_body_part: 'Knee', injury_severity: 4 }]);
        await save({ athlete_id: mine.id, date: DAY, ...RATINGS, injury_body_part: null, injury_severity: null });
        expect(await list('')).toMatchObject([{ injury_body_part: null, injury_severity: null }]);
      });

      it.each([
        { injury_body_part: 'Knee' },
        { injury_severity: 3 },
        { injury_body_part: 'Knee', injury_severity: null },
        { injury_body_part: null },
        { injury_body_part: ' ', injury_severity: 3 },
        { injury_body_part: 'Knee', injury_severity: 11 },
      ])('refuses %j', async (injury) => {
        expect((await save({ athlete_id: mine.id, date: DAY, ...RATINGS, ...injury })).statusCode).toBe(400);
      });

      it('keeps any text exactly', async () => {
        const part = `Zoë’s 膝 🦵 \\ ' " <b>%_ é`;
        await save({ athlete_id: mine.id, date: DAY, ...RATINGS, injury_body_part: part, injury_severity: 1 });
        expect(await list('')).toMatchObject([{ injury_body_part: part }]);
      });
    });

    it.each(['1e309', '-0', '"5"', '5.5', '0', '11', 'true', 'null', '[5]', '{}', '-1', '1e400', '9007199254740993'])(
      'refuses the rating %s and stores nothing',
      async (text) => {
        const body = JSON.stringify({
          entries: [{ athlete_id: mine.id, date: DAY, ...RATINGS, stress: 'HERE' }],
        }).replace('"HERE"', text);
        const response = await actors.own.put(URL, body);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          code: 'validation_failed',
          error: 'Stress must be a whole number from 1 to 10.',
          fields: [{ path: 'entries.0.stress', message: 'Stress must be a whole number from 1 to 10.' }],
        });
        expect(await stored()).toEqual([]);
      },
    );

    it.each([
      '2026-02-30',
      '2026-2-3',
      '0000-00-00',
      '2026-01-15T00:00:00Z',
      '',
      '20260115',
      ' 2026-01-15',
      20260115,
      null,
    ])('refuses the date %j', async (date) => {
      const response = await save({ athlete_id: mine.id, date, ...RATINGS });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ fields: [{ path: 'entries.0.date' }] });
    });

    it('reports every bad field of every entry, including missing and unknown fields', async () => {
      const { stress: _missing, ...incomplete } = RATINGS;
      const response = await save(
        { athlete_id: mine.id, date: DAY, ...incomplete, hooper_index: 4 },
        { athlete_id: '1', date: DAY, ...RATINGS, fatigue: 0 },
      );
      expect(response.statusCode).toBe(400);
      expect(response.json<{ fields: { path: string; message: string }[] }>().fields).toEqual([
        { path: 'entries.0.stress', message: 'Stress is required.' },
        { path: 'entries.0.hooper_index', message: 'Hooper index is not a known field.' },
        { path: 'entries.1.athlete_id', message: 'Athlete id must be a positive whole number.' },
        { path: 'entries.1.fatigue', message: 'Fatigue must be a whole number from 1 to 10.' },
      ]);
      expect(response.json()).toMatchObject({ error: 'Stress is required.', message: 'Stress is required.' });
    });

    it.each([undefined, {}, { entries: [] }, { entries: null }, { entries: {} }, { entries: ['x'] }])(
      'refuses the body %j',
      async (body) => {
        expect((await actors.own.put(URL, body)).statusCode).toBe(400);
      },
    );

    it('refuses the same day twice in one call and days after tomorrow', async () => {
      const twice = await save(
        { athlete_id: mine.id, date: DAY, ...RATINGS },
        { athlete_id: mine.id, date: DAY, ...RATINGS },
      );
      expect([
        twice.statusCode,
        twice.json<{ fields: { path: string }[] }>().fields.map((field) => field.path),
      ]).toEqual([400, ['entries.1.date']]);
      const today = todayIn('UTC', at.clock.now());
      expect((await save({ athlete_id: mine.id, date: addDays(today, 1), ...RATINGS })).statusCode).toBe(200);
      const future = await save({ athlete_id: mine.id, date: addDays(today, 2), ...RATINGS });
      expect(future.json()).toMatchObject({ statusCode: 400, error: 'Date must not be in the future.' });
    });
  });

  describe('two coaches at once', () => {
    it('refuses the whole call when one version is no longer stored', async () => {
      await save({ athlete_id: mine.id, date: DAY, ...RATINGS });
      await save({ athlete_id: mine.id, date: DAY, ...RATINGS, stress: 9, version: 1 });
      const stale = await save(
        { athlete_id: second.id, date: DAY, ...RATINGS, version: 0 },
        { athlete_id: mine.id, date: DAY, ...RATINGS, stress: 1, version: 1 },
      );
      expect(stale.statusCode).toBe(409);
      expect(stale.json()).toEqual({
        statusCode: 409,
        code: 'wellness_changed',
        error: `Someone else changed the wellness entry for ${formatMediumDate(DAY)}. Check it and try again.`,
        message: `Someone else changed the wellness entry for ${formatMediumDate(DAY)}. Check it and try again.`,
      });
      expect((await stored()).map((row) => [row.athleteId, row.stress, row.version])).toEqual([[mine.id, 9, 2]]);
    });

    it('expects no entry with version 0 and an existing entry with any other version', async () => {
      expect((await save({ athlete_id: mine.id, date: DAY, ...RATINGS, version: 1 })).statusCode).toBe(409);
      expect((await save({ athlete_id: mine.id, date: DAY, ...RATINGS, version: 0 })).statusCode).toBe(200);
      expect((await save({ athlete_id: mine.id, date: DAY, ...RATINGS, stress: 9, version: 0 })).statusCode).toBe(409);
    });

    it('checks the version in the UPDATE statement itself', async () => {
      const row = await build.entry(at, { athleteId: mine.id, date: DAY, version: 4 });
      const { id: _id, ...again } = row;
      const next = { ...row, version: 5 };
      await expect(at.write((tx) => replaceVersion(tx, WellnessEntryEntity, next, 3))).rejects.toBeInstanceOf(
        RetryWriteError,
      );
      await expect(at.write((tx) => deleteVersion(tx, WellnessEntryEntity, row.id, 3))).rejects.toBeInstanceOf(
        RetryWriteError,
      );
      await expect(at.write((tx) => insertOrRetry(tx, WellnessEntryEntity, [again]))).rejects.toBeInstanceOf(
        RetryWriteError,
      );
      expect(await stored()).toEqual([row]);
      await at.write((tx) => replaceVersion(tx, WellnessEntryEntity, next, 4));
      expect((await stored()).map((entry) => entry.version)).toEqual([5]);
      await at.write((tx) => deleteVersion(tx, WellnessEntryEntity, row.id, 5));
      expect(await stored()).toEqual([]);
    });

    it('loses no update of many at once: one wins each version', async () => {
      await save({ athlete_id: mine.id, date: DAY, ...RATINGS });
      const all = await Promise.all(
        // None equals the stored entry, which would be no update.
        Array.from({ length: WRITERS }, (_, at) =>
          save({ athlete_id: mine.id, date: DAY, ...RATINGS, stress: 3 + at, version: 1 }),
        ),
      );
      expect(all.map((response) => response.statusCode).sort()).toEqual([200, ...Array<number>(WRITERS - 1).fill(409)]);
      expect((await stored())[0]?.version).toBe(2);
    });

    it('makes one row of many simultaneous first writes and acknowledges each', async () => {
      const all = await Promise.all(
        Array.from({ length: WRITERS }, () => save({ athlete_id: mine.id, date: DAY, ...RATINGS })),
      );
      expect(all.map((response) => response.statusCode)).toEqual(Array(WRITERS).fill(200));
      // All say the same: the first is stored, and the others are answered with it.
      expect(all.map((response) => response.payload)).toEqual(Array(WRITERS).fill(all[0]?.payload));
      expect((await stored()).map((row) => row.version)).toEqual([1]);
    });

    it('handles overlapping batches in opposite orders', async () => {
      const all = await Promise.all(
        Array.from({ length: WRITERS }, (_, at) => {
          const sleep_quality = 1 + (at % 10);
          const there = [mine.id, second.id].map((athlete_id) => ({
            athlete_id,
            date: DAY,
            ...RATINGS,
            sleep_quality,
          }));
          return save(...(at % 2 ? there : there.reverse()));
        }),
      );
      expect(all.map((response) => response.statusCode)).toEqual(Array(WRITERS).fill(200));
      expect((await stored()).map((row) => row.version)).toEqual([WRITERS, WRITERS]);
    });
  });

  describe('deleting', () => {
    it('deletes an entry once; a second call does not find it', async () => {
      const { id } = await build.entry(at, { athleteId: mine.id, date: DAY });
      const response = await actors.own.delete(`${URL}/${id}`);
      expect([response.statusCode, response.payload]).toEqual([204, '']);
      expect((await actors.own.delete(`${URL}/${id}`)).statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    });

    it('refuses a version that is no longer stored', async () => {
      const { id } = await build.entry(at, { athleteId: mine.id, date: DAY, version: 3 });
      const stale = await actors.own.delete(`${URL}/${id}?version=2`);
      expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'wellness_changed']);
      expect((await actors.own.delete(`${URL}/${id}?version=3`)).statusCode).toBe(204);
    });

    it.each(['0', '-1', '1.5', 'abc', '0x10', '9007199254740993', '%20'])('refuses the id %s', async (id) => {
      expect((await actors.own.delete(`${URL}/${id}`)).statusCode).toBe(400);
    });
  });

  describe("other people's athletes", () => {
    const NEVER = 987_654_321;

    it('give the same answer as unknown ones, byte for byte, on every call', async () => {
      const entry = await build.entry(at, { athleteId: foreign.id, date: DAY });
      const pairs = [
        [await actors.own.get(`${URL}?athlete_id=${foreign.id}`), await actors.own.get(`${URL}?athlete_id=${NEVER}`)],
        [
          await save({ athlete_id: foreign.id, date: DAY, ...RATINGS }),
          await save({ athlete_id: NEVER, date: DAY, ...RATINGS }),
        ],
        [
          await save({ athlete_id: foreign.id, date: DAY, ...RATINGS, version: 9 }),
          await save({ athlete_id: NEVER, date: DAY, ...RATINGS, version: 9 }),
        ],
        [await actors.own.delete(`${URL}/${entry.id}`), await actors.own.delete(`${URL}/${NEVER}`)],
        [await actors.own.delete(`${URL}/${entry.id}?version=7`), await actors.own.delete(`${URL}/${NEVER}?version=7`)],
      ];
      for (const [there, nowhere] of pairs) {
        expect(there?.statusCode).toBe(404);
        expect(there?.payload).toBe(nowhere?.payload);
        const { 'x-request-id': _own, date: _clock, ...headers } = there?.headers ?? {};
        const { 'x-request-id': _other, date: _later, ...others } = nowhere?.headers ?? {};
        expect(headers).toEqual(others);
      }
      expect(await stored()).toMatchObject([{ id: entry.id, version: 1 }]);
    });

    it('are out of reach for a colleague of the same institution and for a stranger', async () => {
      const entry = await build.entry(at, { athleteId: mine.id, date: DAY });
      for (const actor of [actors.colleague, actors.stranger]) {
        expect((await actor.get(`${URL}?athlete_id=${mine.id}`)).statusCode).toBe(404);
        expect((await actor.put(URL, { entries: [{ athlete_id: mine.id, date: DAY, ...RATINGS }] })).statusCode).toBe(
          404,
        );
        expect((await actor.delete(`${URL}/${entry.id}`)).statusCode).toBe(404);
      }
      expect(await stored()).toHaveLength(1);
    });

    it('make the whole batch refused, so that nothing is written', async () => {
      const response = await save(
        { athlete_id: mine.id, date: DAY, ...RATINGS },
        { athlete_id: foreign.id, date: DAY, ...RATINGS },
      );
      expect(response.statusCode).toBe(404);
      expect(await stored()).toEqual([]);
    });
  });
});
