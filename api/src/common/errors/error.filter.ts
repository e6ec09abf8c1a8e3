import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { SharedErrorCode } from '@touchline/contracts/error-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalLog } from '../security-log/refusal-log.js';
import type { RefusedCaller } from '../security-log/refusal-tally.js';
import { describeError } from '../logging/describe-error.js';
import { toApiError, toErrorBody } from './error-translation.js';

const NOT_FOUND = 'not_found' satisfies SharedErrorCode;

/**
 * Turns every error into an answer. Only server errors are logged, as `describeError` describes them. Every
 * "not found" of an identified caller is counted: the call was well-formed, and named something that the caller does not
 * reach.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('errors');

  constructor(private readonly refusals: RefusalLog) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const request = http.getRequest<FastifyRequest>();
    const answer = toApiError(error);
    if (answer.status === 500) this.logger.error({ requestId: request.id, ...describeError(error) });
    reply
      .code(answer.status)
      .headers({ ...answer.extra.headers })
      .type('application/json; charset=utf-8')
      .send(toErrorBody(answer));

    const caller = refusedCaller(request);
    if (answer.code === NOT_FOUND && caller) this.refusals.count('refused_id', caller);
  }
}

function refusedCaller({ coach, callingApp }: FastifyRequest): RefusedCaller | null {
  if (coach) return { coachId: coach.coachId, institutionId: coach.institutionId };
  return callingApp ? { apiKeyId: callingApp.apiKeyId, institutionId: callingApp.institutionId } : null;
}
