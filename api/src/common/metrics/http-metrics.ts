import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { Durations, type DurationSeries } from './durations.js';
import type { Metrics } from './metrics.js';

/** In seconds. Most calls take a few milliseconds, and none may take more than 4 s. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** The route of everything outside of `/api`. It also receives calls without a route, and answers 404. */
const SITE_ROUTE = '/*';

/** The counts of a route. They become metrics when Prometheus asks, which is cheaper than at each call. */
interface RouteFigures {
  labels: { method: string; route: string };
  /** Null before the first call. */
  durations: DurationSeries | null;
  /** Answers by the first digit of their status. */
  answered: Map<number, number>;
}

/** Counts and times every call that was admitted, by its route's pattern: an address contains ids and search words. */
export function registerHttpMetrics(server: FastifyInstance, { isOn, registry }: Metrics): void {
  if (!isOn) return;
  const durations = new Durations(
    'touchline_http_request_duration_seconds',
    'Time from the admission of a call to the end of its answer.',
    BUCKETS,
    registry,
  );
  const routes = new Map<string, RouteFigures>();
  const figuresOf = (method: string, route: string): RouteFigures => {
    const key = `${method} ${route}`;
    let figures = routes.get(key);
    if (!figures) {
      figures = { labels: { method, route }, durations: null, answered: new Map() };
      routes.set(key, figures);
    }
    return figures;
  };
  new Counter({
    name: 'touchline_http_requests_total',
    help: 'Answered calls by method, route and class of the status.',
    labelNames: ['method', 'route', 'status_class'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, answered } of routes.values())
        for (const [digit, count] of answered) this.inc({ ...labels, status_class: `${digit}xx` }, count);
    },
  });

  // From 0 on, so that Prometheus sees the first failure of a route as an increase.
  server.addHook('onRoute', ({ method: methods, url }) => {
    if (url === SITE_ROUTE) return;
    for (const method of [methods].flat().filter((each) => METHODS.has(each) && each !== 'HEAD'))
      figuresOf(method, url).answered.set(5, 0);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.has(request.method) ? request.method : 'other';
    const figures = figuresOf(method, routeLabel(request.routeOptions.url, reply.statusCode));
    const digit = Math.floor(reply.statusCode / 100);
    figures.answered.set(digit, (figures.answered.get(digit) ?? 0) + 1);
    figures.durations ??= durations.series(figures.labels);
    figures.durations.observe(reply.elapsedTime / 1000);
    done();
  });
}

/** `site` for pages and files, `unknown` for addresses that do not exist. */
function routeLabel(pattern: string | undefined, status: number): string {
  if (pattern === undefined) return 'unknown';
  if (pattern !== SITE_ROUTE) return pattern;
  return status === 404 ? 'unknown' : 'site';
}
