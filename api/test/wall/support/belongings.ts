import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@touchline/contracts/calendar-date';
import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { Sport } from '@touchline/contracts/sports';
import { CalendarEventEntity } from '../../../src/modules/calendar/index.js';
import { CalendarFeedEntity } from '../../../src/modules/calendar/feed/calendar-feed.entity.js';
import { recordChangedEvents } from '../../../src/modules/calendar/undo/event-changes.writer.js';
import { InstitutionEntity, type CoachEntity } from '../../../src/modules/coaches/index.js';
import { PasswordResetEntity } from '../../../src/modules/coaches/passwords/password-reset.entity.js';
import { DeletedRecordEntity } from '../../../src/common/versioned/deleted-record.entity.js';
import { newToken, hashToken } from '../../../src/common/auth/secret-token.js';
import { AthleteDeviceEntity } from '../../../src/modules/athlete-access/index.js';
import { hashAthleteKey, newAthleteKey } from '../../../src/common/auth/athlete-key.js';
import { replaceLinks } from '../../../src/modules/athlete-access/links/links.writer.js';
import {
  AddressRequestEntity,
  GuardianRequestEntity,
  storeConfirmedAddress,
} from '../../../src/modules/consents/index.js';
import { CATALOGUE } from '../../../src/modules/exercise-library/catalogue/catalogue.js';
import { saveExercise } from '../../../src/modules/exercise-library/exercise-library.writer.js';
import { ReleaseOutcomeCountEntity } from '../../../src/modules/releases/index.js';
import type { AthleteEntity } from '../../../src/modules/athletes/index.js';
import { MembershipEntity } from '../../../src/modules/memberships/index.js';
import { PosterLinkEntity } from '../../../src/modules/posters/index.js';
import type { PendingAthleteEntity } from '../../../src/modules/registrations/index.js';
import { keepJoined } from '../../../src/modules/registrations/joined-registrations.writer.js';
import { CLEARED_PERSON } from '../../../src/modules/registrations/pending-athlete.mapper.js';
import { closeRegistration } from '../../../src/modules/registrations/registrations.writer.js';
import type { KeptContent } from '../../../src/modules/season-changes/kept-athletes.repository.js';
import { WorkoutEntity } from '../../../src/modules/workout-library/index.js';
import { exercise, rest } from '../../../src/modules/workout-library/plans/workout-plan.js';
import { answeringAthlete, giveConsent } from '../../support/answering-athlete.js';
import * as build from '../../support/factories.js';
import { nameInRegistry } from '../../support/site-registry.js';
import type { TestApp } from '../../support/test-app.js';
import { AREA_CANARY, AREA_LIVE } from '../inventory/releases.js';
import { contactOf, importedFile, surveyFile } from './imported.js';
import { measuredBy } from './measured.js';
import type { Belongings } from '../inventory/types.js';

/** Counted per application, so that two applications with the same calls have the same numbers. */
const made = new WeakMap<TestApp, number>();

/** Texts by which a coach's rows are recognised in any answer. */
export interface Marked {
  coach: CoachEntity;
  /** Part of every text that only this coach may see. */
  mark: string;
  /** Part of every text that only coaches of this institution may see. */
  houseMark: string;
  /** Sport of all of the coach's teams, and of no other team. */
  sport: Sport;
}

