import helmet from '@fastify/helmet';
import { VIDEO_FRAME_ORIGINS } from '@touchline/contracts/exercise-rules';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer, pages and API alike. Inline styles are allowed because Emotion writes them; scripts come from
 * our own origin only, frames from the few hosts whose videos we show and from nowhere else. Upgrade and HSTS only behind https: on plain http in a local network they blank the page.
 */
export async function registerSecurityHeaders(server: FastifyInstance, secure: boolean): Promise<void> {
  await server.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: [...VIDEO_FRAME_ORIGINS],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    // Browsers ignore this one on plain http and complain about it in the console of every page.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}
