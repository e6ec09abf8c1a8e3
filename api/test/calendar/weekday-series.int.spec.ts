import { addDays } from '@touchline/contracts/calendar-date';
import type { CopiedWeek, CreateEventBody, EventSeries, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { PlanPreview } from '@touchline/contracts/plan-preview.schema';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const LIST = '/api/calendar/list';
const [TUESDAY, THURSDAY] = [1, 3];
const PLAN = {
  date: '2026-11-24',
  event_title: 'Practice',
  event_type: 'practice',
  event_time: '18:00',
  repeat_until: '2026-12-08',
  repeat_weekdays: [TUESDAY, THURSDAY],
} as const satisfies Partial<CreateEventBody>;
const DATES = ['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03', '2026-12-08'];

describe('a series on several weekdays', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo('2026-11-20T12:00:00Z');
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    await build.athlete(at, { teamId: team.id });
  });
  beforeEach(() => at.write((tx) => tx.createQueryBuilder().delete().from(CalendarEventEntity).execute()));
  afterAll(() => at.close());

  const post = (body: Partial<Record<keyof CreateEventBody, unknown>> = {}, key?: string) =>
    actors.own.post(
      LIST,
      { ...PLAN, team_id: team.id, ...body },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );
  const rows = () => at.read.find(CalendarEventEntity, { order: { date: 'ASC', id: 'ASC' } });
  const dates = async () => (await rows()).map(({ date }) => date);
  const idOn = async (day: string) => (await rows()).find(({ date }) => date === day)?.id ?? 0;
  const change = async (day: string, scope: string, changes: object) => {
    const { repeat_until: _until, repeat_weekdays: _weekdays, ...plan } = PLAN;
    const path = `${LIST}/${await idOn(day)}?scope=${scope}`;
    const response = await actors.own.put(path, { ...plan, date: day, team_id: team.id, ...changes });
    expect([response.statusCode, response.payload]).toEqual([200, expect.any(String)]);
    return response.json<SavedEvent>();
  };

  it('is created by one call, answered by its first event, and undone as a whole', async () => {
    const saved = (await post()).json<SavedEvent>();
    expect(saved).toMatchObject({ date: PLAN.date, event_count: 5 });
    const stored = await rows();
    expect([stored.map(({ date }) => date), new Set(stored.map(({ seriesId }) => seriesId))]).toEqual([
      DATES,
      new Set([saved.series_id]),
    ]);
    expect((await actors.own.post('/api/calendar/undo', { change_id: saved.change_id })).json()).toEqual({ undone: 5 });
    expect(await rows()).toEqual([]);
  });

  it('begins no earlier than its date, and has the weekday of its date also where that is not named', async () => {
    expect((await post({ date: '2026-11-26', repeat_weekdays: [TUESDAY] })).json()).toMatchObject({ event_count: 4 });
    expect(await dates()).toEqual(DATES.slice(1));
  });

  it('is created once per idempotency key', async () => {
    const answers = [await post({}, 'weekdays'), await post({}, 'weekdays')];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await dates()).toEqual(DATES);
    expect((await post({ repeat_weekdays: [TUESDAY] }, 'weekdays')).json()).toMatchObject({ code: 'key_reused' });
  });

  it.each([
    [
      { repeat_until: addDays(PLAN.date, 100 * 7) },
      'repeat_until',
      'This makes 201 events; at most 200 can be added at once.',
    ],
    [{ repeat_until: undefined }, 'repeat_until', 'Repeat until is required.'],
    [{ repeat_weekdays: [] }, 'repeat_weekdays', 'Repeat weekdays must name at least one weekday.'],
    [
      { repeat_weekdays: [7] },
      'repeat_weekdays.0',
      'Repeat weekdays must be a weekday, from 0 for Monday to 6 for Sunday.',
    ],
  ])('is refused with %j', async (wrong, path, message) => {
    const response = await post(wrong);
    expect([response.statusCode, response.json<ErrorBody>().fields]).toEqual([400, [{ path, message }]]);
    expect(await rows()).toEqual([]);
  });

  it('takes 200 events over all weekdays', async () => {
    const until = addDays(PLAN.date, 99 * 7 + 2);
    expect((await post({ repeat_until: until })).json()).toMatchObject({ event_count: 200 });
  });

  it('changes one, the following or all events, whatever their weekday', async () => {
    await post();
    const times = async () => (await rows()).map(({ eventTime }) => eventTime);
    expect(await change('2026-11-26', 'one', { event_time: '17:00' })).toMatchObject({ event_count: 1 });
    expect(await times()).toEqual(['18:00', '17:00', '18:00', '18:00', '18:00']);
    expect(await change('2026-12-01', 'following', { event_time: '19:00' })).toMatchObject({ event_count: 3 });
    expect(await times()).toEqual(['18:00', '17:00', '19:00', '19:00', '19:00']);
    const all = await change('2026-11-24', 'all', { event_time: '20:00' });
    expect([all.event_count, await times()]).toEqual([5, Array(5).fill('20:00')]);
  });

  it('moves the events on the weekday of the opened one, which the question says before', async () => {
    await post();
    const series = await actors.own.get(`${LIST}/${await idOn('2026-11-26')}/series`);
    expect(series.json<EventSeries>().all).toMatchObject({ events: 5, took_place: 0, own_day: 3 });
    const moved = await change('2026-11-26', 'all', { date: '2026-11-27' });
    expect(await dates()).toEqual(['2026-11-24', '2026-11-27', '2026-12-01', '2026-12-04', '2026-12-08']);
    expect((await actors.own.post('/api/calendar/undo', { change_id: moved.change_id })).json()).toEqual({ undone: 2 });
    expect(await dates()).toEqual(DATES);
  });

  it('is copied week by week, and deleted as a whole', async () => {
    await post();
    const copied = await actors.own.post('/api/calendar/copy-week', {
      team_id: team.id,
      from_week: '2026-11-30',
      to_week: '2026-12-14',
    });
    expect(copied.json<CopiedWeek>()).toMatchObject({ copied: 2, already_there: 0 });
    expect((await actors.own.delete(`${LIST}/${await idOn('2026-12-03')}?scope=all`)).statusCode).toBe(204);
    expect(await dates()).toEqual(['2026-12-15', '2026-12-17']);
  });

  it('is previewed with the load of all its dates', async () => {
    const response = await actors.own.post('/api/calendar/preview', {
      ...PLAN,
      team_id: team.id,
      duration_min: 60,
      planned_rpe: 5,
    });
    const { weeks, athletes } = response.json<PlanPreview>();
    expect([weeks, athletes[0]?.weeks.map(({ load }) => load)]).toEqual([
      ['2026-11-23', '2026-11-30', '2026-12-07'],
      [600, 600, 300],
    ]);
    expect(await rows()).toEqual([]);
  });
});
