import { eventOverlapSchema, type EventOverlap } from '@touchline/contracts/calendar.schema';
import { addDays } from '@touchline/contracts/calendar-date';
import { STAFF_ROLES, type StaffRole } from '@touchline/contracts/permissions';
import { z } from 'zod';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const TODAY = '2026-11-24';
const [YESTERDAY, TOMORROW] = [addDays(TODAY, -1), addDays(TODAY, 1)];

describe('two events of one athlete that overlap', () => {
  let at: TestApp;
  let actors: Actors;
  let [youth, first] = [] as unknown as [TeamEntity, TeamEntity];
  let keeper: AthleteEntity;
  let practice: CalendarEventEntity;

  beforeAll(async () => {
    at = await createTestApp();
    at.clock.moveTo(`${TODAY}T12:00:00Z`);
  });
  beforeEach(async () => {
    actors = await createActors(at);
    youth = await build.team(at, actors.ownCoach);
    first = await build.team(at, actors.ownCoach, { name: `First ${youth.id}` });
    keeper = await build.athlete(at, { teamId: youth.id, firstName: 'Ana', lastName: 'Núñez' });
    await build.athlete(at, { teamId: youth.id });
    await build.athlete(at, { teamId: first.id });
    practice = await build.event(at, { ...plan('18:00', 60), teamId: youth.id, title: 'Youth practice' });
  });
  afterAll(() => at.close());

  const plan = (eventTime: string | null, durationMin: number, date = TODAY) => ({ eventTime, durationMin, date });
  const join = (partial: Parameters<typeof build.membership>[1] | object = {}) =>
    build.membership(at, { athleteId: keeper.id, teamId: first.id, ...partial });
  const ofFirst = (eventTime: string | null = '18:30', durationMin = 90, date = TODAY) =>
    build.event(at, { ...plan(eventTime, durationMin, date), teamId: first.id, title: 'Practice' });
  const ofKeeper = (eventTime: string | null = '18:30', date = TODAY) =>
    build.event(at, { ...plan(eventTime, 30, date), athleteId: keeper.id, title: 'Physio' });
  const ask = (event = practice, who: Actor = actors.own) => who.get(`/api/calendar/list/${event.id}/overlaps`);
  async function overlaps(event = practice, who: Actor = actors.own): Promise<EventOverlap[]> {
    const response = await ask(event, who);
    expect(response.statusCode).toBe(200);
    return z.array(eventOverlapSchema.strict()).parse(response.json());
  }
  const titles = async (event = practice, who: Actor = actors.own) =>
    (await overlaps(event, who)).map((each) => each.event?.title ?? null);
  /** Somebody with this role in the team of the event, and with the other one in the first team. */
  async function staffOf(role: StaffRole, roleInFirst: StaffRole | null = null): Promise<Actor> {
    const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    await build.staff(at, { teamId: youth.id, coachId: coach.id, role });
    if (roleInFirst) await build.staff(at, { teamId: first.id, coachId: coach.id, role: roleInFirst });
    const actor = new Actor(at, coach);
    await actor.admit();
    return actor;
  }

  it('are named at both', async () => {
    await join();
    const other = await ofFirst();
    const ana = { athlete_id: keeper.id, first_name: 'Ana', last_name: 'Núñez', date: TODAY };
    const atFirst = { event_id: other.id, title: 'Practice', team: first.name };
    expect(await overlaps()).toEqual([{ ...ana, event_time: '18:30', duration_min: 90, event: atFirst }]);
    const atYouth = { event_id: practice.id, title: 'Youth practice', team: youth.name };
    expect(await overlaps(other)).toEqual([{ ...ana, event_time: '18:00', duration_min: 60, event: atYouth }]);
  });

  it.each([
    ['only touch', '19:00', TODAY],
    ['touch before', '16:30', TODAY],
    ['take place at another time', '08:00', TODAY],
    ['are on another day', '18:30', TOMORROW],
    ['have no time', null, TODAY],
  ])('are not those that %s', async (_, time, date) => {
    await join();
    expect([await titles(), await titles(await ofFirst(time, 90, date))]).toEqual([[], []]);
  });

  it('are found past midnight, from both days', async () => {
    await join();
    const late = await ofFirst('23:30', 90, YESTERDAY);
    const early = await build.event(at, { ...plan('00:30', 30), teamId: youth.id, title: 'Early' });
    expect([await titles(early), await titles(late)]).toEqual([['Practice'], ['Early']]);
  });

  it('are none of an event without a time', async () => {
    await join();
    await ofFirst('00:00', 1440);
    const allDay = await build.event(at, { ...plan(null, 60), teamId: youth.id });
    expect(await titles(allDay)).toEqual([]);
  });

  it('count for guests, and only on the days of both memberships', async () => {
    await ofFirst();
    await join({ kind: 'guest', joinedOn: TODAY, recordsFrom: TODAY, lastDay: TODAY });
    expect(await titles()).toEqual(['Practice']);
    const next = await build.event(at, { ...plan('18:00', 60, TOMORROW), teamId: youth.id });
    expect([await titles(next), await titles(await ofFirst('18:30', 90, TOMORROW))]).toEqual([[], []]);
  });

  it('are those of the athlete alone, too, named at both', async () => {
    const physio = await ofKeeper();
    await join();
    await ofFirst('18:45', 90);
    expect(await titles()).toEqual(['Physio', 'Practice']);
    expect((await overlaps()).map(({ event }) => event?.team)).toEqual([null, first.name]);
    expect((await titles(physio)).sort()).toEqual(['Practice', 'Youth practice']);
  });

  it('are not two of one team, which its calendar shows side by side', async () => {
    await build.event(at, { ...plan('18:00', 60), teamId: youth.id });
    expect(await titles()).toEqual([]);
  });

  it('name no archived athlete', async () => {
    await join();
    await ofFirst();
    await ofKeeper();
    await at.write((tx) => tx.update(AthleteEntity, { id: keeper.id }, { archivedAt: new Date(`${TODAY}T10:00:00Z`) }));
    expect(await titles()).toEqual([]);
  });

  it('tell the staff of a former team nothing of the events of the athlete alone', async () => {
    await at.write((tx) => tx.update('memberships', { athleteId: keeper.id }, { lastDay: YESTERDAY }));
    await join();
    const past = await build.event(at, { ...plan('18:00', 60, YESTERDAY), teamId: youth.id });
    await ofKeeper('18:30', YESTERDAY);
    await ofFirst('18:30', 90, YESTERDAY);
    expect(await titles(past, await staffOf('coach'))).toEqual([null]);
    expect(await titles(past)).toEqual(['Physio', 'Practice']);
  });

  it.each(STAFF_ROLES)('are told to a %s of both teams', async (role) => {
    await join();
    const other = await ofFirst();
    const who = await staffOf(role, role);
    expect([await titles(practice, who), await titles(other, who)]).toEqual([['Practice'], ['Youth practice']]);
  });

  it.each(STAFF_ROLES)('tell a %s of one team no title, team or id of the other', async (role) => {
    await join();
    const other = await ofFirst();
    const response = await ask(practice, await staffOf(role));
    expect(response.json()).toEqual([
      expect.objectContaining({ last_name: 'Núñez', event_time: '18:30', event: null }),
    ]);
    for (const text of ['"Practice"', first.name, `:${other.id},`, `:${other.id}}`])
      expect(response.payload).not.toContain(text);
  });

  it('are those of the own institution only', async () => {
    const away = await build.team(at, actors.strangerCoach);
    await join({ teamId: away.id });
    await build.event(at, { ...plan('18:00', 60), teamId: away.id });
    expect([await titles(), await titles(await ofKeeper('18:15'))]).toEqual([[], ['Youth practice']]);
  });

  it('are not found at an event that is not the own', async () => {
    for (const who of [actors.stranger, actors.colleague]) expect((await ask(practice, who)).statusCode).toBe(404);
    expect((await actors.own.get('/api/calendar/list/999999/overlaps')).statusCode).toBe(404);
  });

  it('of 60 athletes with ten other events each take as many queries as none', async () => {
    const none = (await recordStatements(at, () => ask())).length;
    for (let n = 0; n < 60; n += 1) {
      const { id } = await build.athlete(at, { teamId: youth.id });
      await build.membership(at, { athleteId: id, teamId: first.id });
    }
    for (let n = 0; n < 10; n += 1) await ofFirst();
    expect(await overlaps()).toHaveLength(600);
    expect((await recordStatements(at, () => ask())).length).toBe(none);
  });
});
