import { Institutions1764000000001 } from './001-institutions.js';
import { Coaches1764000000002 } from './002-coaches.js';
import { Sessions1764000000003 } from './003-sessions.js';
import { AttemptCounters1764000000004 } from './004-attempt-counters.js';
import { Teams1764000000005 } from './005-teams.js';
import { TeamStaff1764000000006 } from './006-team-staff.js';
import { Athletes1764000000007 } from './007-athletes.js';
import { WellnessEntries1764000000008 } from './008-wellness-entries.js';
import { CalendarEvents1764000000009 } from './009-calendar-events.js';
import { AttendanceRecords1764000000010 } from './010-attendance-records.js';
import { TrainingSessions1764000000011 } from './011-training-sessions.js';
import { FatigueRecords1764000000012 } from './012-fatigue-records.js';
import { PendingAthletes1764000000013 } from './013-pending-athletes.js';
import { Workouts1764000000014 } from './014-workouts.js';
import { WorkoutRows1764000000015 } from './015-workout-rows.js';
import { ScheduledWorkouts1764000000016 } from './016-scheduled-workouts.js';
import { ScheduledWorkoutRows1764000000017 } from './017-scheduled-workout-rows.js';
import { ApiKeys1764000000018 } from './018-api-keys.js';
import { PasswordResets1764000000019 } from './019-password-resets.js';
import { AttemptCountersNextTryAt1764000000020 } from './020-attempt-counters-next-try-at.js';
import { AuditEntries1764000000021 } from './021-audit-entries.js';
import { AthletesExternalId1764000000022 } from './022-athletes-external-id.js';
import { IdempotencyKeys1764000000023 } from './023-idempotency-keys.js';
import { AttendanceRecordsAthleteStatus1764000000024 } from './024-attendance-records-athlete-status.js';
import { AttendanceRecordsAthlete1764000000025 } from './025-attendance-records-athlete.js';
import { AuditEntriesApiKey1764000000026 } from './026-audit-entries-api-key.js';
import { EventChanges1764000000027 } from './027-event-changes.js';
import { ChangedEvents1764000000028 } from './028-changed-events.js';
import { CalendarFeeds1764000000029 } from './029-calendar-feeds.js';
import { AthletesVersion1764000000030 } from './030-athletes-version.js';
import { CopiedWeeks1764000000031 } from './031-copied-weeks.js';
import { SavedExercises1764000000032 } from './032-saved-exercises.js';
import { ReleaseOutcomeCounts1764000000033 } from './033-release-outcome-counts.js';
import { ReleaseVetoes1764000000034 } from './034-release-vetoes.js';
import { ReleaseKeys1764000000035 } from './035-release-keys.js';
import { WellnessEntriesAnsweredAt1764000000036 } from './036-wellness-entries-answered-at.js';
import { AthleteAvailability1764000000037 } from './037-athlete-availability.js';
import { SquadDecisions1764000000039 } from './039-squad-decisions.js';
import { SeenAnswers1764000000040 } from './040-seen-answers.js';
import { TrainingSessionsEvent1764000000042 } from './042-training-sessions-event.js';
import { AthletesJoinedOn1764000000043 } from './043-athletes-joined-on.js';
import { CalendarEventsPlannedRpe1764000000044 } from './044-calendar-events-planned-rpe.js';
import { ChangedEventsPlannedRpe1764000000045 } from './045-changed-events-planned-rpe.js';
import { AttendanceRecordsEventDate1764000000046 } from './046-attendance-records-event-date.js';
import { AttendanceClosings1764000000047 } from './047-attendance-closings.js';
import { ExerciseVideos1764000000048 } from './048-exercise-videos.js';
import { DeletedRecords1764000000049 } from './049-deleted-records.js';
import { HousekeepingTasks1764000000050 } from './050-housekeeping-tasks.js';
import { PendingAthletesStatusCreated1764000000051 } from './051-pending-athletes-status-created.js';
import { AuditLog1764000000052 } from './052-audit-log.js';
import { CoachesDisabledAt1764000000055 } from './055-coaches-disabled-at.js';
import { SecurityEntries1764000000056 } from './056-security-entries.js';
import { RefusalCounts1764000000057 } from './057-refusal-counts.js';
import { Mails1764000000058 } from './058-mails.js';
import { IdempotencyKeysCreatedIds1764000000060 } from './060-idempotency-keys-created-ids.js';
import { Installation1764000000061 } from './061-installation.js';
import { SecurityEntriesAthlete1764000000062 } from './062-security-entries-athlete.js';
import { PendingAthletesAthlete1764000000063 } from './063-pending-athletes-athlete.js';
import { AthleteLinks1764000000064 } from './064-athlete-links.js';
import { AthleteDevices1764000000065 } from './065-athlete-devices.js';
import { Consents1764000000066 } from './066-consents.js';
import { InstitutionsSeasonEnds1764000000067 } from './067-institutions-season-ends.js';
import { InstitutionsGuardianAge1764000000070 } from './070-institutions-guardian-age.js';
import { GuardianRequests1764000000071 } from './071-guardian-requests.js';
import { AthleteAddresses1764000000072 } from './072-athlete-addresses.js';
import { AddressRequests1764000000073 } from './073-address-requests.js';
import { MailsAthlete1764000000074 } from './074-mails-athlete.js';
import { MailsGuardianRequest1764000000075 } from './075-mails-guardian-request.js';
import { MailsDueAt1764000000076 } from './076-mails-due-at.js';
import { MailsAthleteIndex1764000000077 } from './077-mails-athlete-index.js';
import { MailsDueAtIndex1764000000078 } from './078-mails-due-at-index.js';
import { WellnessEntriesAthleteVersion1764000000080 } from './080-wellness-entries-athlete-version.js';
import { TrainingSessionsAthleteVersion1764000000081 } from './081-training-sessions-athlete-version.js';
import { EventAbsences1764000000082 } from './082-event-absences.js';
import { SquadDecisionsMessage1764000000083 } from './083-squad-decisions-message.js';
import { SecurityEntriesAthleteIndex1764000000084 } from './084-security-entries-athlete-index.js';
import { AthleteRequests1764000000086 } from './086-athlete-requests.js';
import { GuardianRefusals1764000000088 } from './088-guardian-refusals.js';
import { AthletesRosterNumber1764000000100 } from './100-athletes-roster-number.js';
import { AthletesRosterKeys1764000000101 } from './101-athletes-roster-keys.js';
import { CopiedWeeksCopyNumber1764000000102 } from './102-copied-weeks-copy-number.js';
import { WorkoutsRoutineNumber1764000000103 } from './103-workouts-routine-number.js';

