import { collectDefaultMetrics, Gauge } from 'prom-client';
import { API_VERSION } from '../http/api-description.js';
import type { Metrics } from './metrics.js';

/** Memory, processor, files, garbage collection and event loop of this process, and which build it is. */
export function addProcessMetrics({ isOn, registry }: Metrics): void {
  if (!isOn) return;
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'touchline_build_info',
    help: 'Always 1; the labels tell the version of the API and of Node.js.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  build.set({ version: API_VERSION, node: process.versions.node }, 1);
}
