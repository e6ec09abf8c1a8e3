import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReadKeyAuthority } from '../../common/auth/read-key-authority.js';
import { WRITER } from '../../database/data-source-names.js';
import { CalendarModule } from '../calendar/index.js';
import { ClubDataController } from './club-data.controller.js';
import { ClubDataService } from './club-data.service.js';
import { ExportsController } from './export/exports.controller.js';
import { ExportsService } from './export/exports.service.js';
import { TableWriter } from './export/table-writer.js';
import { ReadKeyEntity } from './keys/read-key.entity.js';
import { ReadLimit } from './keys/read-limit.js';
import { ReadKeysService } from './keys/read-keys.service.js';

@Module({
  imports: [CalendarModule, TypeOrmModule.forFeature([ReadKeyEntity], WRITER)],
  controllers: [ClubDataController, ExportsController],
  providers: [
    ClubDataService,
    ExportsService,
    TableWriter,
    ReadLimit,
    ReadKeysService,
    { provide: ReadKeyAuthority, useExisting: ReadKeysService },
  ],
  exports: [ReadKeyAuthority],
})
export class ClubDataModule {}
