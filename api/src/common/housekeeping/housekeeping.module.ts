import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { Housekeeper } from './housekeeper.js';
import { HousekeepingTaskEntity } from './housekeeping-task.entity.js';

/** Global, because every module may have something that expires. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([HousekeepingTaskEntity], WRITER)],
  providers: [Housekeeper],
  exports: [Housekeeper],
})
export class HousekeepingModule {}
