import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { AttendanceDay, AttendanceRecord, AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { TeamWellness } from '@touchline/contracts/comparisons.schema';
import type { Ledger, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import type { SquadBoard } from '@touchline/contracts/squad.schema';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import type { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { signedIn } from '../wall/support/cast.js';

/**
 * Three weeks of two teams, played through the API: moves in the morning and after training, a return, an archive. Every
 * figure of the past must equal that of a list of days that this file keeps by itself.
 */
const DAYS = 21;
const SIZE = 6;
type TeamName = 'youth' | 'seniors';
const TEAMS = ['youth', 'seniors'] as const;
const STATUSES = ['present', 'absent', 'excused'] as const;
type Status = (typeof STATUSES)[number];

type Deed =
  | { day: number; at: 'morning' | 'evening'; athlete: number; to: TeamName }
  | { day: number; at: 'morning' | 'evening'; athlete: number; archived: boolean };
const DEEDS: readonly Deed[] = [
  { day: 4, at: 'morning', athlete: 0, to: 'seniors' },
  { day: 6, at: 'evening', athlete: 1, to: 'seniors' },
  // A mistake, taken back on the next morning.
  { day: 8, at: 'morning', athlete: 2, to: 'seniors' },
  { day: 9, at: 'morning', athlete: 2, to: 'youth' },
  { day: 10, at: 'evening', athlete: 3, archived: true },
  { day: 12, at: 'morning', athlete: 0, to: 'youth' },
  { day: 13, at: 'morning', athlete: SIZE, archived: true },
  { day: 17, at: 'morning', athlete: 3, archived: false },
  { day: 18, at: 'evening', athlete: SIZE + 1, to: 'youth' },
];
/** The team and the first and last day of each membership, by hand from the deeds; the numbers count the days from 0. */
const MEMBERSHIPS: Readonly<Record<number, readonly [TeamName, number, number][]>> = {
  0: [
    ['youth', 0, 3],
    ['seniors', 4, 11],
    ['youth', 12, DAYS],
  ],
  1: [
    ['youth', 0, 6],
    ['seniors', 6, DAYS],
  ],
  // On the day of the mistake there was no training before it, and the seniors marked the athlete.
  2: [
    ['youth', 0, DAYS],
    ['seniors', 8, 8],
  ],
  3: [
    ['youth', 0, 10],
    ['youth', 17, DAYS],
  ],
  [SIZE]: [['seniors', 0, 13]],
  [SIZE + 1]: [
    ['seniors', 0, 18],
    ['youth', 18, DAYS],
  ],
};
const membershipsOf = (athlete: number): readonly [TeamName, number, number][] =>
  MEMBERSHIPS[athlete] ?? [[athlete < SIZE ? 'youth' : 'seniors', 0, DAYS]];

describe('the past of two teams whose athletes moved, returned and left', () => {
  let at: TestApp;
  let first: CalendarDate;
  let coach: CoachEntity;
  let own: Actor;
  const teams = {} as Record<TeamName, TeamEntity>;
  const athletes: number[] = [];
  const events: { day: number; team: TeamName; id: number }[] = [];
  /** What was sent: the marks by event and athlete, and the days with a survey. */
  const marks = new Map<string, Status>();
  const answered = new Set<string>();

  const dateOf = (day: number) => addDays(first, day);
  const isMember = (athlete: number, team: TeamName, day: number) =>
    membershipsOf(athlete).some(([of, from, to]) => of === team && from <= day && day <= to);
  const membersOn = (team: TeamName, day: number) =>
    athletes.flatMap((id, athlete) => (isMember(athlete, team, day) ? [id] : []));

  beforeAll(async () => {
    at = await createTestApp();
    const { id: institutionId } = await build.institution(at);
    coach = await build.coach(at, { institutionId });
    first = addDays(at.clock.now().toISOString().slice(0, 10), -DAYS);
    for (const name of TEAMS) {
      teams[name] = await build.team(at, coach, { name });
      for (let no = 0; no < SIZE; no += 1)
        athletes.push((await build.athlete(at, { teamId: teams[name].id, joinedOn: null })).id);
    }
    for (let day = 0; day < DAYS; day += 1) await playDay(day);
    at.clock.moveTo(`${dateOf(DAYS)}T12:00:00.000Z`);
    own = await signedIn(at, coach);
  }, 120_000);
  afterAll(() => at.close());

  async function playDay(day: number): Promise<void> {
    at.clock.moveTo(`${dateOf(day)}T08:00:00.000Z`);
    own = await signedIn(at, coach);
    const events = await Promise.all(TEAMS.map((team) => addEvent(team, day)));
    await doDeeds(day, 'morning');
    for (const [no, id] of athletes.entries())
      if ((day + no) % 4 !== 0 && TEAMS.some((team) => isMember(no, team, day))) await answer(id, day);
    at.clock.moveTo(`${dateOf(day)}T20:00:00.000Z`);
    own = await signedIn(at, coach);
    for (const [index, team] of TEAMS.entries()) await takeAttendance(team, day, events[index] ?? 0);
    await doDeeds(day, 'evening');
  }

  async function addEvent(team: TeamName, day: number): Promise<number> {
    const { id } = await build.event(at, { teamId: teams[team].id, date: dateOf(day), eventTime: '18:00' });
    events.push({ day, team, id });
    return id;
  }

  async function doDeeds(day: number, time: 'morning' | 'evening'): Promise<void> {
    for (const deed of DEEDS.filter((each) => each.day === day && each.at === time)) {
      const body = 'to' in deed ? { team_id: teams[deed.to].id } : { archived: deed.archived };
      expect((await own.put(`/api/athletes/${athletes[deed.athlete]}`, body)).statusCode).toBe(200);
    }
  }

  async function answer(id: number, day: number): Promise<void> {
    const ratings = { sleep_quality: 4, fatigue: 3, muscle_soreness: 5, stress: 2 };
    const body = { entries: [{ athlete_id: id, date: dateOf(day), ...ratings }] };
    expect((await own.put('/api/athletes/wellness', body)).statusCode).toBe(200);
    answered.add(`${id} ${day}`);
  }

  /** Marks the members whom somebody sees at the pitch, and closes: the others were absent. */
  async function takeAttendance(team: TeamName, day: number, eventId: number): Promise<void> {
    const event = { event_id: eventId, team_id: teams[team].id, date: dateOf(day) };
    for (const [no, id] of athletes.entries()) {
      const isThere = isMember(no, team, day) && !hasLeftBefore(no, team, day);
      if (!isThere) continue;
      const status = STATUSES[(day * 7 + no * 5) % 3] ?? 'present';
      marks.set(`${eventId} ${id}`, status);
      if (status === 'absent') continue;
      const body = { ...event, athlete_id: id, attended: status === 'present', status };
      expect((await own.post('/api/attendance', body)).payload).not.toContain('error');
    }
    expect((await own.post('/api/attendance/close', event)).statusCode).toBe(200);
  }

  /** Whether the athlete left the team in the morning of this day, or joins it in the evening. */
  const hasLeftBefore = (athlete: number, team: TeamName, day: number) =>
    DEEDS.some(
      (deed) =>
        deed.day === day &&
        deed.athlete === athlete &&
        ('to' in deed
          ? deed.to === team
            ? deed.at === 'evening'
            : deed.at === 'morning'
          : deed.archived && deed.at === 'morning'),
    );

  const get = async <T>(url: string): Promise<T> => {
    const response = await own.get(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json<T>();
  };
  const statusesOf = (team: TeamName, from: number, to: number, athlete?: number) =>
    events
      .filter((event) => event.team === team && from <= event.day && event.day <= to)
      .flatMap(({ id }) =>
        athletes
          .filter((each) => athlete === undefined || each === athlete)
          .flatMap((each) => marks.get(`${id} ${each}`) ?? []),
      );
  const counted = (statuses: readonly Status[]) => {
    const count = (status: Status) => statuses.filter((each) => each === status).length;
    const [present, records] = [count('present'), statuses.length];
    return {
      ...{ present, absent: count('absent'), excused: count('excused'), records },
      attended: present,
      rate: records === 0 ? null : Math.round((100 * present) / records),
    };
  };
  const periods = [
    [0, DAYS],
    [0, 3],
    [4, 11],
    [12, 13],
    [17, 20],
  ] as const;

  it.each(TEAMS.flatMap((team) => periods.map(([from, to]) => [team, from, to] as const)))(
    'has the attendance of %s from day %i to day %i',
    async (team, from, to) => {
      const query = `team_id=${teams[team].id}&start=${dateOf(from)}&end=${dateOf(to)}`;
      const summary = await get<AttendanceSummary[]>(`/api/attendance/summary?${query}`);
      const expected = athletes.flatMap((id, no) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index).some((day) => isMember(no, team, day))
          ? [{ athlete_id: id, ...counted(statusesOf(team, from, to, id)) }]
          : [],
      );
      const figures = summary.map(({ last7: _, ...own }) => own);
      expect(figures.sort((a, b) => a.athlete_id - b.athlete_id)).toMatchObject(expected);

      const days = await get<AttendanceDay[]>(`/api/attendance/days?${query}`);
      expect(days.sort((a, b) => (a.date < b.date ? -1 : 1))).toMatchObject(
        Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((day) => {
          const { records, ...figures } = counted(statusesOf(team, day, day));
          return records === 0 ? [] : [{ date: dateOf(day), records, ...figures }];
        }),
      );

      const range = await get<AttendanceRecord[]>(`/api/attendance/range?${query}`);
      const sent = events
        .filter((event) => event.team === team && from <= event.day && event.day <= to)
        .flatMap(({ id }) => athletes.flatMap((each) => (marks.has(`${id} ${each}`) ? [`${id} ${each}`] : [])));
      expect(range.map(({ event_id: event, athlete_id: id }) => `${event} ${id}`).sort()).toEqual(sent.sort());
    },
  );

  it.each(TEAMS)('has the board of %s of each day', async (team) => {
    for (let day = 0; day < DAYS; day += 1) {
      const board = await get<SquadBoard>(`/api/dashboard/squad?team_id=${teams[team].id}&date=${dateOf(day)}`);
      const rows = board.athletes.map(({ athlete_id: id }) => id).sort((a, b) => a - b);
      expect([day, rows]).toEqual([day, membersOn(team, day)]);
    }
  });

  it.each(TEAMS)('has the ledger and the grids of %s', async (team) => {
    const ledger = await get<Ledger>(`/api/sessions/ledger?team_id=${teams[team].id}`);
    expect(ledger.events.length).toBeGreaterThan(10);
    for (const { event_id: id, counts } of ledger.events) {
      const day = events.find((event) => event.id === id)?.day ?? NaN;
      const statuses = statusesOf(team, day, day);
      expect([day, counts.present_without_load, counts.absent, counts.excused]).toEqual([
        day,
        ...STATUSES.map((status) => statuses.filter((each) => each === status).length),
      ]);
      const grid = await get<SessionGrid>(`/api/sessions/grid?event_id=${id}`);
      const onTeam = grid.rows.filter(({ state }) => state !== 'not_yet_on_team').map((row) => row.athlete_id);
      expect([day, onTeam.sort((a, b) => a - b)]).toEqual([day, membersOn(team, day)]);
    }
  });

  it.each(TEAMS)('compares the wellness of %s with its members of each day', async (team) => {
    const someone = membersOn(team, DAYS)[0];
    const query = `athlete_id=${someone}&from=${dateOf(0)}&to=${dateOf(DAYS - 1)}`;
    const rows = await get<TeamWellness>(`/api/dashboard/team-comparison/wellness?${query}`);
    const sizes = Object.fromEntries(rows.map(({ date, figures }) => [date, figures.hooper_index?.n]));
    const expected = Array.from({ length: DAYS }, (_, day) => day).flatMap((day) => {
      const n = membersOn(team, day).filter((id) => answered.has(`${id} ${day}`)).length;
      return n < 3 ? [] : [[dateOf(day), n] as const];
    });
    expect(sizes).toEqual(Object.fromEntries(expected));
  });

  it('is 4 % for the former team, and no day of the next one, when the only one who came has moved', async () => {
    const [youth, seniors] = [await build.team(at, coach), await build.team(at, coach)];
    const squad = [];
    for (let no = 0; no < 25; no += 1) squad.push((await build.athlete(at, { teamId: youth.id })).id);
    own = await signedIn(at, coach);
    const date = dateOf(DAYS - 1);
    const { id } = await build.event(at, { teamId: youth.id, date });
    const event = { event_id: id, team_id: youth.id, date };
    await own.post('/api/attendance', { ...event, athlete_id: squad[0], attended: true });
    await own.post('/api/attendance/close', event);
    await own.put(`/api/athletes/${squad[0]}`, { team_id: seniors.id });

    const days = (teamId: number) =>
      get<AttendanceDay[]>(`/api/attendance/days?team_id=${teamId}&start=${dateOf(0)}&end=${dateOf(DAYS)}`);
    expect(await days(youth.id)).toMatchObject([{ date, present: 1, absent: 24, excused: 0, records: 25, rate: 4 }]);
    expect(await days(seniors.id)).toEqual([]);
    expect((await get<SessionGrid>(`/api/sessions/grid?event_id=${id}`)).rows).toHaveLength(25);
  });
});
