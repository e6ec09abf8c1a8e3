import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors/shared.errors.js';
import type { SignedInCoach } from './signed-in-coach.js';

/** Metadata of a handler that is reachable without a session, set by `@Answers`. Every route without it is closed. */
export const OPEN_ROUTE = 'touchline:open';

/** The signed-in coach as a handler's argument. */
export const CurrentCoach = createParamDecorator((_: unknown, context: ExecutionContext): SignedInCoach => {
  const { coach } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!coach) throw unauthenticated();
  return coach;
});
