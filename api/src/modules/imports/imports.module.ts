import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { ProfilesModule } from '../profiles/index.js';
import { ImportEntity } from './import.entity.js';
import { ImportedRowEntity } from './imported-row.entity.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { ImportLayoutEntity } from './layouts/import-layout.entity.js';
import { AthleteAliasEntity } from './people/athlete-alias.entity.js';
import { FileReader } from './reading/file-reader.js';

const TABLES = [ImportEntity, ImportedRowEntity, ImportLayoutEntity, AthleteAliasEntity];

@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature(TABLES, WRITER)],
  controllers: [ImportsController],
  providers: [ImportsService, FileReader],
})
export class ImportsModule {}
