import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { apiKeyRequired, unauthenticated } from '../errors/shared.errors.js';
import { ApiKeyAuthority } from './api-key-authority.js';
import { POLLED_ROUTE, ROUTE_CALLER, type Caller } from './route-marks.js';
import { SessionAuthority } from './session-authority.js';
import { SessionCookie } from './session-cookie.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Who asks, settled before anything else. Closed unless `@Answers` names another caller: a route nobody thought about answers 401. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionAuthority,
    private readonly apiKeys: ApiKeyAuthority,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    switch (this.reflector.get<Caller | undefined>(ROUTE_CALLER, handler)) {
      case 'anyone':
        break;
      case 'app':
        await this.admitApp(request);
        break;
      default:
        await this.admitCoach(request, this.reflector.get<boolean | undefined>(POLLED_ROUTE, handler) !== true);
    }
    return true;
  }

  private async admitCoach(request: FastifyRequest, touch: boolean): Promise<void> {
    const token = this.cookie.read(request);
    const coach = token ? await this.sessions.coachOf(token, { touch }) : null;
    if (!coach) throw unauthenticated();
    request.coach = coach;
  }

  /** By the key alone. No cookie is read, so that there is nobody whose name another site could abuse. */
  private async admitApp(request: FastifyRequest): Promise<void> {
    const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const app = key === undefined ? null : await this.apiKeys.appOf(key);
    if (!app) throw apiKeyRequired();
    request.callingApp = app;
  }
}
