import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../errors/shared.errors.js';
import { OPEN_ROUTE } from './route-marks.js';
import { SessionAuthority } from './session-authority.js';
import { SessionCookie } from './session-cookie.js';

/** Closed unless `@Answers` says `open`: a route nobody thought about answers 401. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionAuthority,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<boolean | undefined>(OPEN_ROUTE, context.getHandler())) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = this.cookie.read(request);
    const coach = token ? await this.sessions.coachOf(token) : null;
    if (!coach) throw unauthenticated();
    request.coach = coach;
    return true;
  }
}
