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
 * Settles who asks before the body is read: reading a megabyte is work, and nobody who has not shown who they are makes us do it. What has no
 * caller here is no route of a controller; should one ever be without, `CallerGuard` closes it.
 */
export function registerCallerCheck(server: FastifyInstance, callers: Callers): void {
  server.addHook('onRequest', async (request) => {
    const { caller, polled } = request.routeOptions.config;
    if (caller === 'coach') await callers.admitCoach(request, { touch: polled !== true });
    if (caller === 'app') await callers.admitApp(request);
  });
}
