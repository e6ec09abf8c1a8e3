import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { apiKeyRequired, unauthenticated } from '../errors/shared.errors.js';
import { ROUTE_CALLER, type Caller } from './route-marks.js';

/**
 * Refuses every request whose caller `registerCallerCheck` has not identified. The default is a signed-in coach, so a
 * route that names no caller in `@Answers` answers 401.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { coach, athlete, callingApp, releaseKey } = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = this.reflector.get<Caller | undefined>(ROUTE_CALLER, context.getHandler()) ?? 'coach';
    if (caller === 'coach' && !coach) throw unauthenticated();
    if (caller === 'athlete' && !athlete) throw unauthenticated();
    if (caller === 'app' && !callingApp) throw apiKeyRequired();
    if (caller === 'release' && !releaseKey) throw apiKeyRequired();
    return true;
  }
}
