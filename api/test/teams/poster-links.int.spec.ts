import { posterLinkSchema, type PosterLink } from '@touchline/contracts/poster-link.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { PosterLinkEntity } from '../../src/modules/posters/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ZONE = 'Pacific/Auckland';

describe('the link on the poster of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    // The 30th in Auckland already.
    at.clock.moveTo('2026-11-29T12:00:00Z');
    actors = await createActors(at);
    await at.write((tx) => tx.update(InstitutionEntity, { id: actors.ownCoach.institutionId }, { timeZone: ZONE }));
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(() => at.close());

  /** A day on which the coach signs in again. */
  const moveTo = async (instant: string) => {
    at.clock.moveTo(instant);
    await actors.own.admit();
  };
  const url = () => `/api/teams/${team.id}/poster-link`;
  const read = (response: { json: () => unknown }): PosterLink => posterLinkSchema.strict().parse(response.json());
  const show = async (actor: Actor = actors.own) => read(await actor.get(url()));
  const renew = (seen: string | null, more: object = {}) => actors.own.post(url(), { seen_made_at: seen, ...more });
  const make = async (more: object = {}) => read(await renew((await show()).link?.made_at ?? null, more));
  const events = async () =>
    (await at.read.find(SecurityEntryEntity, { order: { at: 'ASC' } })).map(({ event, coachId, teamId }) => [
      event,
      coachId,
      teamId,
    ]);
  const as = async (role: StaffRole): Promise<Actor> => {
    const coach = await build.coach(at, { institutionId: actors.ownCoach.institutionId });
    await build.staff(at, { teamId: team.id, coachId: coach.id, role });
    const actor = new Actor(at, coach);
    await actor.admit();
    return actor;
  };

  it('is there once a coach makes it, until the end of the season, and can be read again', async () => {
    const days = { default_ends_on: '2027-06-30', latest_ends_on: '2028-01-04' };
    expect(await show()).toEqual({ team_id: team.id, link: null, ended_on: null, ...days });
    const made = await make();
    expect(made.link?.path).toMatch(/^\/join#p=[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(made).toMatchObject({ link: { ends_on: '2027-06-30' }, ended_on: null, ...days });
    expect(await show(await as('head_coach'))).toEqual(made);
    expect(await at.read.findOneByOrFail(PosterLinkEntity, { teamId: team.id })).toMatchObject({
      expiresAt: new Date('2027-06-30T12:00:00Z'),
    });
  });

  it('goes by the season of the club, and by the next one when less than 60 days are left', async () => {
    await moveTo('2027-05-01T12:00:00Z');
    expect((await make()).link?.ends_on).toBe('2028-06-30');
    const { institutionId } = actors.ownCoach;
    await at.write((tx) => tx.update(InstitutionEntity, { id: institutionId }, { seasonEnds: '12-31' }));
    expect((await make()).link?.ends_on).toBe('2027-12-31');
  });

  it('ends on another day that the coach chooses, from today to 400 days ahead, with the same address', async () => {
    expect((await make({ ends_on: '2026-11-30' })).link?.ends_on).toBe('2026-11-30');
    const before = await show();
    const change = (ends_on: string) => actors.own.put(url(), { ends_on });
    const changed = read(await change('2028-01-04'));
    expect(changed.link).toEqual({ ...before.link, ends_on: '2028-01-04' });
    for (const day of ['2026-11-29', '2028-01-05']) {
      const refused = [await change(day), await renew(before.link?.made_at ?? null, { ends_on: day })];
      for (const answer of refused)
        expect(answer.json()).toMatchObject({
          statusCode: 400,
          error: 'The link can work until a day from November 30, 2026 to January 4, 2028.',
        });
    }
    expect(await show()).toEqual(changed);
  });

  it('is another one after each renewal, and none that the coach did not see is replaced', async () => {
    const first = await make();
    at.clock.advance(1);
    const second = await make();
    expect(second.link?.path).not.toBe(first.link?.path);
    for (const seen of [null, first.link?.made_at ?? null]) {
      const refused = await renew(seen);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'poster_link_changed']);
    }
    expect(await show()).toEqual(second);
  });

  it('is one when several coaches make the first at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => renew(null)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).map(read)).toEqual([await show()]);
  });

  it('is gone once it is ended, also twice, and the day cannot be changed any more', async () => {
    await make();
    for (const _ of [1, 2]) expect((await actors.own.delete(url())).statusCode).toBe(204);
    expect(await show()).toMatchObject({ link: null, ended_on: null });
    expect((await actors.own.put(url(), { ends_on: '2027-01-01' })).statusCode).toBe(409);
    expect((await make()).link).not.toBeNull();
  });

  it('runs out with its last day at the club, says so, and can be made again', async () => {
    await make({ ends_on: '2026-12-01' });
    await moveTo('2026-12-01T10:59:59Z');
    expect((await show()).link?.ends_on).toBe('2026-12-01');
    await moveTo('2026-12-01T11:00:00Z');
    expect(await show()).toMatchObject({ link: null, ended_on: '2026-12-01' });
    expect((await actors.own.put(url(), { ends_on: '2027-01-01' })).statusCode).toBe(409);
    expect(read(await renew(null)).link?.ends_on).toBe('2027-06-30');
  });

  it('ends with its team', async () => {
    await make();
    expect((await actors.own.delete(`/api/teams/${team.id}`)).statusCode).toBe(204);
    expect(await at.read.count(PosterLinkEntity)).toBe(0);
  });

  it.each<StaffRole>(['coach', 'strength', 'medical', 'attendance_only', 'viewer'])(
    'is neither shown to the role %s nor changed by it',
    async (role) => {
      const { link } = await make();
      const actor = await as(role);
      const answers = [
        await actor.get(url()),
        await actor.post(url(), { seen_made_at: link?.made_at }),
        await actor.put(url(), { ends_on: '2027-01-01' }),
        await actor.delete(url()),
      ];
      for (const answer of answers) expect(answer.json()).toMatchObject({ statusCode: 403, code: 'not_permitted' });
      expect((await show()).link).toEqual(link);
    },
  );

  it('stands in the security log when it is made and ended', async () => {
    await make();
    at.clock.advance(1);
    await actors.own.delete(url());
    await actors.own.delete(url());
    const { id } = actors.ownCoach;
    expect((await events()).filter(([event]) => String(event).startsWith('poster'))).toEqual([
      ['poster_link_made', id, team.id],
      ['poster_link_ended', id, team.id],
    ]);
  });
});