/** Creates a team of the coach with one of everything. */
export async function belongingsOf(at: TestApp, { coach, mark, houseMark, sport }: Marked): Promise<Belongings> {
  const no = (made.get(at) ?? 0) + 1;
  made.set(at, no);
  const today = at.clock.now().toISOString().slice(0, 10);
  const registrationCode = `${mark.slice(0, 4)}${no.toString(36).padStart(4, '0')}`.toUpperCase();
  const externalId = `${mark}-number-${no}`;
  const team = await build.team(at, coach, {
    sport,
    name: `${mark} team ${no}`,
    registrationCode,
    codeExpiresAt: new Date(at.clock.now().getTime() + 6 * 86_400_000),
  });
  const club = await at.read.findOneByOrFail(InstitutionEntity, { id: coach.institutionId });
  const emptyTeam = await build.team(at, coach, { sport, name: `${mark} empty ${no}` });
  await build.pending(at, { teamId: emptyTeam.id, ...CLEARED_PERSON, status: 'declined', handledAt: at.clock.now() });
  const athlete = await build.athlete(at, {
    teamId: team.id,
    firstName: `${mark} first`,
    lastName: `${mark} last ${no}`,
    email: `${mark}.${no}@athletes.test`,
    emailKey: `${mark}.${no}@athletes.test`,
    position: `${mark} back`,
    externalId,
  });
  const teammate = await build.athlete(at, {
    teamId: team.id,
    firstName: `${mark} second`,
    lastName: `${mark} mate ${no}`,
    email: `${mark}.mate.${no}@athletes.test`,
    emailKey: `${mark}.mate.${no}@athletes.test`,
    position: `${mark} back`,
  });
  const furtherTeam = await build.team(at, coach, { sport, name: `${mark} further ${no}` });
  const plannedFrom = addDays(today, 30);
  const membership = await build.membership(at, {
    athleteId: athlete.id,
    teamId: furtherTeam.id,
    ...{ joinedOn: plannedFrom, recordsFrom: plannedFrom, position: `${mark} back` },
  });
  const wellnessEntry = await build.entry(at, {
    athleteId: athlete.id,
    date: addDays(today, -1),
    injuryRecorded: true,
    injuryBodyPart: `${mark} knee`,
    injurySeverity: 5,
  });
  const surveys = await surveyFile(at, { coach, mark, teamId: team.id, entry: wellnessEntry });
  // Kept of an entry that was deleted; the number is one that no entry has.
  await at.write((tx) =>
    tx.insert(DeletedRecordEntity, {
      kind: 'wellness',
      recordId: 1_000_000 + wellnessEntry.id,
      athleteId: athlete.id,
      content: JSON.stringify({ ...wellnessEntry, date: addDays(today, -2) }),
      deletedAt: at.clock.now(),
    }),
  );
  const pendingAthlete = await build.pending(at, {
    teamId: team.id,
    // The teammate may be the same person.
    firstName: teammate.firstName,
    lastName: teammate.lastName,
    email: `${mark}.waits.${no}@athletes.test`,
    position: `${mark} wing`,
    pendingKey: `${mark}-${no}`,
    externalId: `${mark}-waits-${no}`,
  });
  const joinedRegistration = await joined(at, athlete, {
    lastName: `${mark} sister`,
    email: `${mark}.sister.${no}@athletes.test`,
    pendingKey: `${mark}-sister-${no}`,
  });
  const event = await build.event(at, {
    teamId: team.id,
    date: today,
    plannedRpe: 6,
    title: `${mark} practice`,
    notes: `${mark} notes`,
    seriesId: `${mark}-series`,
  });
  const nextEvent = await build.event(at, {
    teamId: team.id,
    date: addDays(today, 7),
    title: `${mark} practice`,
    notes: `${mark} notes`,
    seriesId: `${mark}-series`,
  });
  const changeId = await changed(
    at,
    coach,
    await build.event(at, {
      teamId: team.id,
      date: addDays(today, 2),
      title: `${mark} planned`,
      notes: `${mark} notes`,
      seriesId: `${mark}-planned`,
    }),
  );
  await build.event(at, {
    athleteId: athlete.id,
    date: addDays(today, 1),
    title: `${mark} visit`,
    attendanceTaken: false,
  });
  // At the time of the team's event of today.
  await build.event(at, {
    athleteId: athlete.id,
    date: today,
    title: `${mark} physio`,
    attendanceTaken: false,
  });
  // Over at any time of the day.
  const pastEvent = await build.event(at, {
    teamId: team.id,
    date: addDays(today, -1),
    title: `${mark} past`,
    eventTime: '09:00',
  });
  const closeId = `00000000-0000-4000-a000-${String(no).padStart(12, '0')}`;
  await build.attendance(at, { eventId: event.id, athleteId: athlete.id, closeId });
  await build.closing(at, { eventId: event.id, coachId: coach.id, closeId });
  await build.attendance(at, { eventId: nextEvent.id, athleteId: athlete.id, closeId: `${mark}-close` });
  await build.closing(at, { eventId: nextEvent.id, coachId: coach.id, closeId: `${mark}-close` });
  const trainingSession = await build.session(at, {
    athleteId: athlete.id,
    date: today,
    externalId: `${mark}-session`,
  });
  const tested = (kind: PerformanceTestKind) =>
    build.performanceTest(at, { athleteId: athlete.id, recordedAt: today, kind, value: 9 });
  const [gripRecord, sprintRecord] = [await tested('grip'), await tested('sprint')];
  await tested('jump');
  await build.availability(at, {
    athleteId: athlete.id,
    status: 'out',
    bodyPart: `${mark} knee`,
    note: `${mark} physio`,
    coachId: coach.id,
  });
  const decision = await build.decision(at, {
    athleteId: athlete.id,
    kind: 'rest',
    note: `${mark} day off`,
    messageToAthlete: `${mark} rest well`,
    coachId: coach.id,
  });
  const athleteRequest = await build.athleteRequest(at, { athleteId: athlete.id, text: `${mark} was there` });
  await build.athleteRequest(at, {
    athleteId: athlete.id,
    kind: 'erasure',
    text: `${mark} leaves`,
    openKind: null,
    doneAt: at.clock.now(),
    coachId: coach.id,
    answer: `${mark} stays`,
  });
  const rows = [
    exercise(`${houseMark} squat`, 3, 8, { notes: `${houseMark} slowly` }),
    { ...rest(60), name: `${houseMark} rest` },
  ];
  const workout = await build.workout(at, {
    institutionId: coach.institutionId,
    name: `${houseMark} workout ${no}`,
    description: `${houseMark} plan`,
    rows,
  });
  // Nobody has renamed or deleted the recovery routine otherwise, and then there is nothing to restore.
  await at.write((tx) =>
    tx.update(
      WorkoutEntity,
      { institutionId: coach.institutionId, name: HIP_MOBILITY_ROUTINE_NAME },
      { name: `${houseMark} former routine ${no}` },
    ),
  );
  const copied = rows.map((row) => ({ ...row, name: `${mark} ${row.name}`.slice(0, 50), coachNotes: `${mark} notes` }));
  const scheduled = await build.scheduledWorkout(
    at,
    { ...workout, name: `${mark} scheduled` },
    { teamId: team.id, date: today },
    copied,
  );
  // The first exercise of the catalogue, saved as if at an earlier time.
  const savedExercise = CATALOGUE[0]?.id ?? 0;
  await at.write((tx) => saveExercise(tx, { coachId: coach.id, exerciseId: savedExercise, createdAt: at.clock.now() }));
  // The coaches of an institution share the videos. Calls change that of the saved exercise only.
  for (const { id: exerciseId } of CATALOGUE.slice(0, 2))
    await build.exerciseVideo(at, {
      institutionId: coach.institutionId,
      exerciseId,
      videoUrl: `https://youtu.be/aZ0_-bY1x2W?${houseMark}`,
    });
  const resetToken = newToken();
  await at.write((tx) =>
    tx.insert(PasswordResetEntity, {
      tokenSha256: hashToken(resetToken),
      coachId: coach.id,
      createdAt: at.clock.now(),
      expiresAt: new Date(at.clock.now().getTime() + 3_600_000),
    }),
  );
  const feedSecret = `${mark}-calendar-${no}-`.padEnd(43, 'x');
  await at.write((tx) =>
    tx.insert(CalendarFeedEntity, { teamId: team.id, secret: feedSecret, createdAt: at.clock.now() }),
  );
  const posterKey = newAthleteKey();
  const posterMadeAt = at.clock.now();
  const posterEnds = new Date(posterMadeAt.getTime() + 3_600_000);
  await at.write((tx) =>
    tx.insert(PosterLinkEntity, {
      ...{ teamId: team.id, linkKey: posterKey, createdAt: posterMadeAt, expiresAt: posterEnds },
    }),
  );
  const seasonChangedAt = await changedSeason(at, coach, teammate);
  const measured = await measuredBy(at, {
    ...{ institutionId: coach.institutionId, houseMark, teamId: team.id, athleteId: athlete.id, today },
  });
  const linkKey = newAthleteKey();
  const link = { athleteId: athlete.id, keySha256: hashAthleteKey(linkKey) };
  await at.write((tx) => replaceLinks(tx, coach.id, [link], at.clock.now()));
  // The device of slot 1 is the one that calls as the athlete: see `callerOf`.
  await answeringAthlete(at, athlete.id, { slot: 2, name: `${mark} phone`, consent: false });
  const device = await at.read.findOneByOrFail(AthleteDeviceEntity, { athleteId: athlete.id, slot: 2 });
  // To an earlier text, so that there is something to agree to.
  await giveConsent(at, athlete.id, {
    textVersion: '2026-01',
    givenBy: 'guardian',
    guardianName: `${mark} parent`,
    relation: `${mark} mother`,
  });
  const keys = await askedByMail(at, { mark, no, teamId: team.id, athleteId: athlete.id, teammateId: teammate.id });
  return {
    coach: coach.id,
    email: coach.email,
    team: team.id,
    emptyTeam: emptyTeam.id,
    furtherTeam: furtherTeam.id,
    membership: membership.id,
    athlete: athlete.id,
    teammate: teammate.id,
    newcomers: [`Ada Byron ${no}`, `May Be ${no}`],
    wellnessEntry: wellnessEntry.id,
    gripRecord: gripRecord.id,
    sprintRecord: sprintRecord.id,
    trainingSession: trainingSession.id,
    decision: decision.id,
    pendingAthlete: pendingAthlete.id,
    joinedRegistration: joinedRegistration.id,
    athleteRequest: athleteRequest.id,
    event: event.id,
    pastEvent: pastEvent.id,
    closeId,
    changeId,
    feedSecret,
    posterKey,
    posterMadeAt: posterMadeAt.toISOString(),
    seasonChangedAt: seasonChangedAt.toISOString(),
    guardianContact: await contactOf(at, mark, athlete.id),
    ...(await importedFile(at, { coach, mark, teamId: team.id, athlete: teammate })),
    ...surveys,
    clubVersion: club.settingsVersion,
    ...measured,
    workout: workout.id,
    scheduledWorkout: scheduled.id,
    workoutUid: scheduled.workoutUid,
    exercise: savedExercise,
    registrationCode,
    externalId,
    resetToken,
    linkKey,
    ...keys,
    ...(await staffOf(at, { coach, mark, sport, no, teamId: team.id })),
    mailbox: `${mark}.${no}@mailbox.test`.toLowerCase(),
    device: device.id,
    area: await failingArea(at, no),
    releasedArea: releasedArea(at, releasedAreaOf({ mark })),
    today,
  };
}

