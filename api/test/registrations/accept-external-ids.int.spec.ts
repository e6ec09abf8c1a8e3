import type { AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import type { Response } from 'light-my-request';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('accepting a registration with an external id', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(() => at.close());

  const accept = (id: number, actor: Actor = actors.own) => actor.post(`/api/pending-athletes/${id}/accept`);
  const decline = (id: number) => actors.own.delete(`/api/pending-athletes/${id}`);
  const list = async () => (await actors.own.get('/api/pending-athletes')).json<{ id: number }[]>();
  const athletes = () => at.read.find(AthleteEntity, { order: { id: 'ASC' } });

  const refusal = async (id: number) => {
    const response = await accept(id);
    return [response.statusCode, response.json<{ code: string; error: string }>()] as const;
  };

  it.each(['of the same team', 'of another own team', 'archived'])(
    'is refused when an athlete %s has it, and the registration stays pending',
    async (holder) => {
      const { id: teamId } = holder === 'of another own team' ? await build.team(at, actors.ownCoach) : team;
      await build.athlete(at, {
        teamId,
        externalId: 'A-7',
        archivedAt: holder === 'archived' ? at.clock.now() : null,
      });
      const { id } = await build.pending(at, { teamId: team.id, externalId: 'A-7' });
      const [status, { code, error }] = await refusal(id);
      expect([status, code]).toEqual([409, 'external_id_taken']);
      expect(error).toBe(
        'Another current or former athlete of yours already has the number A-7. Decline, and ask the athlete to register again: with their own number or, if they are the same person, with the name and email address you have on file.',
      );
      expect([(await list()).length, (await athletes()).length]).toEqual([1, 1]);
      expect((await decline(id)).statusCode).toBe(204);
    },
  );

  it('works when an athlete of another institution has it, or the accepted athlete', async () => {
    await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id, externalId: 'A-7' });
    const person = {
      teamId: team.id,
      firstName: 'Ana',
      lastName: 'Núñez',
      email: 'ana@a.test',
      emailKey: 'ana@a.test',
      externalId: 'A-7',
    };
    const first = (await accept((await build.pending(at, person)).id)).json<AcceptedAthlete>();
    const again = (await accept((await build.pending(at, person)).id)).json<AcceptedAthlete>();
    expect(again).toEqual({ ...first, known: true });
  });

  it('is answered like a free id when an athlete of a colleague has it, who keeps it', async () => {
    const theirs = await build.athlete(at, {
      teamId: (await build.team(at, actors.colleague.coach!)).id,
      externalId: 'taken',
    });
    const app = await createAppCaller(at, actors.ownCoach.institutionId);
    const answers: Response[] = [];
    for (const externalId of ['free', 'taken'])
      answers.push(await accept((await build.pending(at, { teamId: team.id, externalId })).id));
    const [free, taken] = answers.map(
      ({ statusCode, headers: { 'x-request-id': _own, date: _now, ...headers }, payload }) => ({
        statusCode,
        headers,
        payload: payload.replace(/\d+/, 'id'),
      }),
    );
    expect(free?.statusCode).toBe(200);
    expect(taken).toEqual(free);
    const [first, second] = answers.map((answer) => answer.json<AcceptedAthlete>().athlete_id);
    expect((await athletes()).map(({ id, externalId }) => [id, externalId])).toEqual([
      [theirs.id, 'taken'],
      [first, 'free'],
      [second, null],
    ]);
    const send = async (name: object) =>
      (await app.post('/api/intake/wellness', { entries: [{ ...name, date: '2026-01-15', stress: 4 }] })).json<
        { athlete_id: number }[]
      >()[0]?.athlete_id;
    expect([await send({ external_id: 'taken' }), await send({ athlete_id: second })]).toEqual([theirs.id, second]);
  });

  it('is refused when an own and a colleague’s athlete have it', async () => {
    for (const teamId of [(await build.team(at, actors.colleague.coach!)).id, team.id])
      await build.athlete(at, { teamId, externalId: 'A-7' });
    expect((await refusal((await build.pending(at, { teamId: team.id, externalId: 'A-7' })).id))[1].code).toBe(
      'external_id_taken',
    );
  });

  it('gives it to one of two athletes whom two coaches accept at once, with the same answers', async () => {
    const theirs = await build.team(at, actors.colleague.coach!);
    for (let round = 0; round < 5; round += 1) {
      const externalId = `A-${round}`;
      const [first, second] = [
        await build.pending(at, { teamId: team.id, externalId }),
        await build.pending(at, { teamId: theirs.id, externalId }),
      ];
      const answers = await Promise.all([accept(first.id), accept(second.id, actors.colleague)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await athletes()).filter((athlete) => athlete.externalId === externalId)).toHaveLength(1);
    }
  });

  it('refuses one of two athletes with the same id whom one coach accepts at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const externalId = `A-${round}`;
      const [first, second] = [
        await build.pending(at, { teamId: team.id, externalId }),
        await build.pending(at, { teamId: team.id, externalId }),
      ];
      const answers = await Promise.all([accept(first.id), accept(second.id)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await athletes()).filter((athlete) => athlete.externalId === externalId)).toHaveLength(1);
    }
  });
});
