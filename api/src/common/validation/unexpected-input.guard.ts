import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import type { FastifyRequest } from 'fastify';
import { validationFailed } from '../errors/shared.errors.js';
import { fieldProblems, type Issue } from './field-problems.js';
import { emptyBodySchema } from './request.schemas.js';

/**
 * Refuses a query or body that the call does not take. The pipe validates them only where a handler has a schema for
 * them; without this guard an unknown filter would be ignored and everything answered.
 */
@Injectable()
export class UnexpectedInputGuard implements CanActivate {
  private readonly takenBy = new WeakMap<object, ReadonlySet<number>>();

  canActivate(context: ExecutionContext): boolean {
    const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const taken = this.partsTakenBy(context);
    if (!taken.has(RouteParamtypes.QUERY)) requireNothing(query);
    if (!taken.has(RouteParamtypes.BODY)) requireNothing(body);
    return true;
  }

  /** The decorators of a handler never change. */
  private partsTakenBy(context: ExecutionContext): ReadonlySet<number> {
    const handler = context.getHandler();
    const known = this.takenBy.get(handler);
    if (known) return known;
    const taken = partsTaken(context.getClass(), handler.name);
    this.takenBy.set(handler, taken);
    return taken;
  }
}

function partsTaken(controller: object, handler: string): Set<number> {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { schema?: unknown }
  >;
  return new Set(
    Object.entries(args).flatMap(([key, { schema }]) => (schema === undefined ? [] : [Number(key.split(':')[0])])),
  );
}

function requireNothing(sent: unknown): void {
  const value = sent ?? {};
  const { error } = emptyBodySchema.safeParse(value);
  if (error) throw validationFailed(fieldProblems(error.issues as readonly Issue[], value));
}