/** A season's change that left the athlete where they are. Returns its instant. */
async function changedSeason(at: TestApp, coach: CoachEntity, { id: athleteId, teamId }: AthleteEntity): Promise<Date> {
  const deletedAt = at.clock.now();
  await at.write(async (tx) => {
    const before = await tx.findBy(MembershipEntity, { athleteId });
    const content: KeptContent = {
      ...{ teamId, action: 'end', toTeamId: null, coachId: coach.id, firstDay: deletedAt.toISOString().slice(0, 10) },
      ...{ mainTeamId: teamId, memberships: { before, after: before } },
    };
    const kept = {
      kind: 'season',
      recordId: athleteId,
      athleteId,
      content: JSON.stringify(content),
      deletedAt,
    } as const;
    await tx.insert(DeletedRecordEntity, kept);
  });
  return deletedAt;
}

/** A registration that was accepted as this athlete an hour ago. */
async function joined(
  at: TestApp,
  athlete: AthleteEntity,
  person: { lastName: string; email: string; pendingKey: string },
): Promise<PendingAthleteEntity> {
  const { teamId } = athlete;
  const registration = await build.pending(at, { teamId, ...person });
  await at.write(async (tx) => {
    const now = new Date(at.clock.now().getTime() - 3_600_000);
    const before = { ...athlete, teamName: '' };
    const nothing = { update: {}, memberships: { before: [], after: [] } };
    await keepJoined(tx, { registration, consents: { consents: [], addresses: [] }, before, ...nothing }, now);
    await closeRegistration(tx, registration.id, { status: 'accepted', athleteId: athlete.id }, now);
  });
  return registration;
}

