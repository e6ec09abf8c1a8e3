import { randomUUID } from 'node:crypto';
import { ChangedEventEntity } from '../../../src/modules/calendar/undo/changed-event.entity.js';
import { EventChangeEntity } from '../../../src/modules/calendar/undo/event-change.entity.js';
import { CopiedWeekEntity } from '../../../src/modules/calendar/copy-week/copied-week.entity.js';
import { DeletedRecordEntity } from '../../../src/common/versioned/deleted-record.entity.js';
import { sortKey } from '../../../src/common/text/keys.js';
import type { AthleteEntity } from '../../../src/modules/athletes/index.js';
import { MailEntity } from '../../../src/common/mail/mail.entity.js';
import {
  AddressRequestEntity,
  GuardianRequestEntity,
  storeConfirmedAddress,
  storePendingConsent,
  storeRefusal,
} from '../../../src/modules/consents/index.js';
import type { CoachEntity } from '../../../src/modules/coaches/index.js';
import { hashAthleteKey } from '../../../src/common/auth/athlete-key.js';
import { replaceLinks } from '../../../src/modules/athlete-access/links/links.writer.js';
import { CLEARED_PERSON } from '../../../src/modules/registrations/pending-athlete.mapper.js';
import { GuardianContactEntity } from '../../../src/modules/guardian-contacts/index.js';
import { EventAbsenceEntity } from '../../../src/modules/session-ledger/index.js';
import { SeenAnswerEntity } from '../../../src/modules/squad/index.js';
import type { TeamEntity } from '../../../src/modules/teams/index.js';
import { exercise } from '../../../src/modules/workout-library/plans/workout-plan.js';
import { answeringAthlete, giveConsent } from '../../support/answering-athlete.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';
import { insertFile } from '../../wall/support/imported.js';

/** An athlete with rows in every table that can hold some; `mark` is in each of the texts. */
export async function fullAthlete(
  at: TestApp,
  { coach, team, mark }: { coach: CoachEntity; team: TeamEntity; mark: string },
): Promise<AthleteEntity> {
  const today = at.clock.now().toISOString().slice(0, 10);
  const email = `${mark}@athletes.test`.toLowerCase();
  const athlete = await build.athlete(at, {
    teamId: team.id,
    firstName: `${mark} First`,
    lastName: `${mark} Last`,
    sortKey: sortKey(`${mark} Last`, `${mark} First`),
    email,
    emailKey: email,
    position: `${mark} back`,
    externalId: `${mark}-number`,
    joinedOn: today,
  });
  const { id: athleteId } = athlete;
  // Once by e-mail address and name, once by the number in the app.
  const pending = await build.pending(at, {
    teamId: team.id,
    ...{ firstName: athlete.firstName, lastName: athlete.lastName, email, position: `${mark} wing` },
    externalId: `${mark}-other`,
  });
  await build.pending(at, { teamId: team.id, lastName: `${mark} typo`, externalId: `${mark}-number` });

  await build.pending(at, {
    teamId: team.id,
    ...CLEARED_PERSON,
    status: 'accepted',
    athleteId,
    handledAt: at.clock.now(),
  });

  const entry = await build.entry(at, { athleteId, date: today, injuryRecorded: true, injuryBodyPart: `${mark} knee` });
  await build.session(at, { athleteId, date: today, externalId: `${mark}-session` });
  await build.performanceTest(at, { athleteId, recordedAt: today, value: 41.25 });
  await build.measurement(at, { athleteId, day: today, value: 412 });
  await build.availability(at, { athleteId, bodyPart: `${mark} knee`, note: `${mark} physio`, coachId: coach.id });
  await build.decision(at, { athleteId, kind: 'rest', note: `${mark} day off`, coachId: coach.id });
  await build.athleteRequest(at, { athleteId, text: `${mark} was there` });
  const teamEvent = await build.event(at, { teamId: team.id, date: today, title: 'Practice of all' });
  await build.attendance(at, { eventId: teamEvent.id, athleteId });
  const visit = await build.event(at, { athleteId, date: today, title: `${mark} visit`, notes: `${mark} notes` });
  await build.closing(at, { eventId: visit.id, coachId: coach.id, closeId: `${mark}-close` });
  const workout = await build.workout(at, { institutionId: coach.institutionId });
  await build.scheduledWorkout(at, { ...workout, name: `${mark} workout` }, { athleteId, date: today }, [
    exercise(`${mark} squat`, 3, 8, { notes: `${mark} slowly` }),
  ]);

  await answeringAthlete(at, athleteId, { consent: false, name: `${mark} phone` });
  await giveConsent(at, athleteId, { guardianName: `${mark} parent`, relation: `${mark} mother` });

  const now = at.clock.now();
  await at.write(async (tx) => {
    const times = { createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
    const who = { firstName: athlete.firstName, dateOfBirth: '2004-02-29', guardianEmail: `${mark}@home.test` };
    const question = { ...who, athleteId, teamId: null, questionKey: mark, keySha256: null, ...times };
    const { identifiers: asked } = await tx.insert(GuardianRequestEntity, question);
    await tx.insert(AddressRequestEntity, { athleteId, email: `${mark}@named.test`, keySha256: null, ...times });
    const mail = { kind: 'guardian_question', athleteId, coachId: null, network: null };
    const due = { createdAt: now, nextTryAt: times.expiresAt, attempts: 1 };
    await tx.insert(MailEntity, { ...mail, ...due, guardianRequestId: Number(asked[0]?.['id']) });
    const address = { email: `${mark}@confirmed.test`, addressOf: 'guardian' as const, confirmedAt: now };
    await storeConfirmedAddress(tx, athleteId, address);
    const given = { textVersion: '2026-11', givenBy: 'guardian' as const, givenAt: now, coachId: null };
    const guardian = { guardianName: `${mark} mother`, relation: `${mark} mother` };
    await storePendingConsent(tx, pending.id, { ...given, ...guardian }, `${mark}@pending.test`);
    await replaceLinks(tx, coach.id, [{ athleteId, keySha256: hashAthleteKey(mark) }], now);
    await storeRefusal(tx, athleteId, now);
    await tx.insert(GuardianContactEntity, {
      ...{ athleteId, name: `${mark} guardian`, relation: `${mark} relation`, email: `${mark}@contact.test` },
      createdAt: now,
    });
    await insertFile(tx, { coachId: coach.id, mark, teamId: team.id, athleteId, now });
    await tx.insert(EventAbsenceEntity, { athleteId, eventId: visit.id, reportedAt: now });
    await tx.insert(SeenAnswerEntity, { athleteId, day: today, coachId: coach.id, seenAt: now });
    const content = JSON.stringify({ ...entry, injuryBodyPart: `${mark} ankle` });
    await tx.insert(DeletedRecordEntity, {
      kind: 'wellness',
      recordId: 1e6 + entry.id,
      athleteId,
      content,
      deletedAt: now,
    });
    const change = { changeId: randomUUID(), coachId: coach.id, kind: 'changed' as const, createdAt: now };
    const { identifiers } = await tx.insert(EventChangeEntity, change);
    const eventChangeId = Number(identifiers[0]?.['id']);
    const { workoutUid: _uid, id: eventId, ...before } = visit;
    await tx.insert(ChangedEventEntity, {
      ...before,
      title: `${mark} former`,
      eventChangeId,
      eventId,
      versionAfter: 2,
    });
    await tx.insert(CopiedWeekEntity, { eventChangeId, copied: 1, alreadyThere: 0, workoutsLeft: 0 });
  });
  return athlete;
}
