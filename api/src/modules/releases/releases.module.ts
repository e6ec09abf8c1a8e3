import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReleaseKeyAuthority } from '../../common/auth/release-key-authority.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { WRITER } from '../../database/data-source-names.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SiteModule, SiteRegistry } from '../../site/index.js';
import { ReleaseChangesController } from './changes/release-changes.controller.js';
import { ReleaseChangesService } from './changes/release-changes.service.js';
import { ReleaseKeyEntity } from './keys/release-key.entity.js';
import { ReleaseKeysService } from './keys/release-keys.service.js';
import { ReleaseOutcomeCountEntity } from './release-outcome-count.entity.js';
import { ReleaseStatusService } from './release-status.service.js';
import { ReleaseVetoEntity } from './release-veto.entity.js';
import { ReleasesController } from './releases.controller.js';
import { reportedOutcomes } from './releases.metrics.js';
import { ReleasesService } from './releases.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ReleaseKeyEntity, ReleaseOutcomeCountEntity, ReleaseVetoEntity], WRITER),
    SiteModule,
  ],
  controllers: [ReleasesController, ReleaseChangesController],
  providers: [
    ReleasesService,
    ReleaseStatusService,
    ReleaseChangesService,
    ReleaseKeysService,
    { provide: ReleaseKeyAuthority, useExisting: ReleaseKeysService },
  ],
  exports: [ReleaseKeyAuthority],
})
export class ReleasesModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly unitOfWork: UnitOfWork,
    private readonly registry: SiteRegistry,
  ) {}

  onModuleInit(): void {
    this.metrics.addReading(reportedOutcomes(this.unitOfWork, this.registry));
  }
}
