import { Global, Module } from '@nestjs/common';
import { DatabaseMetrics } from '../../database/database-metrics.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';

/** Global, because every module may have something to measure. */
@Global()
@Module({ providers: [Metrics, MetricsServer, DatabaseMetrics], exports: [Metrics] })
export class MetricsModule {}
