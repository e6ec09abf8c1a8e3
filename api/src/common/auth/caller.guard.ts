import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { apiKeyRequired, notPermitted, unauthenticated } from '../errors/shared.errors.js';
import { requireKind } from '../access/program-reach.js';
import { mayInOneOf } from '../access/role-access.js';
import { ROUTE_CALLER, ROUTE_NEED, type Caller, type RouteNeed } from './route-marks.js';
import type { ReadingProgram } from './reading-program.js';
import type { SignedInCoach } from './signed-in-coach.js';

/**
 * Refuses every request whose caller `registerCallerCheck` has not identified. The default is a signed-in coach, so a
 * route that names no caller in `@Answers` answers 401. A coach whose role is too low, and a program whose key does not read
 * the kind of data, is refused with 403.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { coach, athlete, callingApp, readingProgram, releaseKey } = context
      .switchToHttp()
      .getRequest<FastifyRequest>();
    const caller = this.reflector.get<Caller | undefined>(ROUTE_CALLER, context.getHandler()) ?? 'coach';
    if (caller === 'coach' && !coach) throw unauthenticated();
    if (caller === 'coach' && coach) this.requireRole(coach, context);
    if (caller === 'athlete' && !athlete) throw unauthenticated();
    if (caller === 'app' && !callingApp) throw apiKeyRequired();
    if (caller === 'program' && !readingProgram) throw apiKeyRequired();
    if (caller === 'program' && readingProgram) this.requireKind(readingProgram, context);
    if (caller === 'release' && !releaseKey) throw apiKeyRequired();
    return true;
  }

  /**
   * Refuses what the coach's role allows in none of their teams; whether it does in the team that the call is about is
   * decided by `coach-reach.ts`. A coach without a team gets the answers of somebody who reaches nothing.
   */
  private requireRole({ roles }: SignedInCoach, context: ExecutionContext): void {
    const need = this.needOf(context);
    if (need !== 'sign-in' && roles.size > 0 && !mayInOneOf(roles, need)) throw notPermitted(need);
  }

  /** Where the call names the kind of data, the route itself asks for it. */
  private requireKind(program: ReadingProgram, context: ExecutionContext): void {
    const need = this.needOf(context);
    if (need !== 'sign-in') requireKind(program, need);
  }

  private needOf(context: ExecutionContext): RouteNeed {
    const need = this.reflector.get<RouteNeed | undefined>(ROUTE_NEED, context.getHandler());
    if (need === undefined) throw unauthenticated();
    return need;
  }
}
