import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { SavedGrid } from '@touchline/contracts/session-ledger.schema';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { EventAbsenceEntity } from '../../src/modules/session-ledger/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

type Scope = 'one' | 'following' | 'all';
/** A Friday. */
const TODAY = '2026-11-20';
const [SUNDAY, MONDAY] = ['2026-11-15', '2026-11-16'];
const RECORDED =
  'Date must not be in the future: attendance or a load was recorded at this event. Add a new event instead.';

describe('an event whose date is corrected', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let event: CalendarEventEntity;
  let [ann, bo] = [] as unknown as [AthleteEntity, AthleteEntity];

  beforeAll(async () => {
    at = await createTestAppAt(`${TODAY}T12:00:00Z`);
  });
  beforeEach(async () => {
    await at.empty();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    event = await build.event(at, { teamId, date: MONDAY });
    [ann, bo] = [await build.athlete(at, { teamId }), await build.athlete(at, { teamId })];
  });
  afterAll(() => at.close());

  const put = async (row: CalendarEventEntity, changes: Partial<ChangeEventBody>, scope: Scope = 'one') => {
    const { title, type, eventTime, attendanceTaken, durationMin, date } = row;
    return actors.own.put(`/api/calendar/list/${row.id}?scope=${scope}`, {
      ...{ team_id: row.teamId, athlete_id: row.athleteId, event_title: title, event_type: type, date },
      ...{ event_time: eventTime, attendance_taken: attendanceTaken, duration_min: durationMin, ...changes },
    });
  };
  const move = async (row: CalendarEventEntity, date: string, scope: Scope = 'one') => {
    const answer = await put(row, { date }, scope);
    expect([answer.statusCode, answer.payload]).toEqual([200, expect.any(String)]);
    return answer.json<SavedEvent>();
  };
  const refusal = (answer: { statusCode: number; json: <T>() => T }) => {
    const { fields = [], error } = answer.json<{ error: string; fields?: { path: string }[] }>();
    return [answer.statusCode, error, fields.map(({ path }) => path)];
  };
  const grid = (of = event, date = of.date) =>
    actors.own.post('/api/sessions/grid', {
      ...{ event_id: of.id, team_id: teamId, date },
      rows: [{ athlete_id: ann.id, rpe: 8, duration_min: 60 }],
    });
  const sessions = async () =>
    (await at.read.find(TrainingSessionEntity, { order: { id: 'ASC' } })).map(({ date, eventId, version }) => [
      date,
      eventId,
      version,
    ]);
  const loads = async () =>
    (await actors.own.get(`/api/athletes/training-load?athlete_id=${ann.id}`)).json<TrainingLoadEntry[]>();
  const daysOfSeries = async () =>
    (await at.read.find(CalendarEventEntity, { where: { seriesId: 'weekly' }, order: { id: 'ASC' } })).map(
      ({ date }) => date,
    );

  it('takes the load of its session grid along: 480 AU on Sunday, none on Monday', async () => {
    const { rows } = (await grid()).json<SavedGrid>();
    const before = rows[0]?.session.workout_id;
    await build.attendance(at, { eventId: event.id, athleteId: ann.id });
    await move(event, SUNDAY);
    expect(await loads()).toMatchObject([
      { workout_id: before, date: SUNDAY, srpe: 480, event_id: event.id, version: 2 },
    ]);
    expect(await at.read.find(AttendanceRecordEntity)).toMatchObject([{ eventDate: SUNDAY }]);
    const days = (
      await actors.own.get(`/api/calendar/planned-load?athlete_id=${ann.id}&from=${SUNDAY}&to=${MONDAY}`)
    ).json<{ date: string; done_load: number }[]>();
    expect(days).toMatchObject([{ date: SUNDAY, done_load: 480 }]);
  });

  it('records the change of each athlete’s load, and refuses an edit of the session as it was', async () => {
    const { rows } = (await grid()).json<SavedGrid>();
    const audited = () =>
      at.read.query("SELECT athlete_id FROM audit_log WHERE action = 'update' AND kind = 'training_load'");
    await move(event, SUNDAY);
    expect(await audited()).toEqual([{ athlete_id: ann.id }]);
    const entry = { athlete_id: ann.id, workout_id: rows[0]?.session.workout_id, rpe: 2, duration_min: 30, version: 1 };
    const edit = await actors.own.put('/api/athletes/training-load', { entries: [entry] });
    expect([edit.statusCode, edit.json<{ code: string }>().code]).toEqual([409, 'training_load_changed']);
  });

  it('moves beside another session of the athlete on that day, and leaves sessions that name no event', async () => {
    await build.session(at, { athleteId: ann.id, date: SUNDAY });
    await build.session(at, { athleteId: bo.id, date: MONDAY });
    await grid();
    await move(event, SUNDAY);
    expect(await sessions()).toEqual([
      [SUNDAY, null, 1],
      [MONDAY, null, 1],
      [SUNDAY, event.id, 2],
    ]);
  });

  it('leaves an athlete’s own answer theirs, and keeps their word that they were not there', async () => {
    await build.session(at, { athleteId: ann.id, date: MONDAY, eventId: event.id, version: 3, athleteVersion: 3 });
    await build.session(at, { athleteId: bo.id, date: MONDAY, eventId: event.id, version: 3, athleteVersion: 2 });
    const cy = await build.athlete(at, { teamId });
    await at.write((tx) =>
      tx.insert(EventAbsenceEntity, { athleteId: cy.id, eventId: event.id, reportedAt: at.clock.now() }),
    );
    await move(event, SUNDAY);
    expect(await at.read.find(TrainingSessionEntity, { order: { id: 'ASC' } })).toMatchObject([
      { date: SUNDAY, version: 4, athleteVersion: 4 },
      { date: SUNDAY, version: 4, athleteVersion: null },
    ]);
    expect(await at.read.countBy(EventAbsenceEntity, { eventId: event.id })).toBe(1);
  });

  it('is followed by a session that was deleted before and is restored afterwards', async () => {
    const { rows } = (await grid()).json<SavedGrid>();
    const path = `/api/athletes/training-load/${rows[0]?.session.workout_id}`;
    expect((await actors.own.delete(path)).statusCode).toBeLessThan(300);
    await move(event, SUNDAY);
    expect((await actors.own.post(`${path}/restore`, {})).json()).toMatchObject([{ date: SUNDAY, event_id: event.id }]);
  });

  it('takes the load along when it is the day of a workout, of a team or of one athlete', async () => {
    const workout = { eventTime: null, type: 'workout', attendanceTaken: false } as const;
    const [ofTeam, ofAnn] = [
      await build.event(at, { teamId, date: MONDAY, workoutUid: 'team', ...workout }),
      await build.event(at, { athleteId: ann.id, date: MONDAY, workoutUid: 'own', ...workout }),
    ];
    for (const { id: eventId } of [ofTeam, ofAnn])
      await build.session(at, { athleteId: ann.id, date: MONDAY, eventId });
    await move(ofTeam, SUNDAY);
    await move(ofAnn, '2026-11-14');
    expect(await sessions()).toEqual([
      [SUNDAY, ofTeam.id, 2],
      ['2026-11-14', ofAnn.id, 2],
    ]);
    expect(refusal(await put({ ...ofAnn, date: '2026-11-14' }, { date: '2026-11-23' }))[0]).toBe(400);
  });

  it('takes everything back when the change is undone', async () => {
    await grid();
    const { change_id: changeId } = await move(event, SUNDAY);
    expect((await actors.own.post('/api/calendar/undo', { change_id: changeId })).json()).toEqual({ undone: 1 });
    expect(await sessions()).toEqual([[MONDAY, event.id, 3]]);
  });

  it('moves once when the call is sent twice, and keeps the sessions with a new time over midnight', async () => {
    await grid();
    const first = await put(event, { date: SUNDAY, version: 1 });
    const again = await put(event, { date: SUNDAY, version: 1 });
    expect([again.statusCode, again.json<SavedEvent>().change_id]).toEqual([200, first.json<SavedEvent>().change_id]);
    expect(await sessions()).toEqual([[SUNDAY, event.id, 2]]);
    await put({ ...event, date: SUNDAY }, { event_time: '23:30', duration_min: 90 });
    expect(await sessions()).toEqual([[SUNDAY, event.id, 2]]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a load', () => grid()],
    ['attendance', () => build.attendance(at, { eventId: event.id, athleteId: ann.id })],
    ['an excuse', () => build.attendance(at, { eventId: event.id, athleteId: ann.id, status: 'excused' })],
    [
      'a closing',
      () => actors.own.post('/api/attendance/close', { event_id: event.id, team_id: teamId, date: MONDAY }),
    ],
    [
      'an athlete’s word',
      () =>
        at.write((tx) =>
          tx.insert(EventAbsenceEntity, { athleteId: ann.id, eventId: event.id, reportedAt: at.clock.now() }),
        ),
    ],
  ])('is not moved into the future once %s was recorded', async (_, record) => {
    await record();
    const before = await sessions();
    expect(refusal(await put(event, { date: '2026-11-23' }))).toEqual([400, RECORDED, ['date']]);
    const body = {
      ...{ team_id: teamId, date: '2026-11-23', event_title: event.title, event_type: event.type },
      ...{ event_time: event.eventTime, attendance_taken: true },
    };
    expect(refusal(await actors.own.post(`/api/calendar/preview/${event.id}`, body))).toEqual([
      400,
      RECORDED,
      ['date'],
    ]);
    expect(await sessions()).toEqual(before);
    // Today is no future.
    await move(event, TODAY);
  });

  it('moves into the future while nothing took place: without records, and with marks ahead', async () => {
    await move(event, '2026-11-23');
    const [today, ahead] = [
      await build.event(at, { teamId, date: TODAY }),
      await build.event(at, { teamId, date: '2026-11-24' }),
    ];
    for (const { id: eventId } of [today, ahead])
      await build.attendance(at, { eventId, athleteId: ann.id, status: 'excused' });
    await move(today, '2026-11-25');
    await move(ahead, '2026-11-26');
  });

  it('does not come back into the future by an undo, once something was recorded', async () => {
    const ahead = await build.event(at, { teamId, date: '2026-11-23' });
    const { change_id: changeId } = await move(ahead, MONDAY);
    await grid(ahead, MONDAY);
    const undo = await actors.own.post('/api/calendar/undo', { change_id: changeId });
    expect([undo.statusCode, undo.json<{ code: string }>().code]).toEqual([409, 'event_has_attendance']);
    expect(await sessions()).toEqual([[MONDAY, ahead.id, 1]]);
  });

  it('and its sessions stay together while coaches, the grid and the app write at once', async () => {
    const athletes = [ann, bo, ...(await Promise.all([1, 2, 3].map(() => build.athlete(at, { teamId }))))];
    const app = await createAppCaller(at, actors.ownCoach.institutionId);
    await build.session(at, { athleteId: ann.id, date: MONDAY, eventId: event.id, externalId: 'a', version: 1 });
    const answers = await Promise.all(
      [SUNDAY, '2026-11-17', MONDAY, SUNDAY].flatMap((date) => [
        put(event, { date }),
        ...athletes.map(({ id }) =>
          actors.own.post('/api/sessions/grid', {
            ...{ event_id: event.id, team_id: teamId, date: MONDAY },
            rows: [...athletes]
              .reverse()
              .map((athlete) => ({ athlete_id: athlete.id, rpe: (id % 10) + 0.5, duration_min: 60 })),
          }),
        ),
        app.post('/api/intake/training-load', {
          entries: [
            { athlete_id: ann.id, session_id: 'a', event_id: event.id, date: MONDAY, rpe: 3, duration_min: 50 },
          ],
        }),
      ]),
    );
    // A grid is refused when the event has moved since.
    expect(answers.filter(({ statusCode }) => ![200, 400].includes(statusCode))).toEqual([]);
    const { date: day } = await at.read.findOneByOrFail(CalendarEventEntity, { id: event.id });
    const found = await at.read.findBy(TrainingSessionEntity, { eventId: event.id });
    expect(new Set(found.map(({ date }) => date))).toEqual(new Set([day]));
    expect(found.length).toBeGreaterThan(0);
  });

  describe('with its series', () => {
    let series: CalendarEventEntity[];
    beforeEach(async () => {
      series = [];
      for (const date of ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'])
        series.push(await build.event(at, { teamId, date, seriesId: 'weekly' }));
    });
    const nth = (no: number) => series[no] as CalendarEventEntity;

    it('leaves dates with marks or loads where they took place', async () => {
      await build.attendance(at, { eventId: nth(0).id, athleteId: ann.id });
      await grid(nth(1));
      // A mark ahead is none that took place.
      await build.attendance(at, { eventId: nth(3).id, athleteId: ann.id, status: 'excused' });
      await move(nth(4), '2026-12-01', 'all');
      expect(await daysOfSeries()).toEqual(['2026-11-02', '2026-11-09', '2026-11-17', '2026-11-24', '2026-12-01']);
      expect(await sessions()).toEqual([['2026-11-09', nth(1).id, 1]]);
    });

    it('leaves the opened date, too, when it took place', async () => {
      await grid(nth(2));
      await move(nth(2), '2026-11-17', 'following');
      expect(await daysOfSeries()).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-24', '2026-12-01']);
    });

    it('keeps a date that was changed on its own, and gives it all else', async () => {
      await move(nth(3), '2026-11-26');
      const answer = await put(nth(4), { date: '2026-12-01', event_title: 'Tactics' }, 'all');
      expect(answer.statusCode).toBe(200);
      expect(await daysOfSeries()).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-26', '2026-12-01']);
      const titles = (await at.read.findBy(CalendarEventEntity, { seriesId: 'weekly' })).map(({ title }) => title);
      expect(new Set(titles)).toEqual(new Set(['Tactics']));
    });

    it('answers the call that is sent again as the first time', async () => {
      await grid(nth(0));
      await move(nth(3), '2026-11-27');
      const body = { date: '2026-12-01', version: 1 };
      const first = (await put(nth(4), body, 'all')).json<SavedEvent>();
      await grid(nth(1), '2026-11-10');
      const again = await put(nth(4), body, 'all');
      expect([again.statusCode, again.json<SavedEvent>()]).toMatchObject([200, { change_id: first.change_id }]);
      expect(first.event_count).toBe(5);
    });
  });
});
