import type { Athlete as AthleteAnswer } from '@touchline/contracts/athletes.schema';
import { pendingAthleteSchema, type AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import type { Response } from 'light-my-request';
import { z } from 'zod';
import { sortKey } from '../../src/common/text/keys.js';
import { Athlete } from '../../src/modules/athletes/index.js';
import { PendingAthlete } from '../../src/modules/registrations/index.js';
import type { Team } from '../../src/modules/teams/index.js';
import { WellnessEntryRow } from '../../src/modules/wellness/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { createAppCaller } from '../support/app-caller.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('who waits for the coach', () => {
  let at: TestApp;
  let actors: Actors;
  let team: Team;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Éclairs', sport: 'Soccer (W)' });
  });
  afterAll(() => at.close());

  const accept = (id: number | string, who: Actor = actors.own) => who.post(`/api/pending-athletes/${id}/accept`);
  const decline = (id: number | string, who: Actor = actors.own) => who.delete(`/api/pending-athletes/${id}`);
  const athletes = () => at.read.find(Athlete, { order: { id: 'ASC' } });
  const list = async () => (await actors.own.get('/api/pending-athletes')).json<{ id: number }[]>();

  it('is listed with the team, first come first, in one query however many there are', async () => {
    const first = await build.pending(at, {
      teamId: team.id,
      firstName: 'Nguyễn',
      lastName: 'Zoë',
      email: 'z@a.test',
      position: 'Keeper',
    });
    const second = await build.pending(at, {
      teamId: (await build.team(at, actors.ownCoach, { name: 'B', sport: 'Rugby (M)' })).id,
      firstName: 'Ada',
      lastName: 'Adams',
    });
    const foreign = await build.team(at, actors.strangerCoach);
    await build.pending(at, { teamId: foreign.id });
    const waiting = await list();
    expect(z.array(pendingAthleteSchema).parse(waiting)).toEqual(waiting);
    expect(waiting[0]).toEqual({
      id: first.id,
      first_name: 'Nguyễn',
      last_name: 'Zoë',
      email: 'z@a.test',
      position: 'Keeper',
      team_name: 'Éclairs',
      team_sport: 'Soccer (W)',
    });
    expect(waiting.map(({ id }) => id)).toEqual([first.id, second.id]);
    const few = await countQueries(at, list);
    for (let more = 0; more < 20; more += 1) await build.pending(at, { teamId: team.id });
    expect(await countQueries(at, list)).toBe(few);
    // One of the session, one of the list.
    expect(few).toBeLessThanOrEqual(2);
  });

  it('becomes an athlete by accepting, with everything they said', async () => {
    const { id } = await build.pending(at, {
      teamId: team.id,
      firstName: 'Ana',
      lastName: 'Núñez',
      email: 'Ana@a.test',
      position: 'Winger',
      dateOfBirth: '2008-02-29',
      jerseyNumber: 9,
      weightKg: 61.3,
      heightCm: 170,
      externalId: 'A-7',
    });
    const response = await accept(id);
    expect(response.statusCode).toBe(200);
    const { athlete_id } = response.json<AcceptedAthlete>();
    expect(response.json()).toEqual({ athlete_id, moved_from: null });
    const roster = (await actors.own.get(`/api/athletes/list?team_id=${team.id}`)).json<AthleteAnswer[]>();
    expect(roster).toMatchObject([
      {
        athlete_id,
        first_name: 'Ana',
        last_name: 'Núñez',
        email: 'Ana@a.test',
        sport: 'Soccer (W)',
        position: 'Winger',
        jersey_number: 9,
        date_of_birth: '2008-02-29',
        weight_kg: 61.3,
        height_cm: 170,
        team: { name: 'Éclairs' },
      },
    ]);
    expect(await athletes()).toMatchObject([
      { emailKey: 'ana@a.test', sortKey: sortKey('Núñez', 'Ana'), externalId: 'A-7', archivedAt: null },
    ]);
    expect(await list()).toEqual([]);
  });

  it('is gone after declining, and no athlete came of it', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    const response = await decline(id);
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await list()).toEqual([]);
    expect(await athletes()).toEqual([]);
  });

  it.each([accept, decline])('leaves nothing personal behind once it is handled', async (answer) => {
    const { id } = await build.pending(at, {
      teamId: team.id,
      firstName: 'Secret',
      lastName: 'Person',
      email: 'secret@a.test',
      position: 'Hidden',
      dateOfBirth: '2008-02-29',
      externalId: 'hidden-7',
    });
    await answer(id);
    const rows = await at.read.find(PendingAthlete);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.handledAt).toEqual(at.clock.now());
    expect(JSON.stringify(rows)).not.toMatch(/secret|person|hidden|2008/i);
  });

  it('is answered once: whatever comes second is told so', async () => {
    const [one, two] = [await build.pending(at, { teamId: team.id }), await build.pending(at, { teamId: team.id })];
    await accept(one.id);
    await decline(two.id);
    for (const [id, how] of [
      [one.id, 'accepted'],
      [two.id, 'declined'],
    ] as const) {
      for (const again of [await accept(id), await decline(id)]) {
        const sentence = `This registration has already been ${how}.`;
        expect([again.statusCode, again.json()]).toEqual([
          409,
          { statusCode: 409, code: 'registration_handled', error: sentence, message: sentence },
        ]);
      }
    }
    expect(await athletes()).toHaveLength(1);
  });

  it('may register and be accepted again after having been declined', async () => {
    const { id } = await build.pending(at, { teamId: team.id, pendingKey: 'same' });
    await decline(id);
    const again = await build.pending(at, { teamId: team.id, pendingKey: 'same' });
    expect((await accept(again.id)).statusCode).toBe(200);
  });

  it('accepted by two at once is one athlete', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    const answers = await Promise.all([accept(id), accept(id), accept(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await athletes()).toHaveLength(1);
  });

  it('accepted and declined at once has one outcome, which is the one that was told', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = (await athletes()).length;
      const { id } = await build.pending(at, { teamId: team.id });
      const answers = await Promise.all(round % 2 === 0 ? [accept(id), decline(id)] : [decline(id), accept(id)]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect([
        [200, 409],
        [204, 409],
      ]).toContainEqual(statuses);
      expect((await athletes()).length - before).toBe(statuses[0] === 200 ? 1 : 0);
    }
  });

  it('of two coaches of the team, each may answer', async () => {
    const { id: colleagueId } = actors.colleague.coach ?? { id: 0 };
    await at.write((tx) => tx.query(`INSERT INTO team_staff (team_id, coach_id) VALUES (${team.id}, ${colleagueId})`));
    const [one, two] = [await build.pending(at, { teamId: team.id }), await build.pending(at, { teamId: team.id })];
    expect((await accept(one.id, actors.colleague)).statusCode).toBe(200);
    expect((await decline(two.id)).statusCode).toBe(204);
  });

  it('is out of reach for others: foreign, of a colleague and unknown read the same, and nothing is written', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    for (const answer of [accept, decline]) {
      const unknown = await answer(987_654_321);
      expect(unknown.statusCode).toBe(404);
      for (const who of [actors.colleague, actors.stranger]) {
        const response = await answer(id, who);
        expect([response.statusCode, response.payload]).toEqual([404, unknown.payload]);
      }
      expect((await answer(id, actors.anonymous)).statusCode).toBe(401);
    }
    expect(await list()).toHaveLength(1);
    expect(await athletes()).toEqual([]);
    // Also once it is handled: nobody learns that there was something.
    await accept(id);
    expect((await accept(id, actors.stranger)).statusCode).toBe(404);
  });

  it('refuses what is no id', async () => {
    for (const id of ['0', '-1', '1.5', 'x', '1%20OR%201=1', '9007199254740993'])
      expect([id, (await accept(id)).statusCode, (await decline(id)).statusCode]).toEqual([id, 400, 400]);
  });

  it('takes {} and nothing else with an accept', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    expect((await actors.own.post(`/api/pending-athletes/${id}/accept`, { athlete_id: 3 })).statusCode).toBe(400);
    expect((await actors.own.post(`/api/pending-athletes/${id}/accept`, {})).statusCode).toBe(200);
  });

  it('is listed in pages through Link, nobody lost or repeated', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await build.pending(at, { teamId: team.id })).id);
    const seen: number[] = [];
    let url: string | undefined = '/api/pending-athletes?limit=3';
    for (let page = 0; url !== undefined; page += 1) {
      const response = await actors.own.get(url);
      seen.push(...response.json<{ id: number }[]>().map(({ id }) => id));
      url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
      expect(page).toBeLessThan(3);
    }
    expect(seen).toEqual(ids);
    for (const query of ['limit=0', 'limit=1001', 'cursor=x', 'cursor=WyJ4Il0', 'from=2026-01-01', 'x=1'])
      expect([query, (await actors.own.get(`/api/pending-athletes?${query}`)).statusCode]).toEqual([query, 400]);
  });

  describe('for 30 days', () => {
    const DAYS = 24 * 3600;

    it('is listed and can be answered to the last moment, and then no more', async () => {
      const { id } = await build.pending(at, { teamId: team.id });
      at.clock.advance(30 * DAYS - 0.001);
      await actors.own.signIn();
      expect(await list()).toHaveLength(1);
      at.clock.advance(0.001);
      expect(await list()).toEqual([]);
      for (const late of [await accept(id), await decline(id)]) {
        const sentence =
          'This registration has waited for more than 30 days and has expired. Ask the athlete to register again.';
        expect([late.statusCode, late.json()]).toEqual([
          409,
          { statusCode: 409, code: 'registration_handled', error: sentence, message: sentence },
        ]);
      }
      expect(await athletes()).toEqual([]);
    });

    it.each([accept, decline])(
      'and nothing personal is left of it after the next answer for the team',
      async (answer) => {
        await build.pending(at, {
          teamId: team.id,
          firstName: 'Secret',
          lastName: 'Person',
          email: 'secret@a.test',
          position: 'Hidden',
          dateOfBirth: '2008-02-29',
          externalId: 'hidden-7',
        });
        const elsewhere = await build.pending(at, { teamId: (await build.team(at, actors.ownCoach)).id });
        at.clock.advance(30 * DAYS);
        await actors.own.signIn();
        const { id } = await build.pending(at, { teamId: team.id });
        expect((await answer(id)).statusCode).toBeLessThan(300);
        const rows = await at.read.find(PendingAthlete, { order: { id: 'ASC' } });
        expect(rows.map(({ status }) => status)).toEqual([
          'declined',
          'pending',
          answer === accept ? 'accepted' : 'declined',
        ]);
        expect(rows[1]).toEqual(elsewhere);
        expect(JSON.stringify(rows[0])).not.toMatch(/secret|person|hidden|2008/i);
      },
    );
  });

  describe('and brings a number of the athletes’ app', () => {
    const refusal = async (id: number) => {
      const response = await accept(id);
      return [response.statusCode, response.json<{ code: string; error: string }>()] as const;
    };

    it.each(['of the same team', 'of another own team', 'who has left'])(
      'that another athlete has, %s: is refused, goes on waiting, and nothing is written',
      async (whose) => {
        const { id: teamId } = whose === 'of another own team' ? await build.team(at, actors.ownCoach) : team;
        await build.athlete(at, {
          teamId,
          externalId: 'A-7',
          archivedAt: whose === 'who has left' ? at.clock.now() : null,
        });
        const { id } = await build.pending(at, { teamId: team.id, externalId: 'A-7' });
        const [status, { code, error }] = await refusal(id);
        expect([status, code]).toEqual([409, 'external_id_taken']);
        expect(error).toBe(
          'The number A-7 is already that of another athlete who is or was in one of your teams. Decline, and have the athlete register with their own number or, if they are one person, with the name and e-mail address you know them by.',
        );
        expect([(await list()).length, (await athletes()).length]).toEqual([1, 1]);
        expect((await decline(id)).statusCode).toBe(204);
      },
    );

    it('that somebody of another institution has, or they themselves: is accepted', async () => {
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
      expect((await accept((await build.pending(at, person)).id)).json<AcceptedAthlete>()).toEqual(first);
    });

    it('that somebody of a colleague’s team has: is answered like a free one, and the number stays theirs', async () => {
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

    it('of a colleague’s athlete and of an own one, as older data may have it: is refused for the own one', async () => {
      for (const teamId of [(await build.team(at, actors.colleague.coach!)).id, team.id])
        await build.athlete(at, { teamId, externalId: 'A-7' });
      expect((await refusal((await build.pending(at, { teamId: team.id, externalId: 'A-7' })).id))[1].code).toBe(
        'external_id_taken',
      );
    });

    it('as somebody of a colleague’s team does, accepted by both coaches at once: one of them has it, and both are answered alike', async () => {
      const theirs = await build.team(at, actors.colleague.coach!);
      for (let round = 0; round < 5; round += 1) {
        const externalId = `A-${round}`;
        const [one, two] = [
          await build.pending(at, { teamId: team.id, externalId }),
          await build.pending(at, { teamId: theirs.id, externalId }),
        ];
        const answers = await Promise.all([accept(one.id), accept(two.id, actors.colleague)]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
        expect((await athletes()).filter((athlete) => athlete.externalId === externalId)).toHaveLength(1);
      }
    });

    it('as another who waits for the same coach does, accepted at once: one of them is, the other is refused', async () => {
      for (let round = 0; round < 5; round += 1) {
        const externalId = `A-${round}`;
        const [one, two] = [
          await build.pending(at, { teamId: team.id, externalId }),
          await build.pending(at, { teamId: team.id, externalId }),
        ];
        const answers = await Promise.all([accept(one.id), accept(two.id)]);
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
        expect((await athletes()).filter((athlete) => athlete.externalId === externalId)).toHaveLength(1);
      }
    });
  });

  describe('and has the address of an athlete', () => {
    const EMAIL = { email: 'Ana@a.test', emailKey: 'ana@a.test' };
    const NAME = { firstName: 'Ana', lastName: 'Núñez', sortKey: sortKey('Núñez', 'Ana') };
    const registered = (partial: Partial<PendingAthlete> = {}) =>
      build.pending(at, {
        teamId: team.id,
        ...EMAIL,
        firstName: 'Ana',
        lastName: 'Núñez',
        position: 'Keeper',
        ...partial,
      });

    it('of another own team: the athlete moves and the history stays', async () => {
      const old = await build.team(at, actors.ownCoach, { name: 'Old' });
      const before = await build.athlete(at, {
        teamId: old.id,
        ...EMAIL,
        ...NAME,
        position: 'Winger',
        jerseyNumber: 7,
        weightKg: 60,
        externalId: null,
      });
      await build.entry(at, { athleteId: before.id, date: '2026-01-02' });
      const { id } = await registered({ jerseyNumber: 1, weightKg: 70, externalId: 'A-7' });
      expect((await accept(id)).json()).toEqual({ athlete_id: before.id, moved_from: 'Old' });
      expect(await athletes()).toMatchObject([
        { id: before.id, teamId: team.id, position: 'Keeper', jerseyNumber: 1, weightKg: 60, externalId: 'A-7' },
      ]);
      expect(await at.read.countBy(WellnessEntryRow, { athleteId: before.id })).toBe(1);
      expect((await actors.own.get(`/api/athletes/wellness?athlete_id=${before.id}`)).json()).toHaveLength(1);
    });

    it('and a new number of the app: the athlete has it from now on, and the old one is free', async () => {
      const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, externalId: 'old-phone' });
      expect((await accept((await registered({ externalId: 'new-phone' })).id)).statusCode).toBe(200);
      expect(await athletes()).toMatchObject([{ id: before.id, externalId: 'new-phone' }]);
      expect(
        (await accept((await build.pending(at, { teamId: team.id, externalId: 'old-phone' })).id)).statusCode,
      ).toBe(200);
      expect((await athletes()).map(({ externalId }) => externalId)).toEqual(['new-phone', 'old-phone']);
    });

    it('and no number of the app: the athlete keeps theirs, even where another has the same from older days', async () => {
      const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, externalId: 'A-7' });
      await build.athlete(at, { teamId: team.id, externalId: 'A-7' });
      for (const externalId of [null, 'A-7'])
        expect((await accept((await registered({ externalId })).id)).json()).toMatchObject({ athlete_id: before.id });
      expect((await athletes()).map(({ externalId }) => externalId)).toEqual(['A-7', 'A-7']);
    });

    it('and a new number that another athlete has: refused for an own one, and as if it were free, keeping theirs, for a colleague’s', async () => {
      const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, externalId: 'old-phone' });
      await build.athlete(at, { teamId: team.id, externalId: 'own' });
      await build.athlete(at, { teamId: (await build.team(at, actors.colleague.coach!)).id, externalId: 'colleague' });
      expect((await accept((await registered({ externalId: 'own' })).id)).json()).toMatchObject({
        code: 'external_id_taken',
      });
      expect((await accept((await registered({ externalId: 'colleague' })).id)).json()).toEqual({
        athlete_id: before.id,
        moved_from: null,
      });
      expect((await athletes()).map(({ externalId }) => externalId)).toEqual(['old-phone', 'own', 'colleague']);
    });

    it('who had left: comes back with the history', async () => {
      const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME, archivedAt: at.clock.now() });
      expect((await accept((await registered()).id)).json()).toEqual({ athlete_id: before.id, moved_from: null });
      expect(await athletes()).toMatchObject([{ archivedAt: null }]);
    });

    it('of the same team and the same name: nobody is there twice', async () => {
      const before = await build.athlete(at, {
        teamId: team.id,
        ...EMAIL,
        ...NAME,
        position: 'Winger',
        jerseyNumber: 7,
        heightCm: null,
      });
      expect((await accept((await registered({ heightCm: 168 })).id)).json()).toEqual({
        athlete_id: before.id,
        moved_from: null,
      });
      // What the coach has kept stays; only a gap is filled.
      expect(await athletes()).toMatchObject([{ position: 'Winger', jerseyNumber: 7, heightCm: 168 }]);
    });

    it('of another own team and another name: a sister, a new athlete, and the first stays where she is', async () => {
      const old = await build.team(at, actors.ownCoach, { name: 'Old' });
      const before = await build.athlete(at, { teamId: old.id, ...EMAIL, ...NAME, jerseyNumber: 7 });
      const { athlete_id } = (await accept((await registered({ firstName: 'Eva' })).id)).json<AcceptedAthlete>();
      expect(athlete_id).not.toBe(before.id);
      expect(await athletes()).toMatchObject([
        { id: before.id, teamId: old.id, jerseyNumber: 7, firstName: 'Ana' },
        { teamId: team.id, firstName: 'Eva' },
      ]);
    });

    it('of the same team and another name: a sister, and a new athlete', async () => {
      const before = await build.athlete(at, { teamId: team.id, ...EMAIL, ...NAME });
      const { athlete_id } = (await accept((await registered({ firstName: 'Eva' })).id)).json<AcceptedAthlete>();
      expect(athlete_id).not.toBe(before.id);
      expect((await athletes()).map(({ firstName }) => firstName)).toEqual(['Ana', 'Eva']);
    });

    it('of a team of somebody else, here or elsewhere: a new athlete, and theirs stays', async () => {
      const colleagueTeam = await build.team(at, actors.colleague.coach!);
      const foreignTeam = await build.team(at, actors.strangerCoach);
      const theirs = [
        await build.athlete(at, { teamId: colleagueTeam.id, ...EMAIL, ...NAME }),
        await build.athlete(at, { teamId: foreignTeam.id, ...EMAIL, ...NAME }),
      ];
      const { athlete_id } = (await accept((await registered()).id)).json<AcceptedAthlete>();
      expect(theirs.map(({ id }) => id)).not.toContain(athlete_id);
      expect((await athletes()).map(({ teamId }) => teamId)).toEqual([colleagueTeam.id, foreignTeam.id, team.id]);
    });

    it('registered for two teams and accepted in both at once: one athlete, in one of them', async () => {
      const other = await build.team(at, actors.ownCoach);
      const [one, two] = [await registered(), await registered({ teamId: other.id })];
      const answers = await Promise.all([accept(one.id), accept(two.id)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(answers[0]?.json<AcceptedAthlete>().athlete_id).toBe(answers[1]?.json<AcceptedAthlete>().athlete_id);
      expect(await athletes()).toHaveLength(1);
    });
  });
});
