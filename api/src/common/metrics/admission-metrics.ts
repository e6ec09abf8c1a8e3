import type { AdmissionGuard } from '../admission/admission-guard.js';
import type { Metrics } from './metrics.js';

/** How many calls are in progress and wait, and how many were refused because there were too many. */
export function addAdmissionMetrics(metrics: Metrics, admission: AdmissionGuard): void {
  metrics.addReading({
    metrics: {
      touchline_calls: {
        help: 'Calls that are in progress or wait for admission, by who shares their places.',
        labels: ['group', 'state'],
      },
      touchline_http_refused_total: {
        help: 'Calls refused with 503 because there were too many at once, by their class.',
        labels: ['class'],
      },
    },
    read: () => [
      ...admission.counts().flatMap(({ group, running, waiting }) => [
        { name: 'touchline_calls' as const, labels: { group, state: 'running' }, value: running },
        { name: 'touchline_calls' as const, labels: { group, state: 'waiting' }, value: waiting },
      ]),
      ...Object.entries(admission.refusedSinceStart).map(([loadClass, value]) => ({
        name: 'touchline_http_refused_total' as const,
        labels: { class: loadClass },
        value,
      })),
    ],
  });
}
