import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReadKeyAuthority } from '../../common/auth/read-key-authority.js';
import { WRITER } from '../../database/data-source-names.js';
import { ReadKeyEntity } from './keys/read-key.entity.js';
import { ReadKeysService } from './keys/read-keys.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReadKeyEntity], WRITER)],
  providers: [ReadKeysService, { provide: ReadKeyAuthority, useExisting: ReadKeysService }],
  exports: [ReadKeyAuthority],
})
export class ClubDataModule {}
