import { randomUUID } from 'node:crypto';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { Closed } from '@touchline/contracts/attendance.schema';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { rounds } from '../support/soak.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const DATE = '2026-11-20';
const ATHLETES = 4;

/** Two instances share one database, as behind a proxy: only the database can keep writers apart. */
describe('coaches who take attendance at the same event', () => {
  let at: TestApp;
  let second: TestApp;
  let actors: Actors;
  let teamId: number;
  let athletes: number[];

  beforeAll(async () => {
    at = await createTestApp();
    second = await createInstanceBeside(at);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    athletes = [];
    for (let number = 0; number < ATHLETES; number += 1) athletes.push((await build.athlete(at, { teamId })).id);
  });
  afterAll(async () => {
    await second.close();
    await at.close();
  });

  const coach = (number: number) => actors.own.through(number % 2 ? second : at);
  const mark = (
    number: number,
    eventId: number,
    athleteId: number,
    status: AttendanceStatus,
    seen?: AttendanceStatus | null,
  ) =>
    coach(number).post('/api/attendance', {
      event_id: eventId,
      team_id: teamId,
      date: DATE,
      athlete_id: athleteId,
      attended: status === 'present',
      status,
      ...(seen !== undefined && { if_status: seen }),
    });
  const close = (number: number, eventId: number, status: 'absent' | 'present') =>
    coach(number).post('/api/attendance/close', {
      event_id: eventId,
      team_id: teamId,
      date: DATE,
      status,
      close_id: randomUUID(),
    });
  const stored = async (eventId: number) =>
    new Map(
      (await at.read.findBy(AttendanceRecordEntity, { eventId })).map(({ athleteId, status }) => [athleteId, status]),
    );

  it('lose no acknowledged mark to a close or to its undo', async () => {
    const tally = { marks: 0, closedFirst: 0, markedFirst: 0 };
    for (let round = 0; round < rounds({ test: 150, soak: 4000 }); round += 1) {
      const { id: eventId } = await build.event(at, { teamId, date: DATE });
      // Half of the marks send `if_status` and are refused after the close; the others replace the mark of the close.
      const markings = (some: readonly number[]) =>
        some.map((athleteId) => {
          const seen = athletes.indexOf(athleteId) % 2 === 0;
          return {
            athleteId,
            seen,
            answer: mark(athleteId + round, eventId, athleteId, 'present', seen ? null : undefined),
          };
        });
      // The close is sent before, after, or between the marks.
      const place = round % (ATHLETES + 1);
      const before = markings(athletes.slice(0, place));
      const closingAnswer = close(round, eventId, 'absent');
      const marking = [...before, ...markings(athletes.slice(place))];
      const closing = await closingAnswer;
      expect(closing.statusCode).toBe(200);
      const undone =
        round % 3 === 0
          ? await coach(round + 1).post('/api/attendance/reopen', {
              event_id: eventId,
              close_id: closing.json<Closed>().close_id,
            })
          : null;
      expect(undone?.statusCode ?? 200).toBe(200);
      const answers = await Promise.all(
        marking.map(async ({ athleteId, seen, answer }) => ({ athleteId, seen, status: (await answer).statusCode })),
      );
      const now = await stored(eventId);
      for (const { athleteId, seen, status } of answers) {
        if (status === 409) {
          expect(seen).toBe(true);
          tally.closedFirst += 1;
        } else {
          expect(status).toBe(200);
          expect(now.get(athleteId)).toBe('present');
          tally.marks += 1;
        }
      }
      if (!undone) expect(now.size).toBe(ATHLETES);
      if (closing.json<Closed>().closed < ATHLETES) tally.markedFirst += 1;
    }
    process.stdout.write(`close against mark: ${JSON.stringify(tally)}, 0 lost\n`);
    // Both orders occurred; otherwise there was no race.
    expect(tally.marks).toBeGreaterThan(0);
    expect(tally.closedFirst).toBeGreaterThan(0);
    expect(tally.markedFirst).toBeGreaterThan(0);
  }, 600_000);

  it('mark the same athlete: one row with one of the marks, and a conflict for an outdated if_status', async () => {
    for (let round = 0; round < rounds({ test: 20, soak: 200 }); round += 1) {
      const { id: eventId } = await build.event(at, { teamId, date: DATE });
      const athleteId = athletes[0] ?? 0;
      const sent: AttendanceStatus[] = ['present', 'excused', 'absent'];
      const answers = await Promise.all(
        sent.map((status, number) => mark(number + round, eventId, athleteId, status, null)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect([...(await stored(eventId))]).toEqual([
        [athleteId, sent[answers.findIndex(({ statusCode }) => statusCode === 200)]],
      ]);
    }
  }, 300_000);

  it('close at once: every athlete is marked once, and the closes share one closing', async () => {
    for (let round = 0; round < rounds({ test: 20, soak: 200 }); round += 1) {
      const { id: eventId } = await build.event(at, { teamId, date: DATE });
      const answers = await Promise.all(
        [0, 1, 2, 3].map((number) => close(number, eventId, number % 2 ? 'absent' : 'present')),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      const closes = answers.map((answer) => answer.json<Closed>());
      expect(closes.map(({ added }) => added).sort((first, second) => first - second)).toEqual([0, 0, 0, ATHLETES]);
      // Marking all present closes nothing, so these two have ids of their own.
      expect(new Set(closes.map(({ close_id: id }) => id)).size).toBe(3);
      expect((await stored(eventId)).size).toBe(ATHLETES);
    }
  }, 300_000);

  it('mark while the event is deleted: both event and mark exist, or neither', async () => {
    for (let round = 0; round < rounds({ test: 30, soak: 300 }); round += 1) {
      const { id: eventId } = await build.event(at, { teamId, date: DATE });
      const [marked, removed] = await Promise.all([
        mark(round, eventId, athletes[0] ?? 0, 'present'),
        coach(round + 1).delete(`/api/calendar/list/${eventId}`),
      ]);
      expect([200, 404]).toContain(marked.statusCode);
      expect(removed.statusCode).toBe(204);
      expect((await stored(eventId)).size).toBe(0);
    }
  }, 300_000);
});
