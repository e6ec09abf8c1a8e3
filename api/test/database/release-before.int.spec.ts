import { LessThanOrEqual } from 'typeorm';
import { ATHLETE_TABLES } from '../../src/athlete-data/athlete-tables.js';
import { deleteRows, keysOf } from '../../src/athlete-data/athlete-rows.js';
import { CLAIM_MS, claimDueMails, postponeMail } from '../../src/common/mail/mail-queue.repository.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { MailQueue } from '../../src/common/mail/mail-queue.js';
import { AthleteAddressEntity, ConsentEntity, storePendingConsent } from '../../src/modules/consents/index.js';
import { CoachEntity } from '../../src/modules/coaches/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { CLEARED_PERSON } from '../../src/modules/registrations/pending-athlete.mapper.js';
import { answerScene, type AnswerScene } from '../athlete-answers/support/answer-scene.js';
import { linkOf, pair } from '../athlete-access/support.js';
import { Actor } from '../support/actors.js';
import { fullAthlete } from '../athlete-data/support/full-athlete.js';
import { residueOf } from '../athlete-data/support/residue.js';
import * as build from '../support/factories.js';
import { runHousekeeping } from '../support/run-housekeeping.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const MARK = 'Quokka';

/** The tables that an erasure of the release before knows. Those that were added since go with their athlete by themselves. */
const KNOWN_TABLES = [
  'pending_athletes',
  'copied_weeks',
  'event_changes',
  'changed_events',
  'scheduled_workout_rows',
  'scheduled_workouts',
  'attendance_closings',
  'attendance_records',
  'training_sessions',
  'wellness_entries',
  'fatigue_records',
  'athlete_availability',
  'squad_decisions',
  'seen_answers',
  'deleted_records',
  'calendar_events',
  'athletes',
];

/**
 * Processes of the release before work on these tables during an update, and after the way back from it. They know
 * neither the tables nor the columns that were added since; each test does what they do.
 */
describe('a process of the release before', () => {
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

  it('erases an athlete with rows in the new tables', async () => {
    const { actors, team } = scene;
    const athlete = await fullAthlete(at, { coach: actors.ownCoach, team, mark: MARK });
    const keys = await keysOf(at.read, athlete);
    const known = ATHLETE_TABLES.filter(({ table }) => KNOWN_TABLES.includes(table));
    await at.write(async (tx) => {
      for (const table of known) await deleteRows(tx, table, keys, 500);
    });

    // A number that nobody has any more; the mail is removed when it is due.
    expect(await residueOf(at.read, MARK, athlete.id)).toEqual([`mails.athlete_id: ${athlete.id}`]);
  });

  it('deletes a team, and with its registrations what these came with', async () => {
    const pending = await registrationOfGuardian();
    await at.write((tx) => tx.delete(PendingAthleteEntity, { teamId: pending.teamId }));
    expect(await storedOf(pending)).toEqual([0, 0]);
  });

  it('declines a registration, and this one soon removes what it came with', async () => {
    const [declined, waiting] = [await registrationOfGuardian(), await registrationOfGuardian()];
    await at.write((tx) =>
      tx.update(
        PendingAthleteEntity,
        { id: declined.id },
        { ...CLEARED_PERSON, status: 'declined', handledAt: at.clock.now() },
      ),
    );
    await runHousekeeping(at);
    expect([await storedOf(declined), await storedOf(waiting)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('never finds a mail of the athletes’ pages, at whichever attempt', async () => {
    const concerned = [{ athleteId: scene.athlete.id }, { guardianRequestId: 4 }];
    const { id: coachId } = scene.actors.ownCoach;
    const queue = at.app.get(MailQueue);
    await at.write(async (tx) => {
      for (const each of concerned) await queue.add(tx, 'new_kind', { ...each, network: null });
      await queue.add(tx, 'password_reset', { coachId, network: null });
    });
    const later = (ms: number) => new Date(at.clock.now().getTime() + ms);
    const claim = (now: Date) => at.write((tx) => claimDueMails(tx, now, 8));
    const foundByRelease = async () =>
      (await at.read.findBy(MailEntity, { nextTryAt: LessThanOrEqual(later(1e9)) })).map((mail) => mail.coachId);

    expect(await foundByRelease()).toEqual([coachId]);
    const claimed = await claim(at.clock.now());
    expect(claimed.map(({ kind }) => kind).sort()).toEqual([...Array<string>(2).fill('new_kind'), 'password_reset']);
    expect(await foundByRelease()).toEqual([coachId]);
    expect(await claim(later(CLAIM_MS - 1))).toEqual([]);

    await at.write(async (tx) => {
      for (const mail of claimed) await postponeMail(tx, mail, later(5000));
    });
    expect(await foundByRelease()).toEqual([coachId]);
    expect(await claim(later(4999))).toEqual([]);
    expect(await claim(later(5000))).toHaveLength(3);
  });

  it('disables a coach, whose links then pair no device', async () => {
    const key = await linkOf(scene.actors, scene.athlete);
    const pairing = () => pair(new Actor(at), key);
    expect((await pairing()).statusCode).toBe(204);
    await at.write((tx) => tx.update(CoachEntity, { id: scene.actors.ownCoach.id }, { disabledAt: at.clock.now() }));
    expect((await pairing()).statusCode).toBe(404);
  });

  /** A registration to which a guardian has agreed. */
  async function registrationOfGuardian(): Promise<PendingAthleteEntity> {
    const pending = await build.pending(at, { teamId: scene.team.id });
    const given = { textVersion: '2026-11', givenBy: 'guardian' as const, givenAt: at.clock.now(), coachId: null };
    const guardian = { guardianName: 'Ida Lund', relation: 'mother' };
    await at.write((tx) => storePendingConsent(tx, pending.id, { ...given, ...guardian }, 'ida@home.test'));
    return pending;
  }

  const storedOf = ({ id: pendingAthleteId }: PendingAthleteEntity) =>
    Promise.all([ConsentEntity, AthleteAddressEntity].map((table) => at.read.countBy(table, { pendingAthleteId })));
});
