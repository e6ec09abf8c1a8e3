import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { apiKeyRequired, unauthenticated } from '../errors/shared.errors.js';
import { ROUTE_CALLER, type Caller } from './route-marks.js';

/** Lets nobody in whom `registerCallerCheck` has not admitted. Closed unless `@Answers` names another caller: a route nobody thought about answers 401. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { coach, callingApp } = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = this.reflector.get<Caller | undefined>(ROUTE_CALLER, context.getHandler()) ?? 'coach';
    if (caller === 'coach' && !coach) throw unauthenticated();
    if (caller === 'app' && !callingApp) throw apiKeyRequired();
    return true;
  }
}