/** Questions to guardians, an address to confirm and a confirmed one, with the keys in their mails. */
async function askedByMail(
  at: TestApp,
  {
    mark,
    no,
    teamId,
    athleteId,
    teammateId,
  }: Record<'no' | 'teamId' | 'athleteId' | 'teammateId', number> & { mark: string },
): Promise<Pick<Belongings, 'guardianKey' | 'teammateGuardianKey' | 'joinKey' | 'otherJoinKey' | 'addressKey'>> {
  const keys = {
    guardianKey: newAthleteKey(),
    teammateGuardianKey: newAthleteKey(),
    joinKey: newAthleteKey(),
    otherJoinKey: newAthleteKey(),
    addressKey: newAthleteKey(),
  };
  const createdAt = at.clock.now();
  const times = { createdAt, expiresAt: new Date(createdAt.getTime() + 3_600_000) };
  const question = (name: string, key: string) => ({
    ...{ questionKey: hashToken(`question ${key}`), keySha256: hashAthleteKey(key), ...times },
    ...{ firstName: `${mark} ${name}`, dateOfBirth: '2015-02-28', guardianEmail: `${mark}.${name}.${no}@home.test` },
  });
  await at.write(async (tx) => {
    await tx.insert(GuardianRequestEntity, { ...question('first', keys.guardianKey), teamId: null, athleteId });
    const aboutTeammate = question('second', keys.teammateGuardianKey);
    await tx.insert(GuardianRequestEntity, { ...aboutTeammate, teamId: null, athleteId: teammateId });
    await tx.insert(GuardianRequestEntity, { ...question('joins', keys.joinKey), teamId, athleteId: null });
    await tx.insert(GuardianRequestEntity, { ...question('joins too', keys.otherJoinKey), teamId, athleteId: null });
    const named = { email: `${mark}.${no}@named.test`, keySha256: hashAthleteKey(keys.addressKey) };
    await tx.insert(AddressRequestEntity, { athleteId, ...named, ...times });
    await storeConfirmedAddress(tx, athleteId, {
      email: `${mark}.${no}@confirmed.test`,
      addressOf: 'guardian',
      confirmedAt: createdAt,
    });
  });
  return keys;
}

