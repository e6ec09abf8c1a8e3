import { addDays } from '@touchline/contracts/calendar-date';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Training {
  ago: number;
  rpe: number;
  durationMin: number;
}

/** What the athlete did: at events of both teams, at one of their own, and without an event. */
const FIRST: Training = { ago: 33, rpe: 7, durationMin: 90 };
const YOUTH: Training[] = [
  { ago: 20, rpe: 4, durationMin: 55 },
  { ago: 2, rpe: 6, durationMin: 70 },
];
const SENIORS: Training[] = [FIRST, { ago: 8, rpe: 8, durationMin: 45 }, { ago: 1, rpe: 9, durationMin: 100 }];
const OWN: Training = { ago: 5, rpe: 3, durationMin: 40 };
const FREE: Training = { ago: 1, rpe: 2, durationMin: 30 };
const ALL = [...YOUTH, ...SENIORS, OWN, FREE];

describe('sessions of an athlete in two teams', () => {
  let at: TestApp;
  let actors: Actors;
  let seniorsCoach: Actor;
  let today: string;
  let [youthId, seniorsId, athleteId] = [0, 0, 0];

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    today = at.clock.now().toISOString().slice(0, 10);
    youthId = (await build.team(at, actors.ownCoach, { name: 'U19' })).id;
    const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    seniorsId = (await build.team(at, coach, { name: 'Seniors' })).id;
    athleteId = (await build.athlete(at, { teamId: youthId, firstName: 'Ana', lastName: 'Two' })).id;
    await build.membership(at, { athleteId, teamId: seniorsId });
    seniorsCoach = new Actor(at, coach);
    await seniorsCoach.admit();

    for (const training of YOUTH) await train(training, { teamId: youthId });
    for (const training of SENIORS) await train(training, { teamId: seniorsId });
    await train(OWN, { athleteId });
    await train(FREE, null);
  });
  afterAll(() => at.close());

  async function train({ ago, ...load }: Training, owner: { teamId: number } | { athleteId: number } | null) {
    const date = addDays(today, -ago);
    const attendanceTaken = owner !== null && 'teamId' in owner;
    const event = owner && (await build.event(at, { ...owner, date, attendanceTaken }));
    return build.session(at, { athleteId, date, eventId: event?.id ?? null, ...load });
  }

  const set = (otherTeamsSessions: OtherTeamsSessions) =>
    at.write((tx) => tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { otherTeamsSessions }));

  /** Every figure of load that a coach reads about an athlete, without numbers of records. */
  async function figures(actor: Actor, teamId: number, id: number) {
    const read = async <T>(path: string) => {
      const answer = await actor.get(path);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      return answer.json<T>();
    };
    const days = `from=${addDays(today, -40)}&to=${today}`;
    const list = await read<Record<string, unknown>[]>(`/api/athletes/training-load?athlete_id=${id}&${days}`);
    const overview = await read<{ athlete: Record<string, unknown> }>(`/api/dashboard/overview?athlete_id=${id}`);
    const board = await read<{ athletes: { load: unknown }[] }>(`/api/dashboard/squad?team_id=${teamId}`);
    const trends = await read<AthleteTrends[]>(`/api/athletes/trends?team_id=${teamId}`);
    return {
      list: list.map(({ workout_id: _, athlete_id: _of, event_id: _at, ...figures }) => figures),
      count: await read(`/api/athletes/training-load/count?athlete_id=${id}`),
      overview: [overview.athlete['training_load'], overview.athlete['weekly_workload']],
      performance: await read(`/api/dashboard/performance?athlete_id=${id}`),
      board: board.athletes.map(({ load }) => load),
      trends: trends.map(({ trainingLoad, load_high }) => [trainingLoad, load_high]),
      comparison: await read(`/api/dashboard/team-comparison/training-load?athlete_id=${id}&${days}`),
    };
  }

  /** The figures of somebody in another club who trained exactly this, without events. */
  async function figuresOf(trainings: readonly Training[]) {
    const team = await build.team(at, actors.strangerCoach);
    const twin = await build.athlete(at, { teamId: team.id, firstName: 'Ana', lastName: 'Two' });
    for (const { ago, ...load } of trainings)
      await build.session(at, { athleteId: twin.id, date: addDays(today, -ago), ...load });
    await at.write((tx) =>
      tx.update(InstitutionEntity, { id: actors.strangerCoach.institutionId }, { timeZone: 'UTC' }),
    );
    return figures(actors.stranger, team.id, twin.id);
  }

  it('count all for the staff of both while the club shows them', async () => {
    const expected = await figuresOf(ALL);
    expect(expected.list).toHaveLength(ALL.length);
    expect(await figures(actors.own, youthId, athleteId)).toEqual(expected);
    expect(await figures(seniorsCoach, seniorsId, athleteId)).toEqual(expected);
  });

  it('count without those of the other team once the club hides them', async () => {
    await set('hidden');
    const ofYouth = await figuresOf([...YOUTH, OWN, FREE]);
    const ofSeniors = await figuresOf([...SENIORS, OWN, FREE]);
    expect(ofYouth.count).toEqual({ sessions: YOUTH.length + 2 });
    expect(await figures(actors.own, youthId, athleteId)).toEqual(ofYouth);
    expect(await figures(seniorsCoach, seniorsId, athleteId)).toEqual(ofSeniors);
  });

  it.each<[StaffRole, readonly Training[]]>([
    ['viewer', ALL],
    ['attendance_only', [...YOUTH, OWN, FREE]],
  ])('of the other team count for somebody with a role that reads load there: %s', async (role, counted) => {
    await set('hidden');
    await build.staff(at, { teamId: seniorsId, coachId: actors.ownCoach.id, role });
    expect(await figures(actors.own, youthId, athleteId)).toEqual(await figuresOf(counted));
  });

  it('are planned load without those of the other team, and cannot be changed, deleted or restored', async () => {
    const planned = async () => {
      const days = `from=${addDays(today, -1)}&to=${today}`;
      return (await actors.own.get(`/api/calendar/planned-load?athlete_id=${athleteId}&${days}`)).json<unknown>();
    };
    const sessions = async (actor: Actor) =>
      (await actor.get(`/api/athletes/training-load?athlete_id=${athleteId}`)).json<
        { workout_id: number; version: number; date: string }[]
      >();
    const shown = await planned();
    const [first] = await sessions(actors.own);
    expect(first?.date).toBe(addDays(today, -FIRST.ago));
    const url = `/api/athletes/training-load/${first?.workout_id}`;

    await set('hidden');
    expect(await planned()).not.toEqual(shown);
    const entry = { athlete_id: athleteId, workout_id: first?.workout_id, rpe: 1, duration_min: 10, version: 1 };
    expect((await actors.own.put('/api/athletes/training-load', { entries: [entry] })).statusCode).toBe(404);
    expect((await actors.own.delete(url)).statusCode).toBe(404);
    expect((await seniorsCoach.delete(url)).statusCode).toBe(204);
    expect((await actors.own.post(`${url}/restore`)).statusCode).toBe(404);
    expect((await seniorsCoach.post(`${url}/restore`)).statusCode).toBe(200);
    expect((await actors.own.post(`${url}/restore`)).statusCode).toBe(404);
    expect(await sessions(seniorsCoach)).toHaveLength(SENIORS.length + 2);
  });

  it('are in the ledger and on the to-dos of their own team only', async () => {
    await build.staff(at, { teamId: seniorsId, coachId: actors.ownCoach.id, role: 'attendance_only' });
    const ledger = (await actors.own.get('/api/sessions/ledger')).json<{ events: { team_id: number }[] }>();
    expect(new Set(ledger.events.map(({ team_id: id }) => id))).toEqual(new Set([youthId]));
  });
});
