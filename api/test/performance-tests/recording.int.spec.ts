import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { ExistingTest } from '@touchline/contracts/performance-tests.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { PerformanceTestEntity } from '../../src/modules/performance-tests/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';
import { comparable } from '../wall/support/calls.js';

const CHECK = '/api/fatigue-indicators/check-existing';
const RECORD = '/api/fatigue-indicators/record';
const NEVER = 987_654_321;

describe('recording the tests of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let mine: AthleteEntity;
  let second: AthleteEntity;
  /** An athlete of the coach's other team. */
  let elsewhere: AthleteEntity;
  let foreign: AthleteEntity;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    mine = await build.athlete(at, { teamId: team.id });
    second = await build.athlete(at, { teamId: team.id });
    elsewhere = await build.athlete(at, { teamId: (await build.team(at, actors.ownCoach)).id });
    foreign = await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id });
    today = todayIn('UTC', at.clock.now());
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(PerformanceTestEntity).execute()));
  afterAll(() => at.close());

  const recording = (athlete: { id: number }, value: unknown, more: object = {}) => ({
    athlete_id: athlete.id,
    value,
    ...more,
  });
  const bodyOf = (recordings: object[], more: object = {}) => ({
    recordings,
    recordingType: 'grip',
    teamId: team.id,
    date: today,
    ...more,
  });
  const record = (recordings: object[], more: object = {}) => actors.own.post(RECORD, bodyOf(recordings, more));
  const check = (athlete_ids: readonly number[], more: object = {}) =>
    actors.own.post(CHECK, { athlete_ids, date: today, recordingType: 'grip', ...more });
  const stored = async () =>
    (await at.read.find(PerformanceTestEntity, { order: { athleteId: 'ASC', kind: 'ASC' } })).map(
      ({ athleteId, kind, recordedAt, value, version }) => [athleteId, kind, recordedAt, value, version],
    );

  describe('checking for existing tests', () => {
    it('returns the athletes with a test in the order sent, each once, with only their values', async () => {
      await build.performanceTest(at, { athleteId: mine.id, recordedAt: today, value: 43.5 });
      await build.performanceTest(at, { athleteId: elsewhere.id, recordedAt: today, value: 39 });
      await build.performanceTest(at, { athleteId: second.id, recordedAt: addDays(today, -1), value: 1 });
      await build.performanceTest(at, { athleteId: second.id, recordedAt: today, kind: 'sprint', value: 1.783 });
      const response = await check([elsewhere.id, second.id, mine.id, elsewhere.id]);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual([
        { athlete_id: elsewhere.id, value: 39 },
        { athlete_id: mine.id, value: 43.5 },
      ]);
      expect((await check([second.id], { recordingType: 'sprint' })).json()).toEqual([
        { athlete_id: second.id, value: 1.783 },
      ]);
      expect((await check([second.id], { recordingType: 'jump' })).json()).toEqual([]);
      expect((await check([second.id], { date: addDays(today, -1) })).json()).toEqual([
        { athlete_id: second.id, value: 1 },
      ]);
    });

    it('leaves out other coaches’ and unknown athletes, with byte-identical answers', async () => {
      for (const athlete of [mine, foreign])
        await build.performanceTest(at, { athleteId: athlete.id, recordedAt: today, value: 40 });
      const [there, nowhere] = [await check([foreign.id, mine.id]), await check([NEVER, mine.id])];
      expect(there.json()).toEqual([{ athlete_id: mine.id, value: 40 }]);
      expect(comparable(there)).toEqual(comparable(nowhere));
      for (const actor of [actors.colleague, actors.stranger])
        expect(
          (await actor.post(CHECK, { athlete_ids: [mine.id], date: today, recordingType: 'grip' })).json(),
        ).toEqual([]);
      expect(
        (await actors.anonymous.post(CHECK, { athlete_ids: [mine.id], date: today, recordingType: 'grip' })).statusCode,
      ).toBe(401);
    });

    it('records every own athlete as read, with a test or without, and nobody else', async () => {
      const [withTest, without] = [
        await build.athlete(at, { teamId: team.id }),
        await build.athlete(at, { teamId: team.id }),
      ];
      await build.performanceTest(at, { athleteId: withTest.id, recordedAt: today });
      await check([withTest.id, foreign.id, without.id]);
      const noted = async (athlete: AthleteEntity) =>
        (await at.read.findBy(AuditEntryEntity, { athleteId: athlete.id })).map(
          ({ action, kind }) => `${action} ${kind}`,
        );
      expect([await noted(withTest), await noted(without), await noted(foreign)]).toEqual([
        ['read fatigue'],
        ['read fatigue'],
        [],
      ]);
    });

    it('needs one query for any number of athletes', async () => {
      const many = [
        mine,
        second,
        ...(await Promise.all(Array.from({ length: 20 }, () => build.athlete(at, { teamId: team.id })))),
      ];
      const asked = async (athletes: AthleteEntity[]) => {
        await check(athletes.map(({ id }) => id));
        return countQueries(at, () => check(athletes.map(({ id }) => id)));
      };
      // One query for the session and one for the answer; the reading was recorded before.
      expect([await asked([mine]), await asked(many)]).toEqual([2, 2]);
    });

    it('accepts 1 000 athletes at most', async () => {
      const ids = Array.from({ length: 1_001 }, (_, no) => NEVER + no);
      expect((await check(ids)).statusCode).toBe(400);
      expect((await check([...ids.slice(2), mine.id])).json<ExistingTest[]>()).toEqual([]);
    });
  });

  describe('recording', () => {
    it.each([
      ['grip', 43.505, 43.51],
      ['grip', 0.005, 0.01],
      ['grip', 100, 100],
      ['sprint', 1.7834, 1.783],
      ['sprint', 0.0005, 0.001],
      ['sprint', 30, 30],
      ['jump', 44.125, 44.13],
      ['jump', 120, 120],
    ])('rounds a %s of %d to %d', async (recordingType, value, kept) => {
      const response = await record([recording(mine, value)], { recordingType });
      expect([response.statusCode, response.json()]).toEqual([200, { recorded: 1, updated: 0 }]);
      expect(await stored()).toEqual([[mine.id, recordingType, today, kept, 1]]);
    });

    it('replaces only the value of the same kind and day', async () => {
      await record([recording(mine, 40)]);
      await record([recording(mine, 41)], { recordingType: 'jump' });
      await record([recording(mine, 39)], { date: addDays(today, -1) });
      expect((await record([recording(second, 50), recording(mine, 42)])).json()).toEqual({ recorded: 1, updated: 1 });
      expect((await stored()).filter(([, , day]) => day === today)).toEqual([
        [mine.id, 'grip', today, 42, 2],
        [mine.id, 'jump', today, 41, 1],
        [second.id, 'grip', today, 50, 1],
      ]);
      expect(await stored()).toHaveLength(4);
    });

    it('accepts 500 athletes in one call and refuses 501', async () => {
      const crowd: AthleteEntity[] = [];
      for (let no = 0; no < 501; no += 1) crowd.push(await build.athlete(at, { teamId: team.id }));
      const recordings = crowd.map((athlete) => recording(athlete, 40));
      expect((await record(recordings)).statusCode).toBe(400);
      expect((await record(recordings.slice(1))).json()).toEqual({ recorded: 500, updated: 0 });
      expect((await record(recordings.slice(0, 500))).json()).toEqual({ recorded: 1, updated: 499 });
    });

    it('accepts archived athletes, because the value belongs to their history', async () => {
      const archived = await build.athlete(at, { teamId: team.id, archivedAt: at.clock.now() });
      expect((await record([recording(archived, 40)])).json()).toEqual({ recorded: 1, updated: 0 });
    });

    it.each(['0', '-0', '0.004', '100.001', '-1', '1e309', '"43.5"', '"43,5"', 'null', 'true', '[43.5]', '{}'])(
      'refuses the value %s and stores nothing of the call',
      async (text) => {
        const body = JSON.stringify(bodyOf([recording(second, 40), recording(mine, 'HERE')])).replace('"HERE"', text);
        const response = await actors.own.post(RECORD, body);
        expect([
          response.statusCode,
          response.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path),
        ]).toEqual([400, ['recordings.1.value']]);
        expect(await stored()).toEqual([]);
      },
    );

    it('names the accepted values of the kind in the error and in the field message', async () => {
      const message = 'Value must be a number above 0 and up to 30 (s).';
      expect((await record([recording(mine, 30.1)], { recordingType: 'sprint' })).json()).toEqual({
        statusCode: 400,
        code: 'validation_failed',
        error: message,
        message,
        fields: [{ path: 'recordings.0.value', message }],
      });
    });

    it('is dated with the coach’s day, also an earlier one, at most a day ahead, or with the day at the institution', async () => {
      for (const days of [-20, -1, 0, 1])
        expect([days, (await record([recording(mine, 40)], { date: addDays(today, days) })).statusCode]).toEqual([
          days,
          200,
        ]);
      const response = await record([recording(mine, 40)], { date: addDays(today, 2) });
      expect(response.json()).toMatchObject({
        statusCode: 400,
        fields: [{ path: 'date', message: 'Date must not be in the future.' }],
      });
      expect((await record([recording(second, 40)], { date: undefined })).statusCode).toBe(200);
      expect((await stored()).map(([athleteId, , day]) => [athleteId, day])).toEqual([
        [mine.id, addDays(today, -20)],
        [mine.id, addDays(today, -1)],
        [mine.id, today],
        [mine.id, addDays(today, 1)],
        [second.id, today],
      ]);
    });

    it('refuses athletes of another own team, repeated athletes and impossible days, and reports them all', async () => {
      const response = await record([recording(mine, 40), recording(elsewhere, 40), recording(mine, 41)], {
        date: addDays(today, 2),
      });
      expect(response.json()).toMatchObject({
        statusCode: 400,
        fields: [
          { path: 'recordings.1.athlete_id', message: `Athlete ${elsewhere.id} is not in this team.` },
          { path: 'recordings.2.athlete_id', message: `Athlete ${mine.id} appears twice.` },
          { path: 'date', message: 'Date must not be in the future.' },
        ],
      });
      expect(await stored()).toEqual([]);
    });

    it('treats other coaches’ teams and athletes like unknown ones, byte for byte, and stores nothing', async () => {
      const pairs = [
        [
          await record([recording(mine, 40), recording(foreign, 40)]),
          await record([recording(mine, 40), recording({ id: NEVER }, 40)]),
        ],
        [
          await record([recording(mine, 40)], { teamId: foreign.teamId }),
          await record([recording(mine, 40)], { teamId: NEVER }),
        ],
        [
          await record([recording(foreign, 40)], { teamId: foreign.teamId }),
          await record([recording({ id: NEVER }, 40)], { teamId: NEVER }),
        ],
        // Also when a rule would refuse the call.
        [
          await record([recording(foreign, 40), recording(foreign, 40)], { date: addDays(today, 2) }),
          await record([recording({ id: NEVER }, 40)]),
        ],
      ];
      for (const [there, nowhere] of pairs) {
        expect(there?.statusCode).toBe(404);
        expect(there && comparable(there)).toEqual(nowhere && comparable(nowhere));
      }
      for (const [actor, status] of [
        [actors.colleague, 404],
        [actors.stranger, 404],
        [actors.anonymous, 401],
      ] as const)
        expect((await actor.post(RECORD, bodyOf([recording(mine, 40)]))).statusCode).toBe(status);
      expect(await stored()).toEqual([]);
    });
  });

  describe('with if_value', () => {
    it.each([
      ['nothing, and nothing is stored', null, null, 200],
      ['the stored value', 40, 40, 200],
      ['the stored value, with decimals that are not kept', 40, 40.001, 200],
      ['nothing, and a value is stored', 40, null, 409],
      ['another value than is stored', 40, 39, 409],
      ['a value that was deleted', null, 40, 409],
      ['nothing, and the very value is stored that is sent: the answer got lost', 50, null, 200],
      ['an older value, and the very value is stored that is sent', 50, 40, 200],
    ])('was %s', async (_what, there, if_value, status) => {
      if (there !== null) await build.performanceTest(at, { athleteId: mine.id, recordedAt: today, value: there });
      const before = await stored();
      const response = await record([recording(second, 44, { if_value: null }), recording(mine, 50, { if_value })]);
      expect(response.statusCode).toBe(status);
      if (status === 200)
        return expect((await stored()).map(([athleteId, , , value]) => [athleteId, value])).toEqual([
          [mine.id, 50],
          [second.id, 44],
        ]);
      const message = `Someone else recorded or changed values on ${formatMediumDate(today)}. Nothing was saved. Check the previous values, then save again.`;
      expect(response.json()).toEqual({ statusCode: 409, code: 'fatigue_changed', error: message, message });
      expect(await stored()).toEqual(before);
    });

    it('has no conflict for a repeated call', async () => {
      await build.performanceTest(at, { athleteId: mine.id, recordedAt: today, value: 40 });
      const send = () => record([recording(mine, 50, { if_value: 40 }), recording(second, 44.125, { if_value: null })]);
      expect((await send()).json()).toEqual({ recorded: 1, updated: 1 });
      expect((await send()).json()).toEqual({ recorded: 0, updated: 2 });
      expect((await stored()).map(([athleteId, , , value]) => [athleteId, value])).toEqual([
        [mine.id, 50],
        [second.id, 44.13],
      ]);
    });
  });

  it('makes one row of many simultaneous first recordings and acknowledges each', async () => {
    const all = await Promise.all(
      Array.from({ length: WRITERS }, (_, no) =>
        record([recording(no % 2 ? mine : second, 40 + no), recording(no % 2 ? second : mine, 40 + no)]),
      ),
    );
    expect(all.map((response) => response.statusCode)).toEqual(Array(WRITERS).fill(200));
    expect((await stored()).map(([athleteId, , , , version]) => [athleteId, version])).toEqual([
      [mine.id, WRITERS],
      [second.id, WRITERS],
    ]);
  });
});