/** A colleague on the staff, somebody who is invited, and an invitation of the coach to the colleague's team. */
async function staffOf(
  at: TestApp,
  { coach, mark, sport, no, teamId }: Pick<Marked, 'coach' | 'mark' | 'sport'> & { no: number; teamId: number },
): Promise<
  Pick<Belongings, 'staffMember' | 'secondStaffMember' | 'invitation' | 'invitationToken' | 'ownInvitationToken'>
> {
  const { institutionId } = coach;
  const email = `${mark}.helper.${no}@club.test`;
  const helper = await build.coach(at, { institutionId, name: `${mark} helper`, email });
  const { id: helpersTeam } = await build.team(at, helper, { sport, name: `${mark} helped ${no}` });
  const second = await build.coach(at, { institutionId, name: `${mark} second`, email: `second.${email}` });
  for (const { id: coachId } of [helper, second]) await build.staff(at, { teamId, coachId, role: 'coach' });
  const invited = await build.invitation(at, {
    teamId,
    invitedById: coach.id,
    email: `${mark}.new.${no}@club.test`,
    name: `${mark} newcomer`,
  });
  const own = await build.invitation(at, { teamId: helpersTeam, invitedById: helper.id, email: coach.email });
  return {
    staffMember: helper.id,
    secondStaffMember: second.id,
    invitation: invited.id,
    invitationToken: invited.token,
    ownInvitationToken: own.token,
  };
}

/** The area that a party's release key is good for. */
export const releasedAreaOf = ({ mark }: Pick<Marked, 'mark'>): string => `mfe-${mark.toLowerCase()}`;

/** An area with a good version, which may be approved again, and without uploads. */
function releasedArea(at: TestApp, area: string): string {
  nameInRegistry(at, area, { live: AREA_LIVE, lastGood: AREA_LIVE });
  const folder = join(at.siteDir, 'remotes', area, AREA_LIVE);
  rmSync(join(at.siteDir, 'registry/uploads', area), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), '{}');
  return area;
}

/** An area whose version on trial has failed so often that the next report of a failure leads to its veto. */
async function failingArea(at: TestApp, no: number): Promise<string> {
  const area = `mfe-wall-${no}`;
  nameInRegistry(at, area, { live: AREA_LIVE, canary: { version: AREA_CANARY, share: 10 } });
  const now = at.clock.now();
  await at.write((tx) =>
    tx.insert(ReleaseOutcomeCountEntity, {
      area,
      version: AREA_CANARY,
      outcome: 'render',
      count: 1_000,
      firstAt: now,
      lastAt: now,
    }),
  );
  return area;
}

/** Moves an event by a day, so that the coach can undo it. */
async function changed(at: TestApp, coach: CoachEntity, event: CalendarEventEntity): Promise<string> {
  const now = at.clock.now();
  return at.write(async (tx) => {
    await tx.update(
      CalendarEventEntity,
      { id: event.id },
      { date: addDays(event.date, 1), version: event.version + 1 },
    );
    return (await recordChangedEvents(tx, coach.id, [event], now)).changeId;
  });
}
