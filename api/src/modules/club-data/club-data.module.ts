import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReadKeyAuthority } from '../../common/auth/read-key-authority.js';
import { WRITER } from '../../database/data-source-names.js';
import { ClubDataController } from './club-data.controller.js';
import { ClubDataService } from './club-data.service.js';
import { ReadKeyEntity } from './keys/read-key.entity.js';
import { ReadLimit } from './keys/read-limit.js';
import { ReadKeysService } from './keys/read-keys.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReadKeyEntity], WRITER)],
  controllers: [ClubDataController],
  providers: [ClubDataService, ReadLimit, ReadKeysService, { provide: ReadKeyAuthority, useExisting: ReadKeysService }],
  exports: [ReadKeyAuthority],
})
export class ClubDataModule {}
