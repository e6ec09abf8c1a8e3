import { Module, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../common/metrics/metrics.js';
import { SiteModule } from '../../site/index.js';
import { HealthController } from './health.controller.js';
import { readiness } from './health.metrics.js';
import { HealthService } from './health.service.js';

@Module({ imports: [SiteModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly health: HealthService,
  ) {}

  onModuleInit(): void {
    this.metrics.addReading(readiness(this.health));
  }
}
