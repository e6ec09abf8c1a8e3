import helmet from '@fastify/helmet';
import { VIDEO_FRAME_ORIGINS } from '@touchline/contracts/exercise-rules';
import { fastify, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every answer, also of those that are given before any hook runs. */
    securityHeaders: Record<string, string>;
  }
}

/**
 * Headers of every answer, pages and API alike. Inline styles are allowed because Emotion writes them. Scripts come
 * from our own origin only, frames from the few hosts whose videos we show. `upgrade-insecure-requests` and HSTS are
 * sent behind https only: on plain http in a local network they would leave the page blank.
 */
export async function registerSecurityHeaders(server: FastifyInstance, secure: boolean): Promise<void> {
  const headers = await securityHeaders(secure);
  server.decorate('securityHeaders', headers);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/**
 * The headers that helmet gives an answer. They are the same for every answer, and helmet would make its directives
 * again for each, so one answer is asked for them.
 */
async function securityHeaders(secure: boolean): Promise<Record<string, string>> {
  const server = fastify();
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
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    // On plain http, browsers ignore this header and report it in the console of every page.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(204).send());
  const { headers } = await server.inject('/');
  await server.close();
  const { connection: _connection, date: _date, ...own } = headers;
  return own as Record<string, string>;
}
