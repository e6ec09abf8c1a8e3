import { addDays } from '@touchline/contracts/calendar-date';
import { OWN_DAYS } from '@touchline/contracts/athlete-answers.schema';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import {
  answerDay,
  answerScene,
  EVENING,
  pageOf,
  survey,
  TODAY,
  YESTERDAY,
  type AnswerScene,
} from './support/answer-scene.js';

describe('an athlete’s own page', () => {
  let at: TestApp;
  let scene: AnswerScene;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
  });
  beforeEach(async () => {
    await at.empty();
    scene = await answerScene(at, { firstName: 'Ana' });
  });
  afterAll(() => at.close());

  const decide = (body: object) =>
    scene.actors.own.post('/api/squad/decisions', {
      athlete_id: scene.athlete.id,
      kind: 'rest',
      note: 'Looks tired.',
      replaces: null,
      today: TODAY,
      ...body,
    });
  const open = () => scene.actors.own.put('/api/squad/seen', { athlete_id: scene.athlete.id, today: TODAY });

  it('says who they are, and shows two empty days and fourteen own ones', async () => {
    const page = await pageOf(scene.phone);
    expect(page).toMatchObject({
      first_name: 'Ana',
      team_name: scene.team.name,
      today: TODAY,
      time_zone: 'UTC',
      utc_offsets: [{ from: '2026-11-07T00:00:00.000Z', minutes: 0 }],
      consent: 'given',
      days: [
        { date: TODAY, stored: null, locked: null },
        { date: YESTERDAY, stored: null, locked: null },
      ],
      events: [],
    });
    expect(page.own_days).toHaveLength(OWN_DAYS);
    expect(page.own_days[0]).toEqual({
      date: addDays(TODAY, -13),
      hooper_index: null,
      load: null,
      seen: [],
      messages: [],
    });
    expect(page.own_days.at(-1)?.date).toBe(TODAY);
  });

  it('shows nothing about health before somebody has agreed', async () => {
    const other = await build.athlete(at, { teamId: scene.team.id, dateOfBirth: '2015-05-05' });
    await build.entry(at, { athleteId: other.id, date: TODAY });
    await build.event(at, { teamId: scene.team.id, date: TODAY });
    const phone = await answeringAthlete(at, other.id, { consent: false });
    const bare = { days: [], events: [], own_days: [] };
    expect(await pageOf(phone)).toMatchObject({ consent: 'needed', ...bare });
    const asked = await phone.post('/api/athlete/consent', {
      text_version: CONSENT_TEXT_VERSION,
      guardian_email: 'parent@home.test',
    });
    expect(asked.statusCode).toBe(200);
    expect(await pageOf(phone)).toMatchObject({ consent: 'guardian', ...bare });
  });

  it('shows the own figures of each day, those of nobody else, and records no read', async () => {
    const { athlete, team } = scene;
    const mate = await build.athlete(at, { teamId: team.id });
    for (const { id } of [athlete, mate]) {
      const isOwn = id === athlete.id;
      await build.entry(at, { athleteId: id, date: YESTERDAY, stress: isOwn ? 2 : 9 });
      await build.session(at, { athleteId: id, date: YESTERDAY, rpe: isOwn ? 6.5 : 9, durationMin: 75 });
      await build.session(at, { athleteId: id, date: YESTERDAY, rpe: isOwn ? 0 : 9, durationMin: 30 });
    }
    await build.session(at, { athleteId: athlete.id, date: TODAY, rpe: 0 });
    const { own_days: days } = await pageOf(scene.phone);
    expect(days.at(-2)).toMatchObject({ date: YESTERDAY, hooper_index: 14, load: 487.5 });
    expect(days.at(-1)).toMatchObject({ hooper_index: null, load: 0 });
    expect(await at.read.count(AuditEntryEntity)).toBe(0);
  });

  it('names the coaches who opened the answer, and none who opened the row before it', async () => {
    await open();
    at.clock.advance(60);
    await scene.phone.put('/api/athlete/wellness', survey());
    expect((await pageOf(scene.phone)).own_days.at(-1)?.seen).toEqual([]);
    at.clock.advance(60);
    await open();
    const seenAt = at.clock.now().toISOString();
    at.clock.advance(60);
    await open();
    expect((await pageOf(scene.phone)).own_days.at(-1)?.seen).toEqual([{ coach: 'Kim Coach', seen_at: seenAt }]);
  });

  it('names no coach who has seen another answer than this one, until they open it', async () => {
    await answerDay(scene.phone);
    await open();
    at.clock.advance(60);
    await answerDay(scene.phone, { fatigue: 7 });
    expect((await pageOf(scene.phone)).own_days.at(-1)?.seen).toEqual([]);
    at.clock.advance(60);
    await open();
    const seenAt = at.clock.now().toISOString();
    expect((await pageOf(scene.phone)).own_days.at(-1)?.seen).toEqual([{ coach: 'Kim Coach', seen_at: seenAt }]);
  });

  it('shows the message of a decision on its day until it is taken back, never its kind or note', async () => {
    const made = await decide({ message: 'Sleep well.' });
    const page = await scene.phone.get('/api/athlete/page');
    expect(page.json<{ own_days: object[] }>().own_days.at(-1)).toMatchObject({
      messages: [{ coach: 'Kim Coach', text: 'Sleep well.', sent_at: at.clock.now().toISOString() }],
    });
    expect(page.body).not.toContain('rest');
    expect(page.body).not.toContain('tired');

    const { decision_id: id } = made.json<{ decision_id: number }>();
    const next = await decide({ kind: 'talk', message: 'Come and see me.', replaces: id });
    const texts = async () => (await pageOf(scene.phone)).own_days.at(-1)?.messages.map(({ text }) => text);
    expect(await texts()).toEqual(['Sleep well.', 'Come and see me.']);
    const { decision_id: second } = next.json<{ decision_id: number }>();
    await scene.actors.own.delete(`/api/squad/decisions/${second}?today=${TODAY}`);
    expect(await texts()).toEqual(['Sleep well.']);
  });

  it('needs nine statements for any number of events and days, and three without consent', async () => {
    const page = () => pageOf(scene.phone);
    const before = await countQueries(at, page);
    for (const eventTime of ['08:00', '10:00', '12:00'])
      await build.event(at, { teamId: scene.team.id, date: TODAY, eventTime });
    await scene.phone.put('/api/athlete/wellness', survey());
    await open();
    expect([before, await countQueries(at, page)]).toEqual([9, 9]);
    at.clock.moveTo(EVENING);
    const bare = await answeringAthlete(at, (await build.athlete(at, { teamId: scene.team.id })).id, {
      consent: false,
    });
    expect(await countQueries(at, () => pageOf(bare))).toBe(3);
  });
});
