import { addDays } from '@touchline/contracts/calendar-date';
import { BOARD_ATHLETES_MAX } from '@touchline/contracts/squad-rules';
import { squadBoardSchema, type SquadAthlete, type SquadBoard } from '@touchline/contracts/squad.schema';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the board of a squad', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
  });
  beforeEach(async () => {
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(() => at.close());

  /** The answer as the contract has it: nothing less, and no more. */
  const board = async (query = ''): Promise<SquadBoard> => {
    const answer = (await actors.own.get(`/api/dashboard/squad?team_id=${team.id}${query}`)).json<SquadBoard>();
    expect(squadBoardSchema.parse(answer)).toEqual(answer);
    return answer;
  };
  const rowOf = async ({ id }: AthleteEntity, query = '') =>
    (await board(query)).athletes.find((row) => row.athlete_id === id) as SquadAthlete;
  const athlete = (partial: Partial<AthleteEntity> = {}) => build.athlete(at, { teamId: team.id, ...partial });

  /** Answers of the sum 12 on the days before today, the last one `last` days ago, and one of today. */
  const answers = async (
    athleteId: number,
    { days = 28, last = 1, todays }: { days?: number; last?: number; todays?: number },
  ) => {
    const rows = Array.from({ length: days }, (_, no) => ({ date: addDays(today, -last - no), sum: 12 }));
    if (todays !== undefined) rows.push({ date: today, sum: todays });
    const now = at.clock.now();
    await at.write((tx) =>
      tx.insert(
        WellnessEntryEntity,
        rows.map(({ date, sum }) => ({
          athleteId,
          date,
          sleepQuality: Math.min(10, sum - 9),
          fatigue: Math.max(3, sum - 16),
          muscleSoreness: 3,
          stress: 3,
          injuryRecorded: false,
          injuryBodyPart: null,
          injurySeverity: null,
          answeredAt: date === today ? now : null,
          version: 1,
          createdAt: now,
          updatedAt: now,
        })),
      ),
    );
  };

  it('puts who needs the coach first, with the reason', async () => {
    const [calm, silent, marked] = [await athlete(), await athlete(), await athlete()];
    await answers(calm.id, { todays: 12 });
    await answers(silent.id, { last: 4 });
    await answers(marked.id, { todays: 18 });
    const { athletes, teams } = await board();
    expect(athletes.map(({ athlete_id, need }) => [athlete_id, need])).toEqual([
      [marked.id, 'talk'],
      [silent.id, 'silent'],
      [calm.id, 'none'],
    ]);
    expect(athletes[0]?.wellness).toMatchObject({
      state: 'talk',
      hooper_index: 18,
      baseline_n: 28,
      mean: 12,
      sd: 0,
      delta: 6,
      z: 3,
      notes: ['sleep_quality'],
      flags_28: 1,
    });
    expect(athletes[0]?.answered_at).toBe(at.clock.now().toISOString());
    expect(athletes[1]?.missing_days).toBe(4);
    expect(teams).toEqual([
      { team_id: team.id, answered: 2, athletes: 3, answers: 2, median_z: 1.5, median_delta: 3, down: false },
    ]);
  });

  it('judges nothing before the baseline is complete, and never carries an old answer into the day', async () => {
    const [building, gone] = [await athlete(), await athlete()];
    await answers(building.id, { days: 13, todays: 20 });
    await answers(gone.id, { last: 2 });
    expect((await rowOf(building)).wellness).toMatchObject({
      state: 'building',
      hooper_index: 20,
      baseline_n: 13,
      z: null,
    });
    expect(await rowOf(gone)).toMatchObject({
      answered_at: null,
      wellness: { state: 'no_answer', hooper_index: null, ratings: null, mean: 12 },
    });
  });

  it('says once that the whole squad is down, instead of marking everybody', async () => {
    const squad = await Promise.all(Array.from({ length: 10 }, () => athlete()));
    for (const [no, { id }] of squad.entries()) await answers(id, { todays: no === 0 ? 23 : 17 });
    // Answered, and not judged: the baseline is building.
    await answers((await athlete()).id, { days: 3, todays: 17 });
    const { athletes, teams } = await board();
    expect(teams).toMatchObject([{ answered: 11, answers: 10, median_z: 2.5, median_delta: 5, down: true }]);
    expect(athletes.map(({ need }) => need)).toEqual(['talk', ...Array<string>(10).fill('none')]);
  });

  it('shows a decision instead of the mark, and both when a later answer says talk first', async () => {
    const [decided, worse] = [await athlete(), await athlete()];
    for (const { id } of [decided, worse]) await answers(id, { todays: 18 });
    const until = addDays(today, 2);
    const by = { coachId: actors.ownCoach.id, untilDay: until };
    await build.decision(at, { athleteId: decided.id, ...by });
    await build.decision(at, { athleteId: worse.id, ...by, madeOn: addDays(today, -1) });
    expect(await rowOf(decided)).toMatchObject({ need: 'decided', decision: { kind: 'monitor', until } });
    expect(await rowOf(worse)).toMatchObject({ need: 'talk', decision: { kind: 'monitor' } });
    // The day before shows the decision of that day, and none of today's.
    expect(await rowOf(worse, `&date=${addDays(today, -1)}`)).toMatchObject({ decision: { kind: 'monitor' } });
    expect((await rowOf(decided, `&date=${addDays(today, -1)}`)).decision).toBeNull();
  });

  it('names an injury that the athlete reports until the staff have said something', async () => {
    const injured = await athlete();
    await build.entry(at, {
      athleteId: injured.id,
      date: addDays(today, -1),
      injuryRecorded: true,
      injuryBodyPart: 'Ankle',
      injurySeverity: 4,
    });
    expect(await rowOf(injured)).toMatchObject({
      need: 'injury',
      availability: { status: 'available' },
      reported_injury: { body_part: 'Ankle', severity: 4, date: addDays(today, -1) },
    });
    await build.availability(at, { athleteId: injured.id });
    expect(await rowOf(injured)).toMatchObject({ need: 'none', availability: { status: 'out' } });
    expect((await rowOf(injured, `&date=${addDays(today, -3)}`)).reported_injury).toBeNull();
  });

  it('shows the load of seven days, and how much of the 28 days there is', async () => {
    const [trained, fresh] = [await athlete(), await athlete()];
    for (const days of [0, 2, 10])
      await build.session(at, { athleteId: trained.id, date: addDays(today, -days), rpe: 5, durationMin: 60 });
    expect((await rowOf(trained)).load).toEqual({
      seven_days: 600,
      yesterday: 0,
      acwr: null,
      history_days: 11,
      high: null,
    });
    expect((await rowOf(fresh)).load).toMatchObject({ seven_days: null, history_days: 0 });
  });

  it('shows the last seven marks and the events of the day', async () => {
    const marked = await athlete();
    for (let days = 8; days >= 1; days -= 1) {
      const event = await build.event(at, { teamId: team.id, date: addDays(today, -days) });
      const status = days === 1 ? 'absent' : 'present';
      await build.attendance(at, { eventId: event.id, athleteId: marked.id, status });
    }
    await build.event(at, { teamId: team.id, date: today, title: 'Morning practice' });
    const { athletes, events } = await board();
    expect(athletes[0]?.attendance.map(({ status }) => status)).toEqual([
      ...Array<string>(6).fill('present'),
      'absent',
    ]);
    expect(events).toMatchObject([{ event_title: 'Morning practice' }]);
  });

  it('has no row of an archived athlete, and asks for a team when there are too many', async () => {
    await athlete({ archivedAt: at.clock.now() });
    expect(await board()).toMatchObject({ total_athletes: 0, athletes: [], teams: [] });
    for (let no = 0; no <= BOARD_ATHLETES_MAX; no += 1) await athlete({ lastName: `Athlete ${no}` });
    expect(await board()).toMatchObject({ total_athletes: BOARD_ATHLETES_MAX + 1, athletes: [] });
  });
});
