import type { Reading } from '../../common/metrics/readings.js';
import type { HealthService } from './health.service.js';

export function readiness(health: HealthService): Reading<'touchline_ready'> {
  const ready = (value: number) => [{ name: 'touchline_ready' as const, value }];
  return {
    metrics: { touchline_ready: { help: '1 when /api/health/ready answers 200, otherwise 0: also before a stop.' } },
    read: async () => {
      await health.requireReady();
      return ready(1);
    },
    otherwise: ready(0),
  };
}
