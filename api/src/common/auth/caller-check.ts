import type { FastifyInstance } from 'fastify';
import type { Caller } from './route-marks.js';
import type { Callers } from './callers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `caller` and `polled` of `@Answers`. */
    caller?: Caller;
    polled?: boolean;
  }
}

/**
 * Identifies the caller before the body is read, because reading a megabyte is work that only identified callers may
 * cause. Only controller routes have `caller`; `CallerGuard` refuses any other route that reaches it.
 */
export function registerCallerCheck(server: FastifyInstance, callers: Callers): void {
  server.addHook('onRequest', async (request, reply) => {
    const { caller, polled } = request.routeOptions.config;
    if (caller === 'coach') await callers.admitCoach(request, { extendSession: polled !== true });
    if (caller === 'athlete') await callers.admitAthlete(request, reply);
    if (caller === 'app') await callers.admitApp(request);
    if (caller === 'program') await callers.admitProgram(request);
    if (caller === 'release') await callers.admitRelease(request);
  });
}
