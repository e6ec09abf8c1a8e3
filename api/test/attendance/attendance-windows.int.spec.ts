import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { findRange, type RecordKey } from '../../src/modules/attendance/attendance-records.repository.js';
import { countAttendance, findMarks, type DatedMark } from '../../src/modules/attendance/attendance.repository.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const WEEK = { start: '2026-11-16', end: '2026-11-22' };

describe('windows of attendance', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let [ann, bo] = [] as unknown as [AthleteEntity, AthleteEntity];

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo('2026-11-20T12:00:00Z');
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    [ann, bo] = [
      await build.athlete(at, { teamId: team.id, lastName: 'Ann' }),
      await build.athlete(at, { teamId: team.id, lastName: 'Bo' }),
    ];
  });
  afterAll(() => at.close());

  const eventOn = (date: string, teamId = team.id) => build.event(at, { teamId, date });
  /** The stored day of each mark, by event. */
  const storedDays = async () =>
    (await at.read.find(AttendanceRecordEntity, { order: { eventId: 'ASC', athleteId: 'ASC' } })).map(
      ({ eventId, eventDate }) => [eventId, eventDate],
    );
  const range = async ({ start, end } = WEEK) =>
    (await actors.own.get(`/api/attendance/range?start=${start}&end=${end}`)).json<AttendanceRecord[]>();

  it('are the same whether they start from the marks of an athlete or from the events', async () => {
    const [other, foreign] = [await build.team(at, actors.ownCoach), await build.team(at, actors.strangerCoach)];
    const { institutionId } = actors.ownCoach;
    const former = await build.team(at, await build.coach(at, { institutionId }));
    const athletes = [ann, bo, await build.athlete(at, { teamId: other.id })];
    const events: CalendarEventEntity[] = [];
    for (const { id } of [team, other, former, foreign])
      for (const date of ['2026-11-15', '2026-11-16', '2026-11-16', '2026-11-19', '2026-11-22', '2026-11-23'])
        events.push(await eventOn(date, id));
    for (const [no, { id: eventId }] of events.entries())
      for (const [which, { id: athleteId }] of athletes.entries()) {
        const turn = no * 7 + which * 3;
        const status = (['present', 'absent', 'excused'] as const)[turn % 3] ?? 'present';
        if (turn % 5 > 0) await build.attendance(at, { eventId, athleteId, status });
      }

    const coachId = actors.ownCoach.id;
    const sorted = (marks: DatedMark[] = []) =>
      [...marks].sort((a, b) => (`${a.date} ${a.status}` < `${b.date} ${b.status}` ? -1 : 1));
    for (const window of [WEEK, { end: '2026-11-19' }]) {
      const own = { coachId, ...window };
      const all = await findRange(at.read, own);
      expect(all.length).toBeGreaterThan(15);
      // Events of another team of the institution, and of another institution, are their staff's.
      expect(all.filter(({ teamId }) => teamId === foreign.id || teamId === former.id)).toEqual([]);
      for (const [no, mark] of all.entries()) {
        const after: RecordKey = [mark.date, mark.eventId, mark.athleteId];
        expect(await findRange(at.read, { ...own, after, limit: 3 })).toEqual(all.slice(no + 1, no + 4));
      }
      const [marks, counts] = [await findMarks(at.read, own), await countAttendance(at.read, own)];
      for (const { id: athleteId } of athletes) {
        const one = { ...own, athleteId };
        expect(await findRange(at.read, one)).toEqual(all.filter((mark) => mark.athleteId === athleteId));
        expect(sorted((await findMarks(at.read, one)).get(athleteId))).toEqual(sorted(marks.get(athleteId)));
        expect((await countAttendance(at.read, one)).get(athleteId)).toEqual(counts.get(athleteId));
      }
      const ofTeam = await findRange(at.read, { ...own, teamId: other.id });
      expect(ofTeam).toEqual(all.filter(({ teamId }) => teamId === other.id));
    }
    const [[started], [fromEvents]] = [
      await recordStatements(at, () => findMarks(at.read, { coachId, athleteId: ann.id, ...WEEK })),
      await recordStatements(at, () => findMarks(at.read, { coachId, ...WEEK })),
    ];
    expect(started?.sql).toMatch(/FROM attendance_records record INNER JOIN calendar_events/);
    expect(fromEvents?.sql).toMatch(/FROM team_staff staff INNER JOIN calendar_events/);
  });

  describe('the day of a mark', () => {
    const TEXTS = { event_title: 'Practice', event_type: 'practice', event_time: '17:30', attendance_taken: true };
    const change = async (id: number, changes: Partial<ChangeEventBody>, scope = 'one') => {
      const answer = await actors.own.put(`${LIST}/${id}?scope=${scope}`, { ...TEXTS, team_id: team.id, ...changes });
      expect([answer.statusCode, answer.payload]).toEqual([200, expect.any(String)]);
      return answer.json<SavedEvent>();
    };

    it('is stored with a mark and with a close', async () => {
      const event = await eventOn('2026-11-18');
      const body = { event_id: event.id, team_id: team.id, date: '2026-11-18' };
      await actors.own.post('/api/attendance', { ...body, athlete_id: ann.id, attended: true });
      await actors.own.post('/api/attendance/close', body);
      expect(await storedDays()).toEqual([
        [event.id, '2026-11-18'],
        [event.id, '2026-11-18'],
      ]);
    });

    it('follows its event when that is moved, and back when the move is undone', async () => {
      const event = await eventOn('2026-11-18');
      await build.attendance(at, { eventId: event.id, athleteId: ann.id });

      const { change_id: changeId } = await change(event.id, { date: '2026-11-12' });
      expect(await storedDays()).toEqual([[event.id, '2026-11-12']]);
      expect(await range()).toEqual([]);
      expect(await range({ start: '2026-11-12', end: '2026-11-12' })).toHaveLength(1);

      expect((await actors.own.post('/api/calendar/undo', { change_id: changeId })).json()).toEqual({ undone: 1 });
      expect(await storedDays()).toEqual([[event.id, '2026-11-18']]);
      expect(await range()).toHaveLength(1);
    });

    it('stays where it took place when the series of its event is moved', async () => {
      const events: CalendarEventEntity[] = [];
      for (const date of ['2026-11-03', '2026-11-10', '2026-11-17'])
        events.push(await build.event(at, { teamId: team.id, date, seriesId: 'weekly' }));
      for (const { id: eventId } of events)
        for (const { id: athleteId } of [ann, bo]) await build.attendance(at, { eventId, athleteId });
      const before = await storedDays();

      const { change_id: changeId } = await change(events[0]?.id ?? 0, { date: '2026-11-05', notes: 'Indoors' }, 'all');
      expect(await storedDays()).toEqual(before);

      expect((await actors.own.post('/api/calendar/undo', { change_id: changeId })).json()).toEqual({ undone: 3 });
      expect(await storedDays()).toEqual(before);
    });

    it('cannot be another day than the event’s', async () => {
      const event = await eventOn('2026-11-18');
      await expect(
        build.attendance(at, { eventId: event.id, athleteId: ann.id, eventDate: '2026-11-19' }),
      ).rejects.toThrow(/foreign key/i);
    });
  });

  it('an event with marks cannot be deleted without them', async () => {
    const event = await eventOn('2026-11-18');
    await build.attendance(at, { eventId: event.id, athleteId: ann.id });
    await expect(at.write((tx) => tx.delete(CalendarEventEntity, { id: event.id }))).rejects.toThrow(/foreign key/i);
  });
});
