import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Metrics } from '../metrics/metrics.js';
import { Housekeeper } from './housekeeper.js';
import { HousekeepingTaskEntity } from './housekeeping-task.entity.js';
import { lastRuns } from './housekeeping.metrics.js';

/** Global, because every module may have something that expires. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([HousekeepingTaskEntity], WRITER)],
  providers: [Housekeeper],
  exports: [Housekeeper],
})
export class HousekeepingModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly unitOfWork: UnitOfWork,
    private readonly housekeeper: Housekeeper,
  ) {}

  onModuleInit(): void {
    this.metrics.addReading(lastRuns(this.unitOfWork, () => this.housekeeper.allTasks));
  }
}
