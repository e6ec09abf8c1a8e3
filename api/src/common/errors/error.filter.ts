import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../logging/describe-error.js';
import { toApiError, toErrorBody } from './error-translation.js';

/** Turns every error into an answer. Only server errors are logged, as `describeError` describes them. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const answer = toApiError(error);
    if (answer.status === 500) {
      this.logger.error({ requestId: http.getRequest<FastifyRequest>().id, ...describeError(error) });
    }
    reply
      .code(answer.status)
      .headers({ ...answer.extra.headers })
      .type('application/json; charset=utf-8')
      .send(toErrorBody(answer));
  }
}
