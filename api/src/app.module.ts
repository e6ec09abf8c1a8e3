import { Global, Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { newestBackup } from './backup/backup.metrics.js';
import { AuditArchive } from './common/audit/audit-archive.js';
import { AuditEntryEntity } from './common/audit/audit-entry.entity.js';
import { AuditLog } from './common/audit/audit-log.js';
import { oldAuditEntries } from './common/audit/audit.housekeeping.js';
import { entriesToArchive } from './common/audit/audit.metrics.js';
import { AfterAnswerModule } from './common/after-answer/after-answer.module.js';
import { CallerGuard } from './common/auth/caller.guard.js';
import { Callers } from './common/auth/callers.js';
import { DeviceCookie } from './common/auth/device-cookie.js';
import { SessionCookie } from './common/auth/session-cookie.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { Housekeeper } from './common/housekeeping/housekeeper.js';
import { HousekeepingModule } from './common/housekeeping/housekeeping.module.js';
import { Metrics } from './common/metrics/metrics.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import { ApiDescription } from './common/http/api-description.js';
import { Shutdown } from './common/http/shutdown.js';
import { IdempotencyKeyEntity } from './common/idempotency/idempotency-key.entity.js';
import { EXPIRED_IDEMPOTENCY_KEYS } from './common/idempotency/idempotency-keys.housekeeping.js';
import { IntakeLimit } from './common/intake/intake-limit.js';
import { IntakeRows } from './common/intake/intake-rows.js';
import { AttemptCounterEntity } from './common/limits/attempt-counter.entity.js';
import { EXPIRED_ATTEMPT_COUNTERS } from './common/limits/attempt-counters.housekeeping.js';
import { AttemptLimiter } from './common/limits/attempt-limiter.js';
import { RefusalCountEntity } from './common/security-log/refusal-count.entity.js';
import { RefusalLog } from './common/security-log/refusal-log.js';
import { SecurityEntryEntity } from './common/security-log/security-entry.entity.js';
import { OLD_SECURITY_ENTRIES } from './common/security-log/security-log.housekeeping.js';
import { Clock } from './common/time/clock.js';
import { DeletedRecordEntity } from './common/versioned/deleted-record.entity.js';
import { UNRESTORABLE_RECORDS } from './common/versioned/deleted-records.housekeeping.js';
import { SchemaValidationPipe } from './common/validation/schema-validation.pipe.js';
import { UnexpectedInputGuard } from './common/validation/unexpected-input.guard.js';
import { SETTINGS, type Settings } from './config/settings.js';
import { WRITER } from './database/data-source-names.js';
import { DatabaseStart } from './database/database-start.js';
import { DatabaseModule } from './database/database.module.js';
import { UnitOfWork } from './database/unit-of-work.js';
import type { Deadlines } from './database/mysql-with-deadlines.js';
import { AthleteAccessModule } from './modules/athlete-access/index.js';
import { AthleteAnswersModule } from './modules/athlete-answers/index.js';
import { AthleteRightsModule } from './modules/athlete-rights/index.js';
import { AthletesModule } from './modules/athletes/index.js';
import { MembershipsModule } from './modules/memberships/index.js';
import { AttendanceModule } from './modules/attendance/index.js';
import { CalendarModule } from './modules/calendar/index.js';
import { ClubDataModule } from './modules/club-data/index.js';
import { ClubModule } from './modules/club/index.js';
import { CoachesModule } from './modules/coaches/index.js';
import { ConsentsModule } from './modules/consents/index.js';
import { ComparisonsModule } from './modules/comparisons/index.js';
import { ExerciseLibraryModule } from './modules/exercise-library/index.js';
import { PerformanceTestsModule } from './modules/performance-tests/index.js';
import { MeasurementsModule } from './modules/measurements/index.js';
import { MeasuresModule } from './modules/measures/index.js';
import { SurveysModule } from './modules/surveys/index.js';
import { GuardianContactsModule } from './modules/guardian-contacts/index.js';
import { HealthModule } from './modules/health/index.js';
import { ImportsModule } from './modules/imports/index.js';
import { InstallationModule } from './modules/installation/index.js';
import { OverviewModule } from './modules/overview/index.js';
import { JoinModule } from './modules/join/index.js';
import { LoadPlanModule } from './modules/load-plan/index.js';
import { PostersModule } from './modules/posters/index.js';
import { ProfilesModule } from './modules/profiles/index.js';
import { RegistrationsModule } from './modules/registrations/index.js';
import { ReleasesModule } from './modules/releases/index.js';
import { TeamsModule } from './modules/teams/index.js';
import { TrainingLoadModule } from './modules/training-load/index.js';
import { TrendsModule } from './modules/trends/index.js';
import { SeasonChangesModule } from './modules/season-changes/index.js';
import { SessionLedgerModule } from './modules/session-ledger/index.js';
import { SquadModule } from './modules/squad/index.js';
import { StaffModule } from './modules/staff/index.js';
import { AvailabilityModule } from './modules/availability/index.js';
import { WellnessModule } from './modules/wellness/index.js';
import { WorkoutCalendarModule } from './modules/workout-calendar/index.js';
import { WorkoutLibraryModule } from './modules/workout-library/index.js';
import { SiteModule } from './site/index.js';

/** Passed in, so that a test can run several applications, each at its own time. */
export interface AppParts {
  settings: Settings;
  clock: Clock;
  /** Those of calls to the database; those of the settings when not given. */
  deadlines?: Deadlines | undefined;
}

/** Registered when this file is loaded, as those of the other modules are: a command beside the server makes no application. */
const COMMON_TABLES = TypeOrmModule.forFeature(
  [
    AttemptCounterEntity,
    AuditEntryEntity,
    DeletedRecordEntity,
    IdempotencyKeyEntity,
    RefusalCountEntity,
    SecurityEntryEntity,
  ],
  WRITER,
);

/** Providers for every module. */
@Global()
@Module({})
class CommonModule implements OnModuleInit {
  constructor(
    private readonly housekeeper: Housekeeper,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { dataDir, auditMonths, backupDir } = this.settings;
    this.housekeeper.add(oldAuditEntries(new AuditArchive(dataDir), auditMonths));
    this.housekeeper.add(EXPIRED_ATTEMPT_COUNTERS, EXPIRED_IDEMPOTENCY_KEYS, UNRESTORABLE_RECORDS);
    this.housekeeper.add(OLD_SECURITY_ENTRIES);
    this.metrics.addReading(entriesToArchive(this.unitOfWork, this.clock, auditMonths));
    this.metrics.addReading(newestBackup(backupDir));
  }

  static with({ settings, clock }: AppParts): DynamicModule {
    const shared = [
      { provide: SETTINGS, useValue: settings },
      { provide: Clock, useValue: clock },
      ApiDescription,
      DeviceCookie,
      SessionCookie,
      AttemptLimiter,
      AuditLog,
      IntakeLimit,
      IntakeRows,
      RefusalLog,
      Shutdown,
      DatabaseStart,
    ];
    return { module: CommonModule, imports: [COMMON_TABLES], providers: shared, exports: shared };
  }
}

@Module({})
export class AppModule {
  static with(parts: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommonModule.with(parts),
        AfterAnswerModule,
        HousekeepingModule,
        MetricsModule,
        DatabaseModule.forRoot(parts.settings.database, {
          connections: parts.settings.databaseConnections,
          readerUrl: parts.settings.databaseReaderUrl,
          callDeadlines: parts.deadlines ?? parts.settings.databaseDeadlines,
        }),
        ClubModule,
        ClubDataModule,
        CoachesModule,
        TeamsModule,
        AthletesModule,
        ProfilesModule,
        MembershipsModule,
        AthleteAccessModule,
        AthleteAnswersModule,
        ConsentsModule,
        AthleteRightsModule,
        PostersModule,
        RegistrationsModule,
        JoinModule,
        AvailabilityModule,
        LoadPlanModule,
        SeasonChangesModule,
        SessionLedgerModule,
        SquadModule,
        StaffModule,
        WellnessModule,
        TrainingLoadModule,
        MeasuresModule,
        MeasurementsModule,
        SurveysModule,
        PerformanceTestsModule,
        AttendanceModule,
        CalendarModule,
        OverviewModule,
        TrendsModule,
        ComparisonsModule,
        ExerciseLibraryModule,
        WorkoutLibraryModule,
        WorkoutCalendarModule,
        GuardianContactsModule,
        HealthModule,
        ImportsModule,
        InstallationModule,
        ReleasesModule,
        SiteModule,
      ],
      providers: [
        Callers,
        // The caller is identified before the request itself is validated.
        { provide: APP_GUARD, useClass: CallerGuard },
        { provide: APP_GUARD, useClass: UnexpectedInputGuard },
        { provide: APP_PIPE, useClass: SchemaValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
