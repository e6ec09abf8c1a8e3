import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from './metrics.js';

/** In seconds. Most calls take a few milliseconds, and none may take more than 3.5 s. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The route of everything outside of `/api`. It also receives what no route knows, and answers it 404. */
const SITE_ROUTE = '/*';

/** Counts and times every call that was admitted, by its route's pattern: an address contains ids and search words. */
export function registerHttpMetrics(server: FastifyInstance, { isOn, registry }: Metrics): void {
  if (!isOn) return;
  const requests = new Counter({
    name: 'touchline_http_requests_total',
    help: 'Answered calls by method, route and class of the status.',
    labelNames: ['method', 'route', 'status_class'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time from the admission of a call to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });

  // From 0 on, so that Prometheus sees the first failure of a route as an increase.
  server.addHook('onRoute', ({ method: methods, url }) => {
    if (url === SITE_ROUTE) return;
    for (const method of [methods].flat().filter((each) => METHODS.has(each) && each !== 'HEAD'))
      requests.inc({ method, route: url, status_class: '5xx' }, 0);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const route = routeLabel(request.routeOptions.url, reply.statusCode);
    requests.inc({ method, route, status_class: `${Math.floor(reply.statusCode / 100)}xx` });
    durations.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
}

/** `site` for pages and files, `unknown` for addresses that do not exist. */
function routeLabel(pattern: string | undefined, status: number): string {
  if (pattern === undefined) return 'unknown';
  if (pattern !== SITE_ROUTE) return pattern;
  return status === 404 ? 'unknown' : 'site';
}
