import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MeasurementsModule } from '../measurements/index.js';
import { PerformanceTestsModule } from '../performance-tests/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { TrainingLoadModule } from '../training-load/index.js';
import { WellnessModule } from '../wellness/index.js';
import { AttendanceTable } from './days/attendance.table.js';
import { DaysImport } from './days/days.import.js';
import { MeasurementsTable } from './days/measurements.table.js';
import { PerformanceTestsTable } from './days/performance-tests.table.js';
import { SessionsTable } from './days/sessions.table.js';
import { WellnessTable } from './days/wellness.table.js';
import { EventsImport } from './events/events.import.js';
import { ImportEntity } from './import.entity.js';
import { ImportedRowEntity } from './imported-row.entity.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { ImportLayoutEntity } from './layouts/import-layout.entity.js';
import { AthleteAliasEntity } from './people/athlete-alias.entity.js';
import { FileReader } from './reading/file-reader.js';
import { TargetImports } from './plan/target-imports.js';
import { RosterImport } from './roster/roster.import.js';
import { UndoController } from './undo/undo.controller.js';
import { UndoService } from './undo/undo.service.js';

const TABLES = [ImportEntity, ImportedRowEntity, ImportLayoutEntity, AthleteAliasEntity];

@Module({
  imports: [
    ProfilesModule,
    WellnessModule,
    TrainingLoadModule,
    PerformanceTestsModule,
    MeasurementsModule,
    TypeOrmModule.forFeature(TABLES, WRITER),
  ],
  controllers: [ImportsController, UndoController],
  providers: [
    ImportsService,
    UndoService,
    TargetImports,
    FileReader,
    RosterImport,
    DaysImport,
    EventsImport,
    WellnessTable,
    SessionsTable,
    PerformanceTestsTable,
    MeasurementsTable,
    AttendanceTable,
  ],
})
export class ImportsModule {}
