import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import {
  savedEventSchema,
  type CalendarEvent,
  type CreateEventBody,
  type SavedEvent,
} from '@touchline/contracts/calendar.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const NEVER = 987_654_321;
const PLAN = { date: '2026-11-24', event_title: 'Team Practice', event_type: 'practice', event_time: '18:00' } as const;

describe('a new event', () => {
  let at: TestApp;
  let actors: Actors;
  let [team, other, theirs]: TeamEntity[] = [];
  let [athlete, far]: AthleteEntity[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo('2026-11-20T12:00:00Z');
    actors = await createActors(at);
    [team, other, theirs] = [
      await build.team(at, actors.ownCoach),
      await build.team(at, actors.ownCoach),
      await build.team(at, actors.strangerCoach),
    ];
    [athlete, far] = [await build.athlete(at, { teamId: team.id }), await build.athlete(at, { teamId: theirs.id })];
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(CalendarEventEntity).execute()));
  afterAll(() => at.close());

  const post = (body: Partial<Record<keyof CreateEventBody, unknown>>, key?: string) =>
    actors.own.post(LIST, { ...PLAN, ...body }, key === undefined ? {} : { headers: { 'idempotency-key': key } });
  const ofTeam = (body: Partial<Record<keyof CreateEventBody, unknown>> = {}, key?: string) =>
    post({ team_id: team?.id, ...body }, key);
  const rows = () => at.read.find(CalendarEventEntity, { order: { date: 'ASC', id: 'ASC' } });
  const refusal = (response: { statusCode: number; json: <T>() => T }) => [
    response.statusCode,
    response.json<ErrorBody>().fields,
  ];

  it('of a team is answered as the list shows it', async () => {
    const response = await ofTeam({
      athlete_id: null,
      duration_min: 90,
      planned_rpe: 6.5,
      notes: 'Both kits.',
      attendance_taken: true,
    });
    const saved = response.json<SavedEvent>();
    expect([response.statusCode, savedEventSchema.parse(saved)]).toEqual([201, saved]);
    expect(saved).toMatchObject({
      ...PLAN,
      team_id: team?.id,
      athlete_id: null,
      duration_min: 90,
      planned_rpe: 6.5,
      notes: 'Both kits.',
      attendance_taken: true,
      status: 'scheduled',
      series_id: null,
      workout_uid: null,
      version: 1,
      event_count: 1,
    });
    const { change_id: _change, event_count: _count, ...event } = saved;
    expect((await actors.own.get(LIST)).json<CalendarEvent[]>()).toEqual([event]);
  });

  it('has the defaults of one hour, no planned load, no attendance and no notes', async () => {
    expect((await ofTeam()).json()).toMatchObject({
      duration_min: 60,
      planned_rpe: null,
      notes: null,
      attendance_taken: false,
    });
    expect((await ofTeam({ notes: '' })).json()).toMatchObject({ notes: null });
  });

  it('of an athlete belongs to the athlete alone, with or without their team in the body', async () => {
    for (const teamId of [null, undefined, team?.id]) {
      const response = await post({ athlete_id: athlete?.id, team_id: teamId });
      expect([response.statusCode, response.json()]).toMatchObject([201, { athlete_id: athlete?.id, team_id: null }]);
    }
    expect((await rows()).map(({ teamId, athleteId }) => [teamId, athleteId])).toEqual(
      Array(3).fill([null, athlete?.id]),
    );
  });

  it.each([
    ['is refused without an owner', {}, 'team_id', 'Please select either a team or an athlete.'],
    [
      'is refused with null for both owners',
      { team_id: null, athlete_id: null },
      'team_id',
      'Please select either a team or an athlete.',
    ],
    [
      'is refused as a workout',
      { team_id: 'own', event_type: 'workout' },
      'event_type',
      'Event type must be one of practice, team_meeting, game, other.',
    ],
    [
      'is refused without a time',
      { team_id: 'own', event_time: null },
      'event_time',
      'Event time must be a time written HH:mm.',
    ],
    [
      'is refused with attendance for an athlete',
      { athlete_id: 'own', attendance_taken: true },
      'attendance_taken',
      'Attendance taken must be false for the event of one athlete: attendance is taken of teams.',
    ],
    [
      'is refused with an invisible title',
      { team_id: 'own', event_title: '\u200b' },
      'event_title',
      'Event title must not be empty.',
    ],
    [
      'is refused with another team than that of the athlete',
      { team_id: 'other', athlete_id: 'own' },
      'team_id',
      'Team id must be a team of the athlete, or none.',
    ],
    [
      'is refused when it repeats into the past',
      { team_id: 'own', repeat_until: '2026-11-23' },
      'repeat_until',
      'Repeat until must not be before the date.',
    ],
    [
      'is refused when it repeats too often',
      { team_id: 'own', repeat_until: addDays(PLAN.date, 200 * 7) },
      'repeat_until',
      'This makes 201 events; at most 200 can be added at once.',
    ],
  ] as const)(
    '%s',
    async (_, { team_id: teamName, athlete_id: athleteName, ...body }: Record<string, unknown>, path, message) => {
      const owner = {
        ...(teamName === undefined
          ? {}
          : { team_id: teamName === null ? null : (teamName === 'other' ? other : team)?.id }),
        ...(athleteName === undefined ? {} : { athlete_id: athleteName && athlete?.id }),
      };
      expect(refusal(await post({ ...owner, ...body }))).toEqual([400, [{ path, message }]]);
      expect(await rows()).toEqual([]);
    },
  );

  it('is refused for an archived athlete', async () => {
    const archived = await build.athlete(at, { teamId: team?.id ?? 0, archivedAt: at.clock.now() });
    expect(refusal(await post({ athlete_id: archived.id }))).toEqual([
      400,
      [{ path: 'athlete_id', message: 'This athlete is archived. Bring them back to the roster first.' }],
    ]);
    expect(await rows()).toEqual([]);
  });

  it('is refused for foreign and unknown owners alike, before it validates anything else', async () => {
    const unknown = await post({ team_id: NEVER });
    expect(unknown.statusCode).toBe(404);
    for (const owner of [
      { team_id: theirs?.id },
      { athlete_id: far?.id },
      { team_id: team?.id, athlete_id: far?.id },
      { team_id: theirs?.id, athlete_id: athlete?.id },
      { athlete_id: NEVER },
    ]) {
      for (const wrong of [{}, { attendance_taken: true, repeat_until: '2026-01-01' }]) {
        const response = await post({ ...owner, ...wrong });
        expect([owner, response.statusCode, response.payload]).toEqual([owner, 404, unknown.payload]);
      }
    }
    expect((await actors.anonymous.post(LIST, { ...PLAN, team_id: team?.id })).statusCode).toBe(401);
    expect(await rows()).toEqual([]);
  });

  describe('that is repeated', () => {
    it('creates one event per week, up to and including the last day', async () => {
      const response = await ofTeam({ repeat_until: '2026-12-15', notes: 'Indoors', attendance_taken: true });
      const saved = response.json<SavedEvent>();
      expect([response.statusCode, saved]).toMatchObject([201, { date: PLAN.date, event_count: 4, version: 1 }]);
      const stored = await rows();
      expect(stored.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']);
      expect(saved.event_id).toBe(stored[0]?.id);
      expect(new Set(stored.map(({ seriesId }) => seriesId))).toEqual(new Set([saved.series_id]));
      expect(saved.series_id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      for (const row of stored)
        expect(row).toMatchObject({
          teamId: team?.id,
          athleteId: null,
          title: 'Team Practice',
          eventTime: '18:00',
          notes: 'Indoors',
          attendanceTaken: true,
          version: 1,
        });
    });

    it('creates a single event, and no series, within one week', async () => {
      expect((await ofTeam({ repeat_until: PLAN.date })).json()).toMatchObject({ event_count: 1, series_id: null });
      expect((await ofTeam({ repeat_until: '2026-11-30' })).json()).toMatchObject({ event_count: 1, series_id: null });
    });

    it('inserts 200 events in one statement, each with the id that is recorded for it', async () => {
      const until: CalendarDate = addDays(PLAN.date, 199 * 7);
      let saved: SavedEvent | undefined;
      const statements = await recordStatements(
        at,
        async () => (saved = (await ofTeam({ repeat_until: until })).json<SavedEvent>()),
      );
      expect(statements.filter(({ sql }) => /^INSERT INTO [`"]calendar_events[`"]/.test(sql))).toHaveLength(1);
      expect(saved?.event_count).toBe(200);
      // The recorded ids belong to the rows with these days.
      const noted = await at.read.query<{ event_id: number; date: string }[]>(
        `SELECT c.event_id, c.date FROM changed_events c INNER JOIN event_changes e ON e.id = c.event_change_id WHERE e.change_id = '${saved?.change_id}' ORDER BY c.date`,
      );
      const stored = await rows();
      expect(stored).toHaveLength(200);
      expect(noted.map(({ event_id: id, date }) => [id, date])).toEqual(stored.map(({ id, date }) => [id, date]));
      expect(stored.at(-1)?.date).toBe(until);
    });
  });

  describe('that is sent again with its idempotency key', () => {
    it('is created once, and answered as it is stored by then', async () => {
      const first = await ofTeam({ repeat_until: '2026-12-01' }, 'again');
      await at.write((tx) =>
        tx.update(CalendarEventEntity, { id: first.json<SavedEvent>().event_id }, { title: 'Renamed', version: 2 }),
      );
      const second = await ofTeam({ repeat_until: '2026-12-01' }, 'again');
      expect([second.statusCode, second.json()]).toEqual([
        201,
        { ...first.json<SavedEvent>(), event_title: 'Renamed', version: 2 },
      ]);
      expect(await rows()).toHaveLength(2);
      expect((await ofTeam({ repeat_until: '2026-12-08' }, 'again')).json()).toMatchObject({ code: 'key_reused' });
    });

    it('is created once when it is sent many times at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => ofTeam({ repeat_until: '2026-12-01' }, 'at-once')),
      );
      expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(201);
      expect(await rows()).toHaveLength(2);
    });

    it('is not found, and not created again, after it was deleted or undone', async () => {
      const deleted = (await ofTeam({}, 'deleted')).json<SavedEvent>();
      await actors.own.delete(`${LIST}/${deleted.event_id}`);
      expect((await ofTeam({}, 'deleted')).statusCode).toBe(404);
      const undone = (await ofTeam({}, 'undone')).json<SavedEvent>();
      expect((await actors.own.post('/api/calendar/undo', { change_id: undone.change_id })).statusCode).toBe(200);
      expect((await ofTeam({}, 'undone')).statusCode).toBe(404);
      expect(await rows()).toEqual([]);
    });

    it('is not found after it was moved to a team out of reach', async () => {
      const { event_id: id } = (await ofTeam({}, 'given-away')).json<SavedEvent>();
      await at.write((tx) => tx.update(CalendarEventEntity, { id }, { teamId: theirs?.id ?? 0 }));
      expect((await ofTeam({}, 'given-away')).statusCode).toBe(404);
    });

    it('does not use up its key when it is refused', async () => {
      expect((await ofTeam({ repeat_until: '2026-01-01' }, 'mended')).statusCode).toBe(400);
      expect((await ofTeam({}, 'mended')).statusCode).toBe(201);
    });
  });
});
