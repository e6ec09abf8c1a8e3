import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors/shared.errors.js';
import type { SignedInCoach } from './signed-in-coach.js';

export const OPEN_ROUTE = 'touchline:open';

/** Reachable without a session. Every route without this mark is closed. */
export const Open = () => SetMetadata(OPEN_ROUTE, true);

/** The signed-in coach as a handler's argument. */
export const CurrentCoach = createParamDecorator((_: unknown, context: ExecutionContext): SignedInCoach => {
  const { coach } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!coach) throw unauthenticated();
  return coach;
});