/** In order. A landed migration is never edited; a change of the schema is a new migration. */
export const MIGRATIONS = [
  Institutions1764000000001,
  Coaches1764000000002,
  Sessions1764000000003,
  AttemptCounters1764000000004,
  Teams1764000000005,
  TeamStaff1764000000006,
  Athletes1764000000007,
  WellnessEntries1764000000008,
  CalendarEvents1764000000009,
  AttendanceRecords1764000000010,
  TrainingSessions1764000000011,
  FatigueRecords1764000000012,
  PendingAthletes1764000000013,
  Workouts1764000000014,
  WorkoutRows1764000000015,
  ScheduledWorkouts1764000000016,
  ScheduledWorkoutRows1764000000017,
  ApiKeys1764000000018,
  PasswordResets1764000000019,
  AttemptCountersNextTryAt1764000000020,
  AuditEntries1764000000021,
  AthletesExternalId1764000000022,
  IdempotencyKeys1764000000023,
  AttendanceRecordsAthleteStatus1764000000024,
  AttendanceRecordsAthlete1764000000025,
  AuditEntriesApiKey1764000000026,
  EventChanges1764000000027,
  ChangedEvents1764000000028,
  CalendarFeeds1764000000029,
  AthletesVersion1764000000030,
  CopiedWeeks1764000000031,
  SavedExercises1764000000032,
  ReleaseOutcomeCounts1764000000033,
  ReleaseVetoes1764000000034,
  ReleaseKeys1764000000035,
  WellnessEntriesAnsweredAt1764000000036,
  AthleteAvailability1764000000037,
  SquadDecisions1764000000039,
  SeenAnswers1764000000040,
  TrainingSessionsEvent1764000000042,
  AthletesJoinedOn1764000000043,
  CalendarEventsPlannedRpe1764000000044,
  ChangedEventsPlannedRpe1764000000045,
  AttendanceRecordsEventDate1764000000046,
  AttendanceClosings1764000000047,
  ExerciseVideos1764000000048,
  DeletedRecords1764000000049,
  HousekeepingTasks1764000000050,
  PendingAthletesStatusCreated1764000000051,
  AuditLog1764000000052,
  CoachesDisabledAt1764000000055,
  SecurityEntries1764000000056,
  RefusalCounts1764000000057,
  Mails1764000000058,
  IdempotencyKeysCreatedIds1764000000060,
  Installation1764000000061,
  SecurityEntriesAthlete1764000000062,
  PendingAthletesAthlete1764000000063,
  AthleteLinks1764000000064,
  AthleteDevices1764000000065,
  Consents1764000000066,
  InstitutionsSeasonEnds1764000000067,
  InstitutionsGuardianAge1764000000070,
  GuardianRequests1764000000071,
  AthleteAddresses1764000000072,
  AddressRequests1764000000073,
  MailsAthlete1764000000074,
  MailsGuardianRequest1764000000075,
  MailsDueAt1764000000076,
  MailsAthleteIndex1764000000077,
  MailsDueAtIndex1764000000078,
  WellnessEntriesAthleteVersion1764000000080,
  TrainingSessionsAthleteVersion1764000000081,
  EventAbsences1764000000082,
  SquadDecisionsMessage1764000000083,
  SecurityEntriesAthleteIndex1764000000084,
  AthleteRequests1764000000086,
  GuardianRefusals1764000000088,
  AthletesRosterNumber1764000000100,
  AthletesRosterKeys1764000000101,
  CopiedWeeksCopyNumber1764000000102,
  WorkoutsRoutineNumber1764000000103,
];
