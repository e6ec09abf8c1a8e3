import { Module } from '@nestjs/common';
import { SiteModule } from '../../site/index.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({ imports: [SiteModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
