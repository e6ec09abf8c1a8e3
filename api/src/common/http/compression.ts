import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `secret` of `@Answers`. */
    secret?: boolean;
  }
}

/** Smaller answers fit into one packet anyway. */
const THRESHOLD_BYTES = 1_024;

/**
 * Compresses answers for clients that accept it, but not those with a secret: somebody who can place text in an answer, and sees
 * its size on the wire, can find out what else is in it.
 */
export async function registerCompression(server: FastifyInstance): Promise<void> {
  // Nest passes Fastify only the config of a route.
  server.addHook('onRoute', (route) => {
    if (route.config?.secret === true) route.compress = false;
  });
  await server.register(compress, { encodings: ['br', 'gzip'], threshold: THRESHOLD_BYTES });
}
