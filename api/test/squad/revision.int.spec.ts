import type { AnswersRevision, SquadBoard } from '@touchline/contracts/squad.schema';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import {
  answerDay,
  answerEvent,
  answerScene,
  EVENING,
  TODAY,
  YESTERDAY,
  type AnswerScene,
} from '../athlete-answers/support/answer-scene.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the revision of a squad’s answers', () => {
  let at: TestApp;
  let scene: AnswerScene;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
  });
  beforeEach(async () => {
    await at.empty();
    scene = await answerScene(at);
  });
  afterAll(() => at.close());

  const revisionOf = async (query = `?team_id=${scene.team.id}`, actor = scene.actors.own) => {
    const answer = await actor.get(`/api/squad/answers${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<AnswersRevision>().revision;
  };
  const boardOf = async (query = `?team_id=${scene.team.id}`) =>
    (await scene.actors.own.get(`/api/dashboard/squad${query}`)).json<SquadBoard>();
  const entryOfToday = () => at.read.findOneByOrFail(WellnessEntryEntity, { athleteId: scene.athlete.id, date: TODAY });

  /** Whether the step has changed the revision of the team, and of all teams, to that of the board. */
  const moves = async (step: () => Promise<unknown>): Promise<boolean> => {
    const before = [await revisionOf(), await revisionOf('')];
    await step();
    const after = [await revisionOf(), await revisionOf('')];
    expect([await boardOf(), await boardOf('')].map(({ answers_revision: revision }) => revision)).toEqual(after);
    expect(after[0] !== before[0]).toBe(after[1] !== before[1]);
    return after[0] !== before[0];
  };

  it('is the same until something is stored, for every coach and at any time of the day', async () => {
    await answerDay(scene.phone);
    expect(await moves(async () => at.clock.advance(3600))).toBe(false);
    expect(await moves(() => answerDay(scene.phone))).toBe(false);
  });

  it.each([
    ['today', TODAY],
    ['yesterday', YESTERDAY],
  ])(
    'changes with the survey of %s, with another one in its place, a correction, and its end and return',
    async (_, date) => {
      // The clock stands still, so no step differs by its instant.
      expect(await moves(() => answerDay(scene.phone, { date }))).toBe(true);
      expect(await moves(() => answerDay(scene.phone, { date, fatigue: 7 }))).toBe(true);
      const { id, version } = await at.read.findOneByOrFail(WellnessEntryEntity, { date });
      const ratings = { sleep_quality: 2, fatigue: 7, muscle_soreness: 3, stress: 9 };
      const correction = { athlete_id: scene.athlete.id, date, ...ratings, version };
      expect(await moves(() => scene.actors.own.put('/api/athletes/wellness', { entries: [correction] }))).toBe(true);
      expect(await moves(() => scene.actors.own.delete(`/api/athletes/wellness/${id}`))).toBe(true);
      expect(await moves(() => scene.actors.own.post(`/api/athletes/wellness/${id}/restore`))).toBe(true);
    },
  );

  it('changes when one survey goes and another one comes before anybody has asked', async () => {
    const mate = await answeringAthlete(at, (await build.athlete(at, { teamId: scene.team.id })).id);
    await answerDay(scene.phone);
    expect(
      await moves(async () => {
        await scene.actors.own.delete(`/api/athletes/wellness/${(await entryOfToday()).id}`);
        at.clock.advance(1);
        await answerDay(mate);
      }),
    ).toBe(true);
  });

  it('changes with a session, with another one in its place, and with the word that there was none', async () => {
    const { id } = await build.event(at, { teamId: scene.team.id, date: YESTERDAY, eventTime: '10:00' });
    const trained = { event_id: id, was_there: true, rpe: 6, duration_min: 60 };
    expect(await moves(() => answerEvent(scene.phone, trained))).toBe(true);
    expect(await moves(() => answerEvent(scene.phone, { ...trained, rpe: 8 }))).toBe(true);
    expect(await moves(() => answerEvent(scene.phone, { event_id: id, was_there: false }))).toBe(true);
    expect(await at.read.count(TrainingSessionEntity)).toBe(0);
  });

  it('is not changed by earlier days, by another team, and by athletes who have left', async () => {
    const other = await build.team(at, scene.actors.ownCoach);
    const teammate = await answeringAthlete(at, (await build.athlete(at, { teamId: other.id })).id);
    const foreign = await build.athlete(at, { teamId: (await build.team(at, scene.actors.strangerCoach)).id });
    const gone = await build.athlete(at, { teamId: scene.team.id, archivedAt: at.clock.now() });
    const before = [await revisionOf(), await revisionOf('')];
    await build.entry(at, { athleteId: scene.athlete.id, date: '2026-11-18' });
    await build.entry(at, { athleteId: foreign.id, date: TODAY });
    await build.entry(at, { athleteId: gone.id, date: TODAY });
    expect([await revisionOf(), await revisionOf('')]).toEqual(before);
    await answerDay(teammate);
    expect(await revisionOf()).toBe(before[0]);
    expect(await revisionOf('')).not.toBe(before[1]);
  });

  it('is out of reach for a coach of another team, and recorded as no read', async () => {
    const answer = await scene.actors.stranger.get(`/api/squad/answers?team_id=${scene.team.id}`);
    expect(answer.statusCode).toBe(404);
    await answerDay(scene.phone);
    const before = await at.read.count(AuditEntryEntity);
    await revisionOf();
    expect(await at.read.count(AuditEntryEntity)).toBe(before);
  });

  it('is left out of boards that nobody waits at: of an earlier day, and without athletes', async () => {
    expect((await boardOf(`?date=${YESTERDAY}`)).answers_revision).toBeNull();
    await at.write((tx) => tx.update(AthleteEntity, { id: scene.athlete.id }, { archivedAt: at.clock.now() }));
    expect((await boardOf()).answers_revision).toBeNull();
  });

  it('follows the days of the club', async () => {
    // A survey of yesterday is one of the day before by then.
    await build.entry(at, { athleteId: scene.athlete.id, date: YESTERDAY });
    const friday = await revisionOf();
    at.clock.moveTo(EVENING.replace(TODAY, '2026-11-21'));
    await scene.actors.own.admit();
    expect(await revisionOf()).not.toBe(friday);
  });
});
