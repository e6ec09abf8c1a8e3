import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unsupportedMediaType } from '../errors/shared.errors.js';

/** The media type of a file that is the body of a call. */
export const FILE_TYPE = 'application/octet-stream';
const MAX_FILE_BYTES = 5 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `file` of `@Answers`. */
    file?: boolean;
  }
  interface FastifyRequest {
    /** Not the `body`, which is JSON everywhere and is validated as such. */
    sentFile?: Buffer;
  }
}

/** Accepts bytes as the body of the routes that take a file, and raises their limit. Call it after `acceptJsonOnly`. */
export function acceptFiles(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.file === true) route.bodyLimit = MAX_FILE_BYTES;
  });
  server.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.file !== true) return done(unsupportedMediaType());
    request.sentFile = Buffer.from(body);
    done(null, undefined);
  });
}

/** The bytes of a sent file as an argument of a handler; none for a call without a body. */
export const SentFile = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const { sentFile } = context.switchToHttp().getRequest<FastifyRequest>();
  return sentFile ?? Buffer.alloc(0);
});
