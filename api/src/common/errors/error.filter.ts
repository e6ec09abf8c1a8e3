import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toApiError, toErrorBody } from './error-translation.js';

/** Turns every error into an answer. Only server errors are logged, with name, code and stack and without data. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const answer = toApiError(error);
    if (answer.status === 500) {
      this.logger.error({ requestId: http.getRequest<FastifyRequest>().id, ...describe(error) });
    }
    reply
      .code(answer.status)
      .headers({ ...answer.extra.headers })
      .type('application/json; charset=utf-8')
      .send(toErrorBody(answer));
  }
}

/** Name, code and stack without the message: a driver's message quotes the values of the statement. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  return { kind: error.name, code: (error as { code?: unknown }).code, stack: frames?.map((line) => line.trim()) };
}
