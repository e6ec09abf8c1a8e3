import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { AttendanceSummary, Closed } from '@touchline/contracts/attendance.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import type { SessionGrid } from '@touchline/contracts/session-ledger.schema';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import type { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

const TODAY = '2026-11-28';
const DAY = '2026-11-20';

describe('an event before an athlete was on the team', () => {
  let at: TestApp;
  let actors: Actors;
  let teamId: number;
  let event: CalendarEventEntity;
  let [ann, late] = [] as unknown as [AthleteEntity, AthleteEntity];

  beforeAll(async () => {
    at = await createTestAppAt(`${TODAY}T12:00:00Z`);
  });
  beforeEach(async () => {
    actors = await createActors(at);
    teamId = (await build.team(at, actors.ownCoach)).id;
    event = await build.event(at, { teamId, date: DAY, plannedRpe: 5 });
    ann = await build.athlete(at, { teamId, lastName: 'Ann' });
    late = await build.athlete(at, { teamId, lastName: 'Late', joinedOn: TODAY });
  });
  afterAll(() => at.close());

  const read = async <T>(path: string) => (await actors.own.get(`/api/${path}`)).json<T>();
  const close = async (more: object = {}, of = event) => {
    const body = { event_id: of.id, team_id: of.teamId, date: of.date, ...more };
    return (await actors.own.post('/api/attendance/close', body)).json<Closed>();
  };
  const markLate = (status: 'present' | 'excused') =>
    actors.own.post('/api/attendance', {
      ...{ event_id: event.id, team_id: teamId, date: DAY, athlete_id: late.id },
      ...{ attended: status === 'present', status },
    });
  const stored = async (eventId = event.id) =>
    (await at.read.find(AttendanceRecordEntity, { where: { eventId }, order: { athleteId: 'ASC' } })).map(
      ({ athleteId, status }) => [athleteId, status],
    );
  const rateOf = async ({ id }: AthleteEntity) =>
    (await read<AttendanceSummary[]>('attendance/summary')).find((one) => one.athlete_id === id)?.rate;
  const statuses = async (query = '') =>
    (await read<CalendarEvent[]>(`calendar/list?${query}`)).map(({ status }) => status);

  it('is not marked absent for them when it is closed: their rate stays unknown', async () => {
    expect(await close()).toMatchObject({ closed: 1, added: 1 });
    expect(await stored()).toEqual([[ann.id, 'absent']]);
    expect([await rateOf(ann), await rateOf(late)]).toEqual([0, null]);
    const { rows } = await read<SessionGrid>(`sessions/grid?event_id=${event.id}`);
    expect(rows.map(({ state }) => state)).toEqual(['absent', 'not_yet_on_team']);
    expect(await close()).toMatchObject({ closed: 1, added: 0 });
  });

  it('is not marked present for them either', async () => {
    expect(await close({ status: 'present' })).toMatchObject({ closed: 1, added: 1 });
    expect([await stored(), await rateOf(late)]).toEqual([[[ann.id, 'present']], null]);
  });

  it('can be marked by hand for a guest who was there, which closing leaves alone', async () => {
    expect((await markLate('present')).statusCode).toBe(200);
    expect(await close()).toMatchObject({ closed: 1, added: 1 });
    expect(await stored()).toEqual([
      [ann.id, 'absent'],
      [late.id, 'present'],
    ]);
    expect(await rateOf(late)).toBe(100);
  });

  it.each([
    ['joined on its day', DAY],
    ['of whom nobody knows when they joined', null],
  ])('is any other event for athletes who %s', async (_, joinedOn) => {
    const other = await build.athlete(at, { teamId, joinedOn });
    expect(await close()).toMatchObject({ closed: 2 });
    expect(await stored()).toEqual([
      [ann.id, 'absent'],
      [other.id, 'absent'],
    ]);
  });

  it('becomes one of theirs when it is moved to a day on which they were on the team', async () => {
    await close();
    await at.write((tx) => tx.query('UPDATE calendar_events SET date = ? WHERE id = ?', [TODAY, event.id]));
    expect(await close({ date: TODAY })).toMatchObject({ closed: 2, added: 1 });
  });

  it('is not missed for a team nobody was on, nor for the athlete who came later', async () => {
    expect([await statuses(), await statuses(`athlete_id=${late.id}`)]).toEqual([['missed'], []]);
    await at.write((tx) => tx.query('UPDATE memberships SET joined_on = ? WHERE athlete_id = ?', [TODAY, ann.id]));
    expect(await statuses()).toEqual(['completed']);
    expect(await close()).toMatchObject({ closed: 0 });
    expect(await statuses()).toEqual(['completed']);
  });

  it('is not planned for them', async () => {
    const days = await read<PlannedDay[]>(`calendar/planned-load?team_id=${teamId}&from=${DAY}&to=${TODAY}`);
    expect(days).toMatchObject([{ date: DAY, athletes: 1 }]);
    expect(await read<PlannedDay[]>(`calendar/planned-load?athlete_id=${late.id}&from=${DAY}&to=${TODAY}`)).toEqual([]);
  });

  it('has a board without them, whatever is recorded of them', async () => {
    const board = async (date: string) => {
      const { athletes, teams, total_athletes: total } = await read<SquadBoard>(`dashboard/squad?date=${date}`);
      return [total, athletes.map(({ athlete_id: id }) => id), teams.map((team) => team.athletes)];
    };
    expect(await board(DAY)).toEqual([1, [ann.id], [1]]);
    expect(await board(TODAY)).toMatchObject([2, { length: 2 }, [2]]);
    await build.session(at, { athleteId: late.id, date: '2026-11-18' });
    expect(await board(DAY)).toMatchObject([1, { length: 1 }, [1]]);
  });

  it('is before an athlete whom a coach has moved to its team since', async () => {
    const other = await build.team(at, actors.ownCoach);
    const there = await build.event(at, { teamId: other.id, date: DAY });
    const moved = (await actors.own.put(`/api/athletes/${ann.id}`, { team_id: other.id, version: 1 })).json<Athlete>();
    expect(moved).toMatchObject({ team_id: other.id, joined_on: TODAY });
    expect(await close({}, there)).toMatchObject({ closed: 0 });
    expect([await stored(there.id), await rateOf(ann)]).toEqual([[], null]);
  });

  it.each([
    ['was away', '2026-11-10T12:00:00Z', TODAY],
    ['was archived by mistake', '2026-11-28T09:00:00Z', '2026-01-01'],
  ])('is before the return of an athlete who %s', async (_, archivedAt, joined) => {
    const lastDay = archivedAt.slice(0, 10);
    await at.write(async (tx) => {
      await tx.update(AthleteEntity, { id: ann.id }, { archivedAt: new Date(archivedAt) });
      await tx.update(MembershipEntity, { athleteId: ann.id }, { joinedOn: '2026-01-01', lastDay });
    });
    const back = (await actors.own.put(`/api/athletes/${ann.id}`, { archived: false })).json<Athlete>();
    expect(back.joined_on).toBe(joined);
    expect(await close()).toMatchObject({ closed: joined === TODAY ? 0 : 1 });
  });

  it('is told to the check-in by the day on which each athlete joined', async () => {
    expect((await read<Athlete[]>('athletes/list')).map(({ joined_on: joined }) => joined)).toEqual([null, TODAY]);
  });
});
