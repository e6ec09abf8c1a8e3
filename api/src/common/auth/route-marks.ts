import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Permission } from '@touchline/contracts/permissions';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors/shared.errors.js';
import type { AnsweringAthlete } from './answering-athlete.js';
import type { CallingApp } from './calling-app.js';
import type { ReadingProgram } from './reading-program.js';
import type { ReleaseKeyHolder } from './release-key-holder.js';
import type { SignedInCoach } from './signed-in-coach.js';

/**
 * Who may call a route: a signed-in coach, an athlete on their own device, the athletes' app of an institution with its
 * key, a program that reads the data of its club with a read key, a team that releases an area with its key, or anyone.
 */
export type Caller = 'coach' | 'athlete' | 'app' | 'program' | 'release' | 'anyone';

/** Metadata key that `@Answers` sets on a handler. A route without it is for coaches. */
export const ROUTE_CALLER = 'touchline:caller';

/**
 * What a coach's role must allow in one of their teams, or a read key; `sign-in`: nothing, the route is about the coach
 * alone, or itself asks for a kind of data.
 */
export type RouteNeed = Permission | 'sign-in';

/** Metadata key that `@Answers` sets on a handler for coaches and for programs. */
export const ROUTE_NEED = 'touchline:need';

/** The signed-in coach as an argument of a handler. */
export const CurrentCoach = createParamDecorator((_: unknown, context: ExecutionContext): SignedInCoach => {
  const { coach } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!coach) throw unauthenticated();
  return coach;
});

/** The athlete whose device calls, as an argument of a handler. */
export const CurrentAthlete = createParamDecorator((_: unknown, context: ExecutionContext): AnsweringAthlete => {
  const { athlete } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!athlete) throw unauthenticated();
  return athlete;
});

/** The calling app as an argument of a handler. */
export const CurrentApp = createParamDecorator((_: unknown, context: ExecutionContext): CallingApp => {
  const { callingApp } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!callingApp) throw unauthenticated();
  return callingApp;
});

/** The calling program as an argument of a handler. */
export const CurrentProgram = createParamDecorator((_: unknown, context: ExecutionContext): ReadingProgram => {
  const { readingProgram } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!readingProgram) throw unauthenticated();
  return readingProgram;
});

/** The holder of a release key as an argument of a handler. */
export const CurrentReleaseKey = createParamDecorator((_: unknown, context: ExecutionContext): ReleaseKeyHolder => {
  const { releaseKey } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!releaseKey) throw unauthenticated();
  return releaseKey;
});
