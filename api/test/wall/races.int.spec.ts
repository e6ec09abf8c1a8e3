import { addDays } from '@touchline/contracts/calendar-date';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { WellnessEntryRow } from '../../src/modules/wellness/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { rounds } from '../support/soak.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const URL = '/api/athletes/wellness';
const DAY = '2026-01-15';
const RATINGS = { sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 };
const EDITORS = 8;

/** Two instances on one database, as behind a proxy: what keeps writers apart must stand in the database. */
describe('writers of the same rows', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createTestApp({ database: at.database, clock: at.clock });
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  /** The same coach, at one instance or the other. */
  function editor(number: number): Actor {
    const actor = new Actor(number % 2 ? second : at, actors.ownCoach);
    actor.cookies = { ...actors.own.cookies };
    return actor;
  }

  it('lose no edit: each acknowledged one is a version of its own, made from exactly the one its editor saw', async () => {
    const { id: athleteId } = await build.athlete(at, { teamId });
    await build.entry(at, { athleteId, date: DAY });
    const wanted = rounds({ test: 200, soak: 1000 });
    const acknowledged: number[] = [];
    const refused = new Set<number>();

    async function edit(actor: Actor): Promise<void> {
      while (acknowledged.length < wanted) {
        const [seen] = (await actor.get(`${URL}?athlete_id=${athleteId}`)).json<WellnessEntry[]>();
        const answer = await actor.put(URL, { entries: [{ athlete_id: athleteId, date: DAY, ...RATINGS, version: seen?.version }] });
        if (answer.statusCode === 200) acknowledged.push(answer.json<WellnessEntry[]>()[0]?.version ?? NaN);
        else refused.add(answer.statusCode);
      }
    }
    await Promise.all(Array.from({ length: EDITORS }, (_, number) => edit(editor(number))));

    expect([...refused]).toEqual([409]);
    expect([...acknowledged].sort((a, b) => a - b)).toEqual(acknowledged.map((_, index) => index + 2));
    expect((await at.read.findOneByOrFail(WellnessEntryRow, { athleteId })).version).toBe(acknowledged.length + 1);
  }, 300_000);

  it('are never answered with a failure of ours, however their batches cross', async () => {
    const athletes = await Promise.all(Array.from({ length: 6 }, () => build.athlete(at, { teamId })));
    const wanted = rounds({ test: 200, soak: 2000 });
    const statuses = new Map<number, number>();
    let sent = 0;

    async function send(actor: Actor): Promise<void> {
      while (sent < wanted) {
        const turn = (sent += 1);
        // Each starts somewhere else and walks the other way every second time: the order in which rows are met differs.
        const ring = athletes.map((_, index) => athletes[(turn + (turn % 2 ? index : -index) + 6 * athletes.length) % athletes.length]);
        const entries = ring.flatMap((athlete) => [0, 1].map((days) => ({ athlete_id: athlete?.id, date: addDays(DAY, days), ...RATINGS })));
        const { statusCode } = await actor.put(URL, { entries });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: EDITORS }, (_, number) => send(editor(number))));

    expect([...statuses]).toEqual([[200, sent]]);
    for (const { id: athleteId } of athletes) {
      expect((await at.read.findBy(WellnessEntryRow, { athleteId })).map(({ version }) => version)).toEqual([sent, sent]);
    }
  }, 300_000);
});
