import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import type { MadeLink } from '@touchline/contracts/athlete-access.schema';
import { SecurityEntryEntity } from '../../src/common/security-log/security-entry.entity.js';
import { AthleteDeviceEntity, endAnyDevices } from '../../src/modules/athlete-access/index.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { Actor } from '../support/actors.js';
import { giveConsent } from '../support/answering-athlete.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
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

  it('leave out athletes without a consent or a device, or who left the team', async () => {
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

  it('begin with the day on which a form was signed, also where noon UTC is the next day', async () => {
    const { actors, athlete } = scene;
    const ofClub = { id: actors.ownCoach.institutionId };
    await at.write((tx) => tx.update(InstitutionEntity, ofClub, { timeZone: 'Pacific/Auckland' }));
    // Saturday morning there.
    at.clock.moveTo('2026-11-20T20:00:00Z');
    await actors.own.admit();
    const givenAt = new Date('2026-11-21T12:00:00Z');
    await at.write((tx) => tx.update(ConsentEntity, { athleteId: athlete.id }, { givenBy: 'paper', givenAt }));
    expect(daysOf(await due())[5]).toBe('0/1');
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

  it('end with a device that expires, whenever and however its row is removed', async () => {
    const { actors, athlete } = scene;
    const weeksAt = async (day: string) => {
      at.clock.moveTo(`${day}T07:00:00Z`);
      await actors.own.admit();
      return weeksOf(await due()).slice(-3);
    };
    // The phone of the scene expires after 90 days, on Thursday, 18 February.
    const monday = '2027-03-01';
    expect(await weeksAt(monday)).toEqual(['0/4', '0/0', '0/0']);
    await runHousekeeping(at);
    expect(await at.read.findBy(SecurityEntryEntity, { event: 'device_expired' })).toMatchObject([
      { athleteId: athlete.id, at: new Date('2027-02-18T20:00:00Z'), coachId: null },
    ]);
    expect(await weeksAt(monday)).toEqual(['0/4', '0/0', '0/0']);
    await pair(athlete.id);
    expect(await weeksAt(monday)).toEqual(['0/4', '0/0', '0/1']);

    // This one expires on Sunday, 30 May, and is still stored when the access ends and when another one is paired.
    const later = '2027-06-07';
    expect(await weeksAt(later)).toEqual(['0/7', '0/0', '0/0']);
    expect((await actors.own.delete(`/api/athlete-access/links/${athlete.id}`)).statusCode).toBe(204);
    expect(await weeksAt(later)).toEqual(['0/7', '0/0', '0/0']);
    await pair(athlete.id);
    expect(await weeksAt(later)).toEqual(['0/7', '0/0', '0/1']);
    // And that one with the first of July, the day after the season.
    expect(await weeksAt('2027-07-12')).toEqual(['0/4', '0/0', '0/0']);
    await pair(athlete.id);
    expect(await weeksAt('2027-07-12')).toEqual(['0/4', '0/0', '0/1']);
  });

  it('end with the devices that a restore ends', async () => {
    at.clock.moveTo('2026-11-21T10:00:00Z');
    await at.write((tx) => endAnyDevices(tx, at.clock.now()));
    expect(await at.read.count(AthleteDeviceEntity)).toBe(0);
    at.clock.moveTo('2026-11-22T10:00:00Z');
    await scene.actors.own.admit();
    expect(daysOf(await due()).slice(4)).toEqual(['0/1', '0/1', '0/0']);
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
