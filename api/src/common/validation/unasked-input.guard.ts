import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import type { FastifyRequest } from 'fastify';
import { validationFailed } from '../errors/shared.errors.js';
import { fieldProblems, type Issue } from './field-sentences.js';
import { emptyBodySchema } from './request.schemas.js';

/**
 * Refuses what a call does not take at all. A pipe judges the query and the body of a handler that names a schema for them; of one that names
 * none nobody would look at it, and a filter that is no filter would be answered with everything.
 */
@Injectable()
export class UnaskedInputGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const taken = partsTaken(context.getClass(), context.getHandler().name);
    if (!taken.has(RouteParamtypes.QUERY)) requireNothing(query);
    if (!taken.has(RouteParamtypes.BODY)) requireNothing(body);
    return true;
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
