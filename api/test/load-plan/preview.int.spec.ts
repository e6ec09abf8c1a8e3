import { addDays } from '@touchline/contracts/calendar-date';
import { planPreviewSchema, type PlanPreview } from '@touchline/contracts/plan-preview.schema';
import { PREVIEW_WEEKS_MAX } from '@touchline/contracts/planned-load';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** A Wednesday: two days of its week are over, four are ahead. */
const TODAY = '2026-11-25';
const [MONDAY, SUNDAY, NEXT_MONDAY] = ['2026-11-23', '2026-11-29', '2026-11-30'];
const PREVIEW = '/api/calendar/preview';
const PLAN = { event_title: 'Team Practice', event_type: 'practice', event_time: '18:00', duration_min: 60 } as const;

describe('the preview of a plan', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let [ada, bea]: AthleteEntity[] = [];

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
    actors = await createActors(at);
  });
  beforeEach(async () => {
    team = await build.team(at, actors.ownCoach);
    ada = await build.athlete(at, { teamId: team.id, lastName: 'Adams', firstName: 'Ada' });
    bea = await build.athlete(at, { teamId: team.id, lastName: 'Baker', firstName: 'Bea' });
  });
  afterAll(() => at.close());

  const idOf = (athlete: AthleteEntity | undefined) => athlete?.id ?? 0;
  const session = (athlete: AthleteEntity | undefined, date: string, rpe: number, durationMin = 60) =>
    build.session(at, { athleteId: idOf(athlete), date, rpe, durationMin });
  const planned = (date: string, more: Omit<Partial<CalendarEventEntity>, 'teamId' | 'date'> = {}) =>
    build.event(at, { plannedRpe: 5, durationMin: 60, ...more, teamId: team.id, date });
  const send = (path: string, body: object) =>
    actors.own.post(`${path}${path.includes('?') ? '&' : '?'}today=${TODAY}`, body);
  const answered = async (path: string, body: object): Promise<PlanPreview> => {
    const response = await send(path, body);
    expect(response.statusCode).toBe(200);
    return planPreviewSchema.strict().parse(response.json<PlanPreview>());
  };
  const add = (date: string, more: object = {}) =>
    answered(PREVIEW, { team_id: team.id, date, ...PLAN, planned_rpe: 5, ...more });
  const stored = () => at.read.find(CalendarEventEntity, { where: { teamId: team.id } });

  it('adds the new event to the recorded and planned load of its week, and stores nothing', async () => {
    await session(ada, MONDAY, 4);
    await planned(addDays(TODAY, 1), { plannedRpe: 6 });
    const preview = await add(addDays(TODAY, 2));
    expect(preview).toMatchObject({ weeks: [MONDAY], total_weeks: 1, total_athletes: 2 });
    expect(
      preview.athletes.map(({ last_name: name, weeks: [week] }) => [name, week?.load_without, week?.load]),
    ).toEqual([
      ['Adams', 600, 900],
      ['Baker', 360, 660],
    ]);
    expect(await stored()).toHaveLength(1);
  });

  it('calculates the figures of the Sunday as those of training load', async () => {
    await session(ada, addDays(SUNDAY, -27), 7);
    await session(ada, MONDAY, 4);
    const { athletes } = await add(addDays(TODAY, 2));
    // 240 on Monday and 300 on Friday: mean 540 / 7, population deviation of 240, 0, 0, 0, 300, 0, 0.
    expect(athletes[0]?.weeks).toEqual([
      {
        load: 540,
        load_without: 240,
        acute_workload: 77.14,
        chronic_workload: 34.29,
        acwr: 2.25,
        training_monotony: 0.63,
        history_days: 28,
        days_out: 0,
        above_highest: null,
      },
    ]);
    expect(athletes[1]?.weeks[0]).toMatchObject({ load: 300, acwr: null, training_monotony: null, history_days: 3 });
  });

  it('counts today as planned until a session of today is recorded', async () => {
    await session(bea, TODAY, 2);
    const { athletes } = await add(TODAY);
    expect(athletes.map(({ weeks: [week] }) => week?.load)).toEqual([300, 120]);
  });

  it('counts nothing that is planned for earlier days, and touches no week that is over', async () => {
    await planned(MONDAY);
    expect((await add(addDays(TODAY, 1))).athletes[0]?.weeks[0]).toMatchObject({ load: 300, load_without: 0 });
    expect(await add(addDays(MONDAY, -1))).toEqual({ weeks: [], total_weeks: 0, total_athletes: 0, athletes: [] });
  });

  it('counts 0 while an athlete is out, and for an event from which they are excused', async () => {
    const practice = await planned(addDays(TODAY, 1));
    await build.attendance(at, { eventId: practice.id, athleteId: idOf(bea), status: 'excused' });
    const out = {
      athleteId: idOf(ada),
      status: 'out',
      fromDay: addDays(TODAY, -9),
      untilDay: addDays(TODAY, 1),
    } as const;
    await build.availability(at, out);
    const { athletes } = await add(addDays(TODAY, 2));
    expect(athletes.map(({ weeks: [week] }) => [week?.load_without, week?.load, week?.days_out])).toEqual([
      [0, 300, 2],
      [0, 300, 0],
    ]);
  });

  it('says who would exceed their own highest week of the last eight', async () => {
    for (const week of [1, 2, 3, 4]) await session(ada, addDays(MONDAY, -7 * week), week === 3 ? 6 : 3);
    for (const week of [1, 2, 3]) await session(bea, addDays(MONDAY, -7 * week), 3);
    // Higher, but nine weeks ago.
    await session(ada, addDays(MONDAY, -7 * 9), 10);
    const highest = async (minutes: number) =>
      (await add(addDays(TODAY, 1), { planned_rpe: 6, duration_min: minutes })).athletes.map((athlete) => [
        athlete.complete_weeks,
        athlete.highest_week,
        athlete.weeks[0]?.above_highest,
      ]);
    expect(await highest(60)).toEqual([
      [8, 360, false],
      [3, null, null],
    ]);
    expect((await highest(61))[0]).toEqual([8, 360, true]);
  });

  it('shows every week of a series, the first twelve of a long one', async () => {
    const short = await add(addDays(TODAY, 1), { repeat_until: addDays(TODAY, 15) });
    expect(short.weeks).toEqual([MONDAY, NEXT_MONDAY, addDays(NEXT_MONDAY, 7)]);
    expect(short.athletes[0]?.weeks.map(({ load, history_days: days }) => [load, days])).toEqual([
      [300, 4],
      [300, 11],
      [300, 18],
    ]);
    const long = await add(addDays(TODAY, 1), { repeat_until: addDays(TODAY, 7 * 51 + 1) });
    expect([long.weeks.length, long.total_weeks]).toEqual([PREVIEW_WEEKS_MAX, 52]);
  });

  it('moves the events of the scope, and counts each of them once', async () => {
    const series = [1, 8, 15].map((day) => planned(addDays(TODAY, day), { seriesId: 'series' }));
    const [first] = await Promise.all(series);
    const path = `${PREVIEW}/${first?.id}`;
    const moved = { team_id: team.id, date: addDays(TODAY, 6), ...PLAN };
    const loads = ({ weeks, athletes }: PlanPreview) =>
      weeks.map((week, index) => {
        const shown = athletes[0]?.weeks[index];
        return [week, shown?.load_without, shown?.load];
      });
    expect(loads(await answered(path, moved))).toEqual([
      [MONDAY, 300, 0],
      [NEXT_MONDAY, 300, 600],
    ]);
    expect(loads(await answered(`${path}?scope=all`, moved))).toEqual([
      [MONDAY, 300, 0],
      [NEXT_MONDAY, 300, 300],
      [addDays(NEXT_MONDAY, 7), 300, 300],
      [addDays(NEXT_MONDAY, 14), 0, 300],
    ]);
    expect((await stored()).map(({ date }) => date)).toContain(addDays(TODAY, 1));
  });

  it('is empty for a change of texts only, and shows a plan that is taken back', async () => {
    const practice = await planned(addDays(TODAY, 1));
    const path = `${PREVIEW}/${practice.id}`;
    const same = { team_id: team.id, date: practice.date, ...PLAN, event_title: 'Gym' };
    expect(await answered(path, same)).toMatchObject({ weeks: [], athletes: [] });
    const without = await answered(path, { ...same, planned_rpe: null });
    expect(without.athletes[0]?.weeks[0]).toMatchObject({ load: 0, load_without: 300 });
  });

  it('shows both teams when an event moves from one to the other', async () => {
    const other = await build.team(at, actors.ownCoach);
    await build.athlete(at, { teamId: other.id, lastName: 'Cole' });
    const practice = await planned(addDays(TODAY, 1));
    const moved = { team_id: other.id, date: practice.date, ...PLAN };
    const { athletes } = await answered(`${PREVIEW}/${practice.id}`, moved);
    expect(athletes.map(({ last_name: name, weeks: [week] }) => [name, week?.load_without, week?.load])).toEqual(
      expect.arrayContaining([
        ['Adams', 300, 0],
        ['Baker', 300, 0],
        ['Cole', 0, 300],
      ]),
    );
  });

  it('shows one athlete for an event of that athlete, with the plans of the team', async () => {
    await planned(addDays(TODAY, 1));
    const body = { athlete_id: idOf(ada), date: addDays(TODAY, 2), ...PLAN, planned_rpe: 5 };
    const { athletes, total_athletes: total } = await answered(PREVIEW, body);
    expect([total, athletes[0]?.athlete_id, athletes[0]?.weeks[0]?.load]).toEqual([1, ada?.id, 600]);
  });

  it('copies a week as the copy does: without workouts and existing events', async () => {
    for (const [day, title] of [
      [0, 'Practice'],
      [2, 'Game'],
    ] as const)
      await planned(addDays(MONDAY, day), { title });
    await planned(addDays(MONDAY, 1), { type: 'workout', attendanceTaken: false });
    await planned(NEXT_MONDAY, { title: 'Practice' });
    const copy = { team_id: team.id, from_week: MONDAY, to_week: NEXT_MONDAY };
    const preview = await answered(`${PREVIEW}/copy-week`, copy);
    expect(preview).toMatchObject({ weeks: [NEXT_MONDAY], total_athletes: 2 });
    expect(preview.athletes[0]?.weeks[0]).toMatchObject({ load_without: 300, load: 600 });
  });

  it('refuses what the call itself refuses', async () => {
    const practice = await planned(addDays(TODAY, 1));
    const body = { team_id: team.id, date: practice.date, ...PLAN };
    const stale = await send(`${PREVIEW}/${practice.id}`, { ...body, version: 2 });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'event_changed']);
    for (const [path, wrong, field] of [
      [PREVIEW, { ...body, team_id: null }, 'team_id'],
      [PREVIEW, { ...body, planned_rpe: 10.5 }, 'planned_rpe'],
      [PREVIEW, { ...body, planned_rpe: 5.2 }, 'planned_rpe'],
      [`${PREVIEW}/${practice.id}`, { ...body, event_time: null }, 'event_time'],
      [`${PREVIEW}/copy-week`, { team_id: team.id, from_week: MONDAY, to_week: MONDAY }, 'to_week'],
    ] as const) {
      const response = await send(path, wrong);
      expect([response.statusCode, response.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([
        400,
        field,
      ]);
    }
  });
});
