import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppParts } from './app.module.js';
import { registerCallerCheck } from './common/auth/caller-check.js';
import { Callers } from './common/auth/callers.js';
import { registerOriginCheck } from './common/auth/origin-check.js';
import { SessionCookie } from './common/auth/session-cookie.js';
import { describeApi } from './common/http/api-description.js';
import { Drain } from './common/http/drain.js';
import { registerRequestLog } from './common/http/request-log.js';
import { registerSecurityHeaders } from './common/http/security-headers.js';
import { acceptJsonOnly, createServer, registerAnswerHooks, widenBulkRoutes } from './common/http/server.js';
import { createPino, JsonLogger } from './common/logging/json-logger.js';
import { useOurValidationSentences } from './common/validation/schema-validation.pipe.js';
import { registerSite, SitePages } from './site/index.js';

/** The whole application, ready to listen or to be asked by a test: both get exactly the same. The database is opened by the caller. */
export async function configureApp(parts: AppParts): Promise<NestFastifyApplication> {
  useOurValidationSentences();
  const log = createPino(parts.settings.logLevel);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts), createServer(parts.settings), {
    logger: new JsonLogger(log),
    bodyParser: false,
    // Start failures are reported by main in one sentence, not by Nest with a stack.
    abortOnError: false,
  });
  const server = app.getHttpAdapter().getInstance();
  acceptJsonOnly(server);
  widenBulkRoutes(server);
  registerRequestLog(server, log);
  // In this order: a refusal carries the headers, too.
  await registerSecurityHeaders(server, parts.settings.publicUrl?.startsWith('https:') ?? false);
  registerAnswerHooks(server, app.get(Drain));
  registerOriginCheck(server, parts.settings.publicUrl);
  registerCallerCheck(server, app.get(Callers));
  app.setGlobalPrefix('api');
  describeApi(app, app.get(SessionCookie).name);
  registerSite(server, app.get(SitePages));
  await app.init();
  await server.ready();
  return app;
}
