import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import type { MadeLink } from '@touchline/contracts/athlete-access.schema';
import { Actor } from '../support/actors.js';
import { giveConsent } from '../support/answering-athlete.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { answerScene, survey, TODAY, type AnswerScene } from './support/answer-scene.js';

describe('the answers that were due', () => {
  let at: TestApp;
  let scene: AnswerScene;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    scene = await answerScene(at);
  });
  afterAll(() => at.close());

  const due = async () =>
    (await scene.actors.own.get(`/api/squad/answers-due?team_id=${scene.team.id}`)).json<AnswersDue>();
  const daysOf = ({ weekdays }: AnswersDue) => weekdays.map(({ answered, due: days }) => `${answered}/${days}`);
  const weeksOf = ({ weeks }: AnswersDue) => weeks.map(({ answered, due: days }) => `${answered}/${days}`);

  /** A paired phone, in the way of the product. */
  async function pair(athleteId: number): Promise<Actor> {
    const made = await scene.actors.own.post('/api/athlete-access/links', { athlete_ids: [athleteId], by: 'screen' });
    const phone = new Actor(at);
    const paired = await phone.post('/api/athlete/devices', { key: made.json<MadeLink[]>()[0]?.key });
    for (const { name, value } of paired.cookies) phone.cookies[name] = value;
    return phone;
  }

  it('are those since the athlete had both consent and a device, by weekday and week', async () => {
    // Nobody but the athletes of this test.
    const team = await build.team(at, scene.actors.ownCoach);
    scene = { ...scene, team };
    const athlete = await build.athlete(at, { teamId: team.id });
    // A Thursday two weeks ago: paired, without consent.
    at.clock.moveTo('2026-11-05T10:00:00Z');
    await scene.actors.own.admit();
    const phone = await pair(athlete.id);
    at.clock.moveTo('2026-11-14T10:00:00Z');
    await giveConsent(at, athlete.id);
    at.clock.moveTo('2026-11-16T07:00:00Z');
    expect((await phone.put('/api/athlete/wellness', survey({ date: '2026-11-16' }))).statusCode).toBe(200);
    at.clock.moveTo(`${TODAY}T10:00:00Z`);
    await scene.actors.own.admit();
    const answer = await due();
    expect(answer).toMatchObject({ from: '2026-09-21', to: TODAY });
    expect(answer.weeks.map(({ monday }) => monday).slice(-2)).toEqual(['2026-11-09', '2026-11-16']);
    expect(weeksOf(answer)).toEqual(['0/0', '0/0', '0/0', '0/0', '0/0', '0/0', '0/0', '0/2', '1/5']);
    expect(daysOf(answer)).toEqual(['1/1', '0/1', '0/1', '0/1', '0/1', '0/1', '0/1']);
  });

  it('leave out whoever has no consent, no device, or has left the team', async () => {
    const { team } = scene;
    const today = async () => daysOf(await due())[4];
    expect(await today()).toBe('0/1');
    const paired = await build.athlete(at, { teamId: team.id });
    await pair(paired.id);
    const agreed = await build.athlete(at, { teamId: team.id });
    await giveConsent(at, agreed.id);
    const gone = await build.athlete(at, { teamId: team.id, archivedAt: at.clock.now() });
    await giveConsent(at, gone.id);
    expect(await today()).toBe('0/1');
    await giveConsent(at, paired.id);
    expect(await today()).toBe('0/2');
  });

  it('end with the consent and with the last device', async () => {
    const { actors, athlete, phone } = scene;
    await pair(athlete.id);
    const ofFriday = async () => daysOf(await due())[4];
    const ofSaturday = async () => daysOf(await due())[5];
    expect((await actors.own.delete(`/api/athlete-access/links/${athlete.id}`)).statusCode).toBe(204);
    expect((await phone.get('/api/athlete/page')).statusCode).toBe(401);
    at.clock.moveTo('2026-11-21T10:00:00Z');
    await actors.own.admit();
    expect([await ofFriday(), await ofSaturday()]).toEqual(['0/1', '0/0']);
    const again = await pair(athlete.id);
    expect(await ofSaturday()).toBe('0/1');
    expect((await again.delete('/api/athlete/consent')).statusCode).toBe(204);
    at.clock.moveTo('2026-11-22T10:00:00Z');
    await actors.own.admit();
    const answer = await due();
    expect(daysOf(answer).slice(4)).toEqual(['0/1', '0/1', '0/0']);
  });

  it('count a complete survey of anybody’s hand, and no incomplete one', async () => {
    await build.entry(at, { athleteId: scene.athlete.id, date: TODAY, stress: null });
    expect(daysOf(await due())[4]).toBe('0/1');
    const body = { ...survey(), athlete_id: scene.athlete.id };
    const { pain: _pain, revision: _seen, ...entry } = body;
    await scene.actors.own.put('/api/athletes/wellness', { entries: [entry] });
    expect(daysOf(await due())[4]).toBe('1/1');
  });

  it('are those of an own team, in one number of queries', async () => {
    const url = `/api/squad/answers-due?team_id=${scene.team.id}`;
    expect((await scene.actors.colleague.get(url)).statusCode).toBe(404);
    const before = await countQueries(at, due);
    for (let more = 0; more < 20; more += 1) await build.athlete(at, { teamId: scene.team.id });
    expect([before, await countQueries(at, due)]).toEqual([before, before]);
  });
});
