import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors/shared.errors.js';
import type { CallingApp as App } from './calling-app.js';
import type { SignedInCoach } from './signed-in-coach.js';

/** Who may call a route: a signed-in coach, the athletes' own app of an institution with its key, or anybody at all. */
export type Caller = 'coach' | 'app' | 'anyone';

/** Metadata of a handler, set by `@Answers`. Every route without it is a coach's. */
export const ROUTE_CALLER = 'touchline:caller';

/** The signed-in coach as a handler's argument. */
export const CurrentCoach = createParamDecorator((_: unknown, context: ExecutionContext): SignedInCoach => {
  const { coach } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!coach) throw unauthenticated();
  return coach;
});

/** The calling app as a handler's argument. */
export const CallingApp = createParamDecorator((_: unknown, context: ExecutionContext): App => {
  const { callingApp } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!callingApp) throw unauthenticated();
  return callingApp;
});
