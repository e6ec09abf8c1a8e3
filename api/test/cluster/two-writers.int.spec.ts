import { addDays } from '@touchline/contracts/calendar-date';
import type { Response } from 'light-my-request';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { SquadDecisionEntity } from '../../src/modules/squad/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { WorkoutEntity } from '../../src/modules/workout-library/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';
import { sendCrossingBatches } from './crossing-batches.js';
import { describeOnGalera } from '../support/describe-on-galera.js';
import { startGaleraApps, type GaleraApps } from './galera-apps.js';

const ROUNDS = [1, 2, 3, 4];
const BATCHES = 80;

/** Each of two nodes has its own locks: only keys keep rows unique here. The product itself writes to one node only. */
describeOnGalera('two writers that both look before they write', () => {
  let cluster: GaleraApps;
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let there: Actor;

  beforeAll(async () => {
    // Two instances beside each other at the first node, for the batches, and one at the second.
    cluster = await startGaleraApps(2, [0, 1, 0]);
    at = cluster.apps[0] as TestApp;
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
    there = actors.own.through(cluster.apps[1] as TestApp);
  }, 90_000);
  afterAll(() => cluster.close(), 30_000);

  /** Waits until the second node has all that the first one has stored: rows that a test has just made. */
  async function caughtUp(): Promise<void> {
    const runner = (cluster.apps[1] as TestApp).read.dataSource.createQueryRunner();
    try {
      for (const statement of ['SET SESSION wsrep_sync_wait = 1', 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0'])
        await runner.query(statement);
    } finally {
      await runner.release();
    }
  }

  /** The same through both nodes at once; the statuses in ascending order. */
  const both = async (call: (actor: Actor, place: number) => Promise<Response>): Promise<number[]> => {
    await caughtUp();
    const answers = await Promise.all([actors.own, there].map(call));
    return answers.map(({ statusCode }) => statusCode).sort();
  };
  const accept = (ids: readonly number[]) => (actor: Actor, place: number) =>
    actor.post(`/api/pending-athletes/${ids[place]}/accept`);

  it('make one copy of a week', async () => {
    for (const day of [0, 1, 2]) await build.event(at, { teamId: team.id, date: addDays('2026-03-02', day) });
    for (const round of ROUNDS) {
      const to = addDays('2026-03-02', 7 * round);
      const body = { team_id: team.id, from_week: '2026-03-02', to_week: to };
      expect(await both((actor) => actor.post('/api/calendar/copy-week', body))).toEqual([201, 201]);
    }
    expect(await at.read.countBy(CalendarEventEntity, { teamId: team.id })).toBe(3 * (1 + ROUNDS.length));
  });

  it('make one athlete of a person who registered twice', async () => {
    const other = await build.team(at, actors.ownCoach);
    for (const round of ROUNDS) {
      const name = { firstName: 'Ada', lastName: `Twice ${round}`, email: `twice${round}@a.test` };
      const person = { ...name, dateOfBirth: '2004-02-29' as const };
      const emailKey = person.email;
      const ids: number[] = [];
      for (const { id } of [team, other]) ids.push((await build.pending(at, { teamId: id, ...person, emailKey })).id);
      expect(await both(accept(ids))).toEqual([200, 200]);
      expect(await at.read.countBy(AthleteEntity, { emailKey })).toBe(1);
    }
  });

  it('give an external id to one athlete', async () => {
    for (const round of ROUNDS) {
      const externalId = `app-${round}`;
      const ids = [
        (await build.pending(at, { teamId: team.id, externalId })).id,
        (await build.pending(at, { teamId: team.id, externalId })).id,
      ];
      expect(await both(accept(ids))).toEqual([200, 409]);
      expect(await at.read.countBy(AthleteEntity, { externalId })).toBe(1);
    }
  });

  it('add the athlete of a signed form once', async () => {
    for (const round of ROUNDS) {
      const person = { first_name: 'Bo', last_name: `Signed ${round}`, date_of_birth: '2000-06-01' };
      const form = { signed_on: '2026-01-01', text_version: '2026-11', guardian_name: null, relation: null };
      const body = { team_id: team.id, ...person, ...form };
      expect(await both((actor) => actor.post('/api/athletes', body))).toEqual([201, 409]);
    }
  });

  it('restore the recovery routine once', async () => {
    const { institutionId } = actors.ownCoach;
    for (const _ of ROUNDS) {
      await at.write((tx) => tx.delete(WorkoutEntity, { institutionId }));
      const statuses = await both((actor) => actor.post('/api/workout-library/recovery-routine'));
      expect(new Set(statuses).size).toBe(1);
      expect(await at.read.countBy(WorkoutEntity, { institutionId })).toBe(1);
    }
  });

  it('mark an athlete once, and answer the other with the stored mark', async () => {
    const date = '2026-02-02';
    const { id: athleteId } = await build.athlete(at, { teamId: team.id });
    for (const _ of ROUNDS) {
      const { id: eventId } = await build.event(at, { teamId: team.id, date });
      const place = { event_id: eventId, team_id: team.id, athlete_id: athleteId, date };
      const markAs = (statuses: readonly string[], seen: string | null) =>
        both((actor, writer) => {
          const status = statuses[writer];
          return actor.post('/api/attendance', { ...place, status, attended: status === 'present', if_status: seen });
        });
      expect(await markAs(['present', 'excused'], null)).toEqual([200, 409]);
      const { status: stored } = await at.read.findOneByOrFail(AttendanceRecordEntity, { eventId });
      const others = ['present', 'absent', 'excused'].filter((status) => status !== stored);
      expect(await markAs(others, stored)).toEqual([200, 409]);
    }
  });

  it('make one decision about an athlete', async () => {
    for (const _ of ROUNDS) {
      const { id: athleteId } = await build.athlete(at, { teamId: team.id });
      const body = { athlete_id: athleteId, kind: 'rest', note: null, replaces: null };
      const statuses = await both((actor, place) =>
        actor.post('/api/squad/decisions', { ...body, note: `Of coach ${place}` }),
      );
      expect(statuses).toEqual([201, 409]);
      expect(await at.read.countBy(SquadDecisionEntity, { athleteId })).toBe(1);
    }
  });

  it('are never answered with a server error when batches of one writer cross', async () => {
    const athleteIds: number[] = [];
    for (let count = 0; count < 15; count += 1) athleteIds.push((await build.athlete(at, { teamId: team.id })).id);
    const beside = actors.own.through(cluster.apps[2] as TestApp);
    const senders = [actors.own, beside];
    const statuses = await sendCrossingBatches(
      { batches: BATCHES, instances: senders.length, athleteIds },
      async (instance, entries) =>
        (await (senders[instance] as Actor).put('/api/athletes/wellness', { entries })).statusCode,
    );
    expect([...statuses]).toEqual([[200, BATCHES]]);
    expect(await at.read.count(WellnessEntryEntity)).toBe(athleteIds.length * 4);
  });
});
