import { addDays } from '@touchline/contracts/calendar-date';
import type { RecordedTests } from '@touchline/contracts/performance-tests.schema';
import { PerformanceTestEntity } from '../../src/modules/performance-tests/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { rounds } from '../support/soak.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const WELLNESS = '/api/athletes/wellness';
const RECORD = '/api/fatigue-indicators/record';
const DAY = '2026-01-15';
/** Other ratings for each of ten thousand turns: an edit that changes nothing makes no version. */
const ratingsOf = (turn: number) => {
  const digit = (place: number) => 1 + (Math.floor(turn / 10 ** place) % 10);
  return { sleep_quality: digit(0), fatigue: digit(1), muscle_soreness: digit(2), stress: digit(3) };
};
const EDITORS = 8;

/**
 * A kind of record that coaches edit: the routes that list and write it, the first record, and the change that is sent.
 */
interface Edited {
  url: string;
  make: (at: TestApp, athleteId: number) => Promise<{ id: number }>;
  /** Other values in each turn. */
  edit: (row: { id: number; athleteId: number }, version: number | undefined, turn: number) => object;
}

const EDITED: [string, Edited][] = [
  [
    'a day of wellness',
    {
      url: WELLNESS,
      make: (at, athleteId) => build.entry(at, { athleteId, date: DAY }),
      edit: ({ athleteId }, version, turn) => ({
        entries: [{ athlete_id: athleteId, date: DAY, ...ratingsOf(turn), version }],
      }),
    },
  ],
  [
    'a session',
    {
      url: '/api/athletes/training-load',
      make: (at, athleteId) => build.session(at, { athleteId, date: DAY }),
      edit: ({ id, athleteId }, version, turn) => ({
        entries: [
          { athlete_id: athleteId, workout_id: id, rpe: (turn % 20) / 2, duration_min: 1 + (turn % 599), version },
        ],
      }),
    },
  ],
  [
    'a test',
    {
      url: '/api/athletes/fatigue-indicators',
      make: (at, athleteId) => build.performanceTest(at, { athleteId, recordedAt: DAY }),
      edit: ({ id, athleteId }, version, turn) => ({
        athlete_id: athleteId,
        entries: [{ id, grip_strength_kg: 10 + (turn % 9000) / 100, version }],
      }),
    },
  ],
];

/** Two instances on one database, as behind a proxy: only locks in the database can keep their writers apart. */
describe('writers of the same rows', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    second = await createInstanceBeside(at);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  /** The same coach, calling one instance or the other. */
  const editor = (number: number) => actors.own.through(number % 2 ? second : at);

  const athletes = (count: number) => Promise.all(Array.from({ length: count }, () => build.athlete(at, { teamId })));

  it.each(EDITED)(
    'lose no edit of %s: each acknowledged one is a version of its own, made from exactly the one its editor saw',
    async (_name, { url, make, edit }) => {
      const { id: athleteId } = await build.athlete(at, { teamId });
      const { id } = await make(at, athleteId);
      const wanted = rounds({ test: 60, soak: 1000 });
      const acknowledged: number[] = [];
      const refused = new Set<number>();
      let turn = 0;
      const versionSeen = async (actor: Actor) =>
        (await actor.get(`${url}?athlete_id=${athleteId}`)).json<{ version: number }[]>()[0]?.version;

      async function keepEditing(actor: Actor): Promise<void> {
        while (acknowledged.length < wanted) {
          const version = await versionSeen(actor);
          const answer = await actor.put(url, edit({ id, athleteId }, version, (turn += 1)));
          if (answer.statusCode === 200) acknowledged.push(answer.json<{ version: number }[]>()[0]?.version ?? NaN);
          else refused.add(answer.statusCode);
        }
      }
      await Promise.all(Array.from({ length: EDITORS }, (_, number) => keepEditing(editor(number))));

      expect([...refused]).toEqual([409]);
      expect([...acknowledged].sort((a, b) => a - b)).toEqual(acknowledged.map((_, index) => index + 2));
      expect(await versionSeen(editor(0))).toBe(acknowledged.length + 1);
    },
    300_000,
  );

  it('are never answered with a server error, however their batches overlap', async () => {
    const six = await athletes(6);
    const wanted = rounds({ test: 200, soak: 2000 });
    const statuses = new Map<number, number>();
    let sent = 0;

    async function send(actor: Actor): Promise<void> {
      while (sent < wanted) {
        const turn = (sent += 1);
        // Each editor starts at another athlete, and every second one goes backwards, so that rows are met in different
        // orders.
        const ring = six.map((_, index) => six[(turn + (turn % 2 ? index : -index) + 6 * six.length) % six.length]);
        const entries = ring.flatMap((athlete) =>
          [0, 1].map((days) => ({ athlete_id: athlete?.id, date: addDays(DAY, days), ...ratingsOf(turn) })),
        );
        const { statusCode } = await actor.put(WELLNESS, { entries });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: EDITORS }, (_, number) => send(editor(number))));

    expect([...statuses]).toEqual([[200, sent]]);
    for (const { id: athleteId } of six) {
      expect((await at.read.findBy(WellnessEntryEntity, { athleteId })).map(({ version }) => version)).toEqual([
        sent,
        sent,
      ]);
    }
  }, 300_000);

  describe('of a team’s tests', () => {
    const ROUNDS = rounds({ test: 20, soak: 200 });

    /** All editors record new athletes at once, each with values and an order of their own. */
    async function recordAtOnce(more: object) {
      const four = await athletes(4);
      const answers = await Promise.all(
        Array.from({ length: EDITORS }, async (_, number) => {
          const turned = [...four.slice(number % 4), ...four.slice(0, number % 4)];
          const recordings = (number % 2 ? turned : [...turned].reverse()).map(({ id }) => ({
            athlete_id: id,
            value: 40 + number,
            ...more,
          }));
          const response = await editor(number).post(RECORD, { recordings, recordingType: 'grip', teamId });
          return { status: response.statusCode, value: 40 + number, ...response.json<RecordedTests>() };
        }),
      );
      const rows = (
        await Promise.all(four.map(({ id: athleteId }) => at.read.findBy(PerformanceTestEntity, { athleteId })))
      ).flat();
      expect(rows.map(({ athleteId }) => athleteId)).toEqual(four.map(({ id }) => id));
      return { answers, rows };
    }

    it('all succeed, with one row per athlete and day, all of one batch', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { answers, rows } = await recordAtOnce({});
        expect(answers.map(({ status }) => status)).toEqual(Array(EDITORS).fill(200));
        expect(answers.map(({ recorded, updated }) => [recorded, updated]).sort()).toEqual([
          ...Array<number[]>(EDITORS - 1).fill([0, 4]),
          [4, 0],
        ]);
        expect(rows.map(({ version }) => version)).toEqual(Array(4).fill(EDITORS));
        expect(new Set(rows.map(({ value }) => value)).size).toBe(1);
      }
    }, 300_000);

    it('who expect no row yet: one succeeds, and nothing of the others is stored', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { answers, rows } = await recordAtOnce({ if_value: null });
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(EDITORS - 1).fill(409)]);
        const first = answers.find(({ status }) => status === 200);
        expect(first).toMatchObject({ recorded: 4, updated: 0 });
        expect(rows.map(({ value, version }) => [value, version])).toEqual(Array(4).fill([first?.value, 1]));
      }
    }, 300_000);
  });
});
