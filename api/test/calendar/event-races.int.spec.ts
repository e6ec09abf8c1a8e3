import type { CalendarEvent, ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { rounds } from '../support/soak.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const EDITORS = 8;

/** Two instances on one database, as behind a proxy: locks must be in the database, not in memory. */
describe('concurrent changes of the calendar', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(CalendarEventEntity).execute()));
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  const editor = (number: number) => actors.own.through(number % 2 ? second : at);
  const editors = <T>(work: (actor: Actor, number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: EDITORS }, (_, number) => work(editor(number), number)));
  const body = (more: Partial<ChangeEventBody> = {}) => ({
    team_id: teamId,
    date: '2026-11-24',
    event_title: 'Practice',
    event_type: 'practice',
    event_time: '18:00',
    ...more,
  });
  const series = async () => {
    await actors.own.post(LIST, body({ repeat_until: '2026-12-15' } as object));
    return at.read.find(CalendarEventEntity, { order: { date: 'ASC' } });
  };

  it('lose no acknowledged edit of an event: each is a version of its own, based on the version its editor saw', async () => {
    const { id } = await build.event(at, { teamId, date: '2026-11-24' });
    const wanted = rounds({ test: 100, soak: 1000 });
    const acknowledged: number[] = [];
    const refused = new Set<number>();
    await editors(async (actor, number) => {
      while (acknowledged.length < wanted) {
        const seen = (await actor.get(LIST)).json<CalendarEvent[]>()[0]?.version ?? 0;
        const title = `Made from ${seen} by ${number}`;
        const answer = await actor.put(`${LIST}/${id}`, body({ event_title: title, version: seen }));
        if (answer.statusCode === 200) {
          acknowledged.push(answer.json<SavedEvent>().version);
          expect(answer.json<SavedEvent>()).toMatchObject({ event_title: title, version: seen + 1 });
        } else refused.add(answer.statusCode);
      }
    });
    expect([...refused]).toEqual([409]);
    expect([...acknowledged].sort((a, b) => a - b)).toEqual(acknowledged.map((_, index) => index + 2));
    expect((await at.read.findOneByOrFail(CalendarEventEntity, { id })).version).toBe(acknowledged.length + 1);
  }, 300_000);

  it('change a series from different events without a server error, and each change is complete', async () => {
    const events = await series();
    const each = rounds({ test: 8, soak: 80 });
    const statuses = await editors(async (actor, number) => {
      const answers: number[] = [];
      for (let turn = 0; turn < each; turn += 1) {
        const opened = events[(number + turn) % events.length];
        answers.push(
          (
            await actor.put(
              `${LIST}/${opened?.id}?scope=all`,
              body({ date: opened?.date ?? '', event_title: `By ${number}, turn ${turn}` }),
            )
          ).statusCode,
        );
      }
      return answers;
    });
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const stored = await at.read.find(CalendarEventEntity);
    // All titles differ: each change is one version of each event.
    expect(stored.map(({ version }) => version)).toEqual(events.map(() => EDITORS * each + 1));
    expect(new Set(stored.map(({ title }) => title)).size).toBe(1);
  }, 300_000);

  it('delete and change the same series: deleted events are not found, and no series is half deleted', async () => {
    for (let round = 0; round < rounds({ test: 5, soak: 50 }); round += 1) {
      const events = await series();
      const answers = await editors((actor, number) => {
        const opened = events[number % events.length];
        const url = `${LIST}/${opened?.id}?scope=all`;
        return number % 2
          ? actor.delete(url)
          : actor.put(url, body({ date: opened?.date ?? '', event_title: `By ${number}` }));
      });
      expect(
        [...new Set(answers.map(({ statusCode }) => statusCode))].filter((status) => ![200, 204, 404].includes(status)),
      ).toEqual([]);
      expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
      expect(await at.read.count(CalendarEventEntity)).toBe(0);
    }
  }, 300_000);

  it('undo a change once, while others change the events', async () => {
    for (let round = 0; round < rounds({ test: 5, soak: 50 }); round += 1) {
      const saved = (await actors.own.post(LIST, body({ repeat_until: '2026-12-15' } as object))).json<SavedEvent>();
      const answers = await editors((actor, number) =>
        number % 2
          ? actor.post('/api/calendar/undo', { change_id: saved.change_id })
          : actor.put(`${LIST}/${saved.event_id}`, body({ event_title: `By ${number}` })),
      );
      const undone = answers.filter(
        ({ statusCode, json }, number) => number % 2 && statusCode === 200 && json<{ undone: number }>().undone === 4,
      ).length;
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => ![200, 404, 409].includes(status))).toEqual(
        [],
      );
      expect([0, 1]).toContain(undone);
      // Either all events of the change are gone or none.
      const left = await at.read.find(CalendarEventEntity, { order: { date: 'ASC' } });
      expect(left).toHaveLength(undone === 1 ? 0 : 4);
      if (undone === 0) expect(left[0]?.version).toBe(EDITORS / 2 + 1);
      await at.write((tx) => tx.createQueryBuilder().delete().from(CalendarEventEntity).execute());
    }
  }, 300_000);

  it('create one series per idempotency key', async () => {
    const answers = await editors((actor, number) =>
      actor.post(LIST, body({ event_title: `By ${number % 4}`, repeat_until: '2026-12-15' } as object), {
        headers: { 'idempotency-key': `race-${number % 4}` },
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(EDITORS).fill(201));
    const stored = await at.read.find(CalendarEventEntity);
    expect(stored).toHaveLength(16);
    expect(new Set(stored.map(({ seriesId }) => seriesId)).size).toBe(4);
  });
});
