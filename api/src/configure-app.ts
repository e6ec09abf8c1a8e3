import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppParts } from './app.module.js';
import { AdmissionGuard } from './common/admission/admission-guard.js';
import { registerCallerCheck } from './common/auth/caller-check.js';
import { Callers } from './common/auth/callers.js';
import { registerOriginCheck } from './common/auth/origin-check.js';
import { DeviceCookie } from './common/auth/device-cookie.js';
import { SessionCookie } from './common/auth/session-cookie.js';
import { registerCompression } from './common/http/compression.js';
import { Housekeeper } from './common/housekeeping/housekeeper.js';
import { describeApi } from './common/http/api-description.js';
import { Shutdown } from './common/http/shutdown.js';
import { registerRequestDeadline } from './common/http/request-deadline.js';
import { registerRequestLog } from './common/http/request-log.js';
import { acceptFiles } from './common/http/sent-file.js';
import { registerSecurityHeaders } from './common/http/security-headers.js';
import { acceptJsonOnly, createServer, registerAnswerHooks, widenRoutes } from './common/http/server.js';
import { createPino, JsonLogger } from './common/logging/json-logger.js';
import { MailQueue } from './common/mail/mail-queue.js';
import { addAdmissionMetrics } from './common/metrics/admission-metrics.js';
import { registerHttpMetrics } from './common/metrics/http-metrics.js';
import { Metrics } from './common/metrics/metrics.js';
import { addProcessMetrics } from './common/metrics/process-metrics.js';
import { registerValidationMessages } from './common/validation/schema-validation.pipe.js';
import { AthletePages, registerSite, SitePages } from './site/index.js';

/**
 * Builds the whole application, the same for the server and for tests. `DatabaseStart` opens the database afterwards.
 */
export async function configureApp(parts: AppParts): Promise<NestFastifyApplication> {
  registerValidationMessages();
  const log = createPino(parts.settings.logLevel);
  const admission = new AdmissionGuard(parts.settings);
  const adapter = createServer(parts.settings, admission.createHttpServer);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(parts), adapter, {
    logger: new JsonLogger(log),
    bodyParser: false,
    // `main` reports a failed start in one sentence; Nest would log a stack.
    abortOnError: false,
  });
  const server = app.getHttpAdapter().getInstance();
  acceptJsonOnly(server);
  acceptFiles(server);
  widenRoutes(server);
  registerRequestLog(server, log);
  const metrics = app.get(Metrics);
  registerHttpMetrics(server, metrics);
  addAdmissionMetrics(metrics, admission);
  addProcessMetrics(metrics);
  registerRequestDeadline(server, parts.settings.databaseDeadlines);
  admission.guard(server);
  // The order matters: refusals of the checks below need these headers too.
  await registerSecurityHeaders(server, parts.settings.publicUrl?.startsWith('https:') ?? false);
  await registerCompression(server);
  registerAnswerHooks(server, app.get(Shutdown));
  registerOriginCheck(server, parts.settings.publicUrl);
  registerCallerCheck(server, app.get(Callers));
  app.setGlobalPrefix('api');
  describeApi(app, { session: app.get(SessionCookie).name, device: app.get(DeviceCookie).name });
  registerSite(server, app.get(SitePages), app.get(AthletePages));
  // Not before: a test that only calls the application runs due tasks itself.
  server.addHook('onListen', async () => {
    app.get(Housekeeper).start();
    app.get(MailQueue, { strict: false }).start();
  });
  await app.init();
  await server.ready();
  return app;
}
