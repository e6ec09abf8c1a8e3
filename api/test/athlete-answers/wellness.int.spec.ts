import type { FormDay } from '@touchline/contracts/athlete-answers.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AnswersService } from '../../src/modules/athlete-answers/answers.service.js';
import { AthleteDeviceEntity } from '../../src/modules/athlete-access/index.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import type { Actor } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WRITERS } from '../support/writers.js';
import { answerDay, answerScene, pageOf, survey, TODAY, YESTERDAY, type AnswerScene } from './support/answer-scene.js';

describe('an athlete’s own survey', () => {
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

  const answer = (changes: object = {}) => answerDay(scene.phone, changes);
  const entries = () => at.read.find(WellnessEntryEntity, { order: { date: 'ASC' } });
  const correct = (changes: object = {}) =>
    scene.actors.own.put('/api/athletes/wellness', {
      entries: [{ ...withoutPain(survey()), athlete_id: scene.athlete.id, stress: 9, ...changes }],
    });
  const event = (partial: object = {}) =>
    build.event(at, { teamId: scene.team.id, date: TODAY, eventTime: '21:00', ...partial });

  it('is stored for today, with the word that nothing hurts, and audited as their own', async () => {
    const stored = await answer();
    expect(stored.statusCode).toBe(200);
    const { date: _date, revision: _seen, ...ratings } = survey();
    const [{ id = 0 } = {}] = await entries();
    expect(stored.json()).toEqual({
      date: TODAY,
      stored: { ...ratings, answered_at: at.clock.now().toISOString() },
      revision: `${id}.1`,
      locked: null,
    });
    expect(await entries()).toMatchObject([
      { athleteId: scene.athlete.id, injuryRecorded: true, injuryBodyPart: null, version: 1, athleteVersion: 1 },
    ]);
    expect(await at.read.find(AuditEntryEntity)).toMatchObject([
      { actorKind: 'self', coachId: null, apiKeyId: null, kind: 'wellness', action: 'create' },
    ]);
  });

  it('is taken for yesterday, refused for the day before and for tomorrow', async () => {
    expect((await answer({ date: YESTERDAY })).statusCode).toBe(200);
    expect((await answer({ date: '2026-11-18' })).json()).toMatchObject({
      code: 'answer_locked',
      message: 'That day is over. You can answer for today and yesterday.',
    });
    expect((await answer({ date: '2026-11-21' })).statusCode).toBe(400);
    expect((await entries()).map(({ date }) => date)).toEqual([YESTERDAY]);
  });

  it('is for the day in its body when it arrives after midnight, but not two days later', async () => {
    at.clock.moveTo('2026-11-21T00:05:00Z');
    expect((await answer()).statusCode).toBe(200);
    at.clock.moveTo('2026-11-22T00:05:00Z');
    expect((await answer({ fatigue: 9 })).json()).toMatchObject({ code: 'answer_locked' });
    // The one that is stored is confirmed, so that a queue of a phone empties.
    expect((await answer()).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ date: TODAY, fatigue: 4, version: 1 }]);
  });

  it('writes nothing when it is sent twice, one after the other or at once', async () => {
    const sent = await Promise.all(Array.from({ length: WRITERS }, () => answer()));
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await answer()).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ version: 1 }]);
    expect(await at.read.count(AuditEntryEntity)).toBe(1);
  });

  it('replaces nothing that this phone has not seen: of another phone, of the app, or of a coach who deleted it', async () => {
    const other = await answeringAthlete(at, scene.athlete.id, { slot: 2 });
    const app = await createAppCaller(at, scene.actors.ownCoach.institutionId);
    await at.write((tx) => tx.update(AthleteEntity, { id: scene.athlete.id }, { externalId: 'a1' }));
    const seenBy = async (phone: Actor) => (await pageOf(phone)).days[0]?.revision ?? null;
    const changed = { statusCode: 409, code: 'answer_changed' };

    await answerDay(other, { stress: 7 });
    expect((await answer({ stress: 1, revision: null })).json()).toMatchObject(changed);
    // The same answer loses nothing.
    expect((await answer({ stress: 7, revision: null })).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ stress: 7, version: 1 }]);

    const seen = await seenBy(scene.phone);
    expect((await answer({ stress: 1, revision: seen })).statusCode).toBe(200);
    expect((await answerDay(other, { stress: 8, revision: seen })).json()).toMatchObject(changed);
    const own = await seenBy(other);
    await app.post('/api/intake/wellness', { entries: [{ external_id: 'a1', date: TODAY, fatigue: 5 }] });
    expect((await answerDay(other, { stress: 8, revision: own })).json()).toMatchObject(changed);
    expect(await entries()).toMatchObject([{ stress: 1, fatigue: 5, version: 3 }]);

    const [{ id = 0 } = {}] = await entries();
    const last = await seenBy(other);
    await scene.actors.own.delete(`/api/athletes/wellness/${id}`);
    expect((await answerDay(other, { stress: 8, revision: last })).json()).toMatchObject(changed);
    expect(await entries()).toEqual([]);
    expect((await answerDay(other, { stress: 8 })).statusCode).toBe(200);
    // The entry is a new one, so the deleted entry's revision no longer fits.
    expect((await answer({ stress: 1, revision: `${id}.1` })).json()).toMatchObject(changed);
  });

  it('replaces their own until the first event of the day begins, which a first answer may follow', async () => {
    await event();
    await answer();
    expect((await answer({ fatigue: 6, pain: { body_part: 'Knee', severity: 3 } })).json()).toMatchObject({
      stored: { fatigue: 6, pain: { body_part: 'Knee', severity: 3 } },
      locked: null,
    });
    at.clock.moveTo(`${TODAY}T21:00:00Z`);
    expect((await answer({ fatigue: 7 })).json()).toMatchObject({
      code: 'answer_locked',
      message:
        'Your first event of that day has begun, so your answer stays as it was. If it is wrong, tell your coach.',
    });
    expect((await pageOf(scene.phone)).days[0]).toMatchObject({ stored: { fatigue: 6 }, locked: 'began' });
    expect(await entries()).toMatchObject([{ fatigue: 6, injuryBodyPart: 'Knee' }]);

    await event({ date: YESTERDAY });
    expect((await answer({ date: YESTERDAY })).json()).toMatchObject({ locked: 'began' });
  });

  it.each([
    // Clocks in Morocco show UTC since September 2026. Those in Edmonton stay six hours behind it.
    ['Africa/Casablanca', `${TODAY}T20:59:59Z`, `${TODAY}T21:00:00Z`],
    ['America/Edmonton', '2026-11-21T02:59:59Z', '2026-11-21T03:00:00Z'],
  ])('is locked when the clocks in %s show the begin of the event', async (timeZone, before, begin) => {
    const ofClub = { id: scene.actors.ownCoach.institutionId };
    await at.write((tx) => tx.update(InstitutionEntity, ofClub, { timeZone }));
    await event();
    at.clock.moveTo(before);
    expect((await answer()).statusCode).toBe(200);
    expect((await pageOf(scene.phone)).days[0]).toMatchObject({ date: TODAY, locked: null });
    at.clock.moveTo(begin);
    expect((await pageOf(scene.phone)).days[0]).toMatchObject({ date: TODAY, locked: 'began' });
    expect((await answer({ fatigue: 7 })).json()).toMatchObject({ code: 'answer_locked' });
  });

  it('is taken in Casablanca for a day that ends at midnight UTC', async () => {
    const ofClub = { id: scene.actors.ownCoach.institutionId };
    await at.write((tx) => tx.update(InstitutionEntity, ofClub, { timeZone: 'Africa/Casablanca' }));
    at.clock.moveTo(`${TODAY}T23:59:59Z`);
    expect((await pageOf(scene.phone)).today).toBe(TODAY);
    at.clock.moveTo('2026-11-21T00:00:00Z');
    expect((await pageOf(scene.phone)).today).toBe('2026-11-21');
  });

  it('is not locked by an all-day event, nor by one of another team or athlete', async () => {
    const other = await build.team(at, scene.actors.ownCoach);
    const mate = await build.athlete(at, { teamId: scene.team.id });
    await event({ eventTime: null, type: 'workout' });
    await event({ teamId: other.id, eventTime: '07:00' });
    await build.event(at, { athleteId: mate.id, date: TODAY, eventTime: '07:00' });
    await answer();
    expect((await answer({ fatigue: 7 })).json()).toMatchObject({ stored: { fatigue: 7 }, locked: null });
    await build.event(at, { athleteId: scene.athlete.id, date: TODAY, eventTime: '07:00' });
    expect((await answer({ fatigue: 8 })).statusCode).toBe(409);
  });

  it('never replaces what a coach wrote or corrected, which the page shows instead', async () => {
    await answer();
    expect((await correct()).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ stress: 9, version: 2, athleteVersion: null }]);
    expect((await answer({ stress: 1 })).json()).toMatchObject({ code: 'answer_locked' });
    expect((await pageOf(scene.phone)).days[0]).toMatchObject({ stored: { stress: 9 }, locked: 'coach' });
    expect(await entries()).toMatchObject([{ stress: 9, version: 2 }]);
  });

  it('never replaces what the athletes’ app wrote over a coach’s correction', async () => {
    const app = await createAppCaller(at, scene.actors.ownCoach.institutionId);
    await at.write((tx) => tx.update(AthleteEntity, { id: scene.athlete.id }, { externalId: 'a1' }));
    await answer();
    await correct();
    const sent = { external_id: 'a1', date: TODAY, fatigue: 5 };
    expect((await app.post('/api/intake/wellness', { entries: [sent] })).statusCode).toBe(200);
    expect((await answer({ stress: 1 })).json()).toMatchObject({ code: 'answer_locked' });
    // The rating that the app did not send is still the coach's.
    expect(await entries()).toMatchObject([{ fatigue: 5, stress: 9, version: 3, athleteVersion: null }]);
  });

  it('stays the athlete’s when a coach saves it unchanged', async () => {
    await answer();
    await correct({ stress: 2 });
    expect(await entries()).toMatchObject([{ version: 1, athleteVersion: 1 }]);
  });

  it('replaces what the athletes’ app wrote, and not what nobody knows the writer of', async () => {
    const app = await createAppCaller(at, scene.actors.ownCoach.institutionId);
    await at.write((tx) => tx.update(AthleteEntity, { id: scene.athlete.id }, { externalId: 'a1' }));
    const sent = { external_id: 'a1', date: TODAY, sleep_quality: 5, fatigue: 5 };
    expect((await app.post('/api/intake/wellness', { entries: [sent] })).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ version: 1, athleteVersion: 1 }]);
    expect((await answer()).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ fatigue: 4, version: 2, athleteVersion: 2 }]);

    await build.entry(at, { athleteId: scene.athlete.id, date: YESTERDAY });
    expect((await answer({ date: YESTERDAY })).json()).toMatchObject({ code: 'answer_locked' });
  });

  it('stays the athlete’s when a coach deletes and restores it', async () => {
    await answer();
    const [{ id = 0 } = {}] = await entries();
    await scene.actors.own.delete(`/api/athletes/wellness/${id}`);
    expect((await scene.actors.own.post(`/api/athletes/wellness/${id}/restore`)).statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ version: 2, athleteVersion: 2 }]);
    expect((await answer({ fatigue: 6 })).json()).toMatchObject({ stored: { fatigue: 6 }, locked: null });
  });

  it('ends the injury of an earlier day when nothing hurts', async () => {
    await build.entry(at, {
      athleteId: scene.athlete.id,
      date: YESTERDAY,
      injuryRecorded: true,
      injuryBodyPart: 'Ankle',
      injurySeverity: 5,
    });
    await answer();
    const { athletes } = (await scene.actors.own.get(`/api/dashboard/squad?today=${TODAY}`)).json<{
      athletes: { reported_injury: unknown; answered_at: string | null }[];
    }>();
    expect(athletes).toMatchObject([{ reported_injury: null, answered_at: at.clock.now().toISOString() }]);
  });

  it('is refused without consent, also when that ended during the call', async () => {
    const other = await build.athlete(at, { teamId: scene.team.id });
    const phone = await answeringAthlete(at, other.id, { consent: false });
    expect((await phone.put('/api/athlete/wellness', survey())).json()).toMatchObject({ code: 'consent_needed' });
    // The caller was admitted with a consent that has ended since.
    await at.write((tx) => tx.delete(ConsentEntity, { athleteId: scene.athlete.id }));
    const { id: athleteId, teamId } = scene.athlete;
    const { institutionId } = scene.actors.ownCoach;
    const { id: deviceId } = await at.read.findOneByOrFail(AthleteDeviceEntity, { athleteId });
    const caller = { deviceId, athleteId, teamId, institutionId, timeZone: 'UTC', hasConsent: true };
    await expect(at.app.get(AnswersService).saveWellness(caller, survey())).rejects.toMatchObject({
      code: 'consent_needed',
    });
    expect(await entries()).toEqual([]);
  });

  it('is refused for an athlete who has left the team, and from a coach’s browser', async () => {
    expect((await scene.actors.own.put('/api/athlete/wellness', survey())).statusCode).toBe(401);
    await at.write((tx) => tx.update(AthleteEntity, { id: scene.athlete.id }, { archivedAt: at.clock.now() }));
    expect((await answer()).statusCode).toBe(401);
    expect(await entries()).toEqual([]);
  });

  it('belongs to the day of a club in Chicago near its midnight', async () => {
    const { strangerCoach } = scene.actors;
    const team = await build.team(at, strangerCoach);
    const phone = await answeringAthlete(at, (await build.athlete(at, { teamId: team.id })).id);
    // 23:30 on the 20th there.
    at.clock.moveTo('2026-11-21T05:30:00Z');
    expect((await pageOf(phone)).today).toBe(TODAY);
    expect((await phone.put('/api/athlete/wellness', survey({ date: '2026-11-21' }))).statusCode).toBe(400);
    expect((await phone.put('/api/athlete/wellness', survey())).statusCode).toBe(200);
    at.clock.moveTo('2026-11-21T06:00:00Z');
    const { days } = await pageOf(phone);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-21', TODAY]);
    expect(days.map(({ stored }) => stored !== null)).toEqual([false, true]);
  });

  it('loses nothing in a race with a coach’s edit: the coach’s word stands, or the coach gets a conflict', async () => {
    for (let round = 0; round < WRITERS; round += 1) {
      const athlete = await build.athlete(at, { teamId: scene.team.id });
      const phone = await answeringAthlete(at, athlete.id);
      const edit = { ...withoutPain(survey()), athlete_id: athlete.id, stress: 9, version: 0 };
      const [own, coach] = await Promise.all([
        phone.put('/api/athlete/wellness', survey()),
        scene.actors.own.put('/api/athletes/wellness', { entries: [edit] }),
      ]);
      const [stored] = await at.read.findBy(WellnessEntryEntity, { athleteId: athlete.id });
      const outcome = { own: own.statusCode, coach: coach.statusCode, stress: stored?.stress };
      expect([
        { own: 200, coach: 409, stress: 2 },
        { own: 409, coach: 200, stress: 9 },
      ]).toContainEqual(outcome);
      const shown = own.json<FormDay>().stored?.stress;
      expect(shown === undefined || shown === stored?.stress).toBe(true);
    }
  });
});

function withoutPain({ pain: _pain, revision: _seen, ...rest }: ReturnType<typeof survey>) {
  return rest;
}
