import { athleteSchema, type Athlete } from '@touchline/contracts/athletes.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

describe('changing an athlete', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let athlete: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: `Éclairs ${actors.ownCoach.id}`, sport: 'Rugby (M)' });
    athlete = await build.athlete(at, {
      teamId: team.id,
      firstName: 'Zoë',
      lastName: 'Adams',
      email: 'zoe@athletes.test',
      externalId: 'A-7',
    });
  });
  afterAll(() => at.close());

  const change = (body: unknown, id: number | string = athlete.id, actor: Actor = actors.own) =>
    actor.put(`/api/athletes/${id}`, body);
  const stored = () => at.read.findOneByOrFail(AthleteEntity, { id: athlete.id });
  const membership = () => at.read.findOneByOrFail(MembershipEntity, { athleteId: athlete.id });
  const list = async (query = '') => (await actors.own.get(`/api/athletes/list${query}`)).json<Athlete[]>();
  const updates = () => at.read.findBy(AuditEntryEntity, { athleteId: athlete.id, action: 'update', kind: 'profile' });

  it('answers the athlete as the list does, and fields that are left out stay', async () => {
    const answer = await change({ position: '  Keeper ', jersey_number: '0', weight_kg: 70.5, version: 1 });
    expect(answer.statusCode).toBe(200);
    const changed = answer.json<Athlete>();
    expect(athleteSchema.parse(changed)).toEqual(changed);
    expect(changed).toMatchObject({
      athlete_id: athlete.id,
      first_name: 'Zoë',
      position: 'Keeper',
      jersey_number: '0',
      weight_kg: 70.5,
      height_cm: 170,
      date_of_birth: '2004-02-29',
      archived_at: null,
      version: 2,
    });
    expect(await list()).toEqual([changed]);
    expect(await stored()).toEqual({ ...athlete, weightKg: 70.5, version: 2 });
    expect(await membership()).toMatchObject({ position: 'Keeper', jerseyNumber: '0', joinedOn: null, lastDay: null });
    expect(await updates()).toMatchObject([
      { actorKind: 'coach', coachId: actors.ownCoach.id, institutionId: actors.ownCoach.institutionId },
    ]);
  });

  it('clears fields that are null', async () => {
    const empty = { position: null, jersey_number: null, date_of_birth: null, weight_kg: null, height_cm: null };
    expect((await change(empty)).json()).toMatchObject({ ...empty, first_name: 'Zoë', version: 2 });
    expect(await membership()).toMatchObject({ position: null, jerseyNumber: null });
    expect(await stored()).toMatchObject({
      dateOfBirth: null,
      weightKg: null,
      heightCm: null,
    });
  });

  it('sorts the list by the new name', async () => {
    await build.athlete(at, { teamId: team.id, firstName: 'Bo', lastName: 'Middle' });
    expect((await list()).map(({ last_name }) => last_name)).toEqual(['Adams', 'Middle']);
    expect((await change({ last_name: 'Ünal' })).json()).toMatchObject({ first_name: 'Zoë', last_name: 'Ünal' });
    expect((await list()).map(({ last_name }) => last_name)).toEqual(['Middle', 'Ünal']);
    expect((await stored()).sortKey).toBe('unal\tzoe');
  });

  it('answers the injury from the entries of the athlete', async () => {
    await build.entry(at, {
      athleteId: athlete.id,
      date: '2026-01-02',
      injuryRecorded: true,
      injuryBodyPart: 'Knee',
      injurySeverity: 6,
    });
    expect((await change({ position: 'Keeper' })).json()).toMatchObject({
      injury_body_part: 'Knee',
      injury_severity: 6,
      injury_date: '2026-01-02',
    });
  });

  it('writes nothing when the body changes nothing', async () => {
    const body = {
      first_name: 'Zoë',
      last_name: 'Adams',
      position: 'Midfielder',
      jersey_number: '7',
      date_of_birth: '2004-02-29',
      weight_kg: 61.5,
      height_cm: 170,
      team_id: team.id,
      archived: false,
    };
    for (const seen of [{ version: 1 }, {}]) {
      const answer = await change({ ...body, ...seen });
      expect([answer.statusCode, answer.json<Athlete>().version]).toEqual([200, 1]);
    }
    expect(await stored()).toEqual(athlete);
    expect(await updates()).toEqual([]);
    expect(await at.read.countBy(AuditEntryEntity, { athleteId: athlete.id, action: 'read', kind: 'profile' })).toBe(1);
  });

  it('refuses an outdated version, and accepts a body without a version', async () => {
    expect((await change({ position: 'Keeper', version: 1 })).statusCode).toBe(200);
    const stale = await change({ position: 'Winger', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'athlete_changed',
      error: 'Someone else changed these details. Check them and try again.',
    });
    expect(await membership()).toMatchObject({ position: 'Keeper' });
    expect((await change({ position: 'Winger' })).json()).toMatchObject({ position: 'Winger', version: 3 });
    expect(await updates()).toHaveLength(2);
  });

  it('loses no change of two concurrent coaches', async () => {
    const second = await createInstanceBeside(at);
    const other = actors.own.through(second);
    // Each coach edits another field, and adds one to the value they saw.
    async function count(actor: Actor, field: 'jersey_number' | 'weight_kg' | 'height_cm'): Promise<void> {
      for (let done = 0; done < 16;) {
        const [seen] = (await actor.get(`/api/athletes/list?team_id=${team.id}`)).json<Athlete[]>();
        const { statusCode } = await change(
          { [field]: Number(seen?.[field]) + 1, version: seen?.version },
          athlete.id,
          actor,
        );
        if (statusCode === 200) done += 1;
        else expect(statusCode).toBe(409);
      }
    }
    try {
      await Promise.all([
        count(actors.own, 'jersey_number'),
        count(other, 'weight_kg'),
        count(actors.own, 'height_cm'),
      ]);
    } finally {
      await second.close();
    }
    expect(await membership()).toMatchObject({ jerseyNumber: String(7 + 16) });
    expect(await stored()).toMatchObject({
      weightKg: 61.5 + 16,
      heightCm: (athlete.heightCm ?? 0) + 16,
      version: 49,
    });
  });

  it.each(['0', '00', '000', '7', '07', '007', '70', '070', '100', '999'])(
    'keeps the jersey number %s as it is written',
    async (jersey) => {
      expect((await change({ jersey_number: jersey })).json()).toMatchObject({ jersey_number: jersey });
      const [listed] = (await actors.own.get(`/api/athletes/list?team_id=${team.id}`)).json<Athlete[]>();
      expect(listed?.jersey_number).toBe(jersey);
    },
  );

  it('refuses a birth date in the future, by the time zone of the coach', async () => {
    at.clock.moveTo('2026-11-20T23:30:00Z');
    await actors.own.signIn();
    const tomorrow = await change({ date_of_birth: '2026-11-21' });
    expect(tomorrow.statusCode).toBe(400);
    expect(tomorrow.json()).toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }],
    });
    expect((await change({ date_of_birth: '2026-11-20' })).statusCode).toBe(200);
  });

  it('refuses values outside the limits, and unknown fields', async () => {
    const refused = [
      {},
      { version: 1 },
      null,
      [],
      { first_name: ' ' },
      { first_name: null },
      { last_name: 'x'.repeat(81) },
      { position: '' },
      { position: 'x'.repeat(61) },
      { jersey_number: '1000' },
      { jersey_number: -1 },
      { jersey_number: '' },
      { jersey_number: '7a' },
      { jersey_number: '0000' },
      { jersey_number: 1.5 },
      { weight_kg: 19.9 },
      { weight_kg: 400.1 },
      { weight_kg: 61.55 },
      { weight_kg: '61' },
      { height_cm: 49 },
      { height_cm: 281 },
      { date_of_birth: '2026-02-30' },
      { archived: null },
      { archived: 'true' },
      { team_id: null },
      { position: 'x', version: 0 },
      { email: 'new@athletes.test' },
      { external_id: 'A-8' },
      { position: 'x', institution_id: 1 },
    ];
    for (const body of refused) expect([body, (await change(body)).statusCode]).toEqual([body, 400]);
    for (const id of ['0', '-1', '1.5', 'x'])
      expect([id, (await change({ position: 'x' }, id)).statusCode]).toEqual([id, 400]);
    expect(await stored()).toEqual(athlete);
  });

  it('answers the same for a foreign, an unknown and a colleague’s athlete, with any other mistake', async () => {
    const foreign = await build.team(at, actors.strangerCoach);
    const body = { date_of_birth: '2999-01-01' };
    const unknown = await change(body, 987_654_321);
    expect(unknown.statusCode).toBe(404);
    for (const actor of [actors.colleague, actors.stranger])
      expect((await change(body, athlete.id, actor)).payload).toBe(unknown.payload);
    for (const team_id of [foreign.id, 987_654_321])
      expect((await change({ ...body, team_id })).payload).toBe(unknown.payload);
    expect((await change(body, athlete.id, actors.anonymous)).statusCode).toBe(401);
    expect(await stored()).toEqual(athlete);
  });
});
