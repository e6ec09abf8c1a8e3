import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { z } from 'zod';
import { ROUTE_CALLER, ROUTE_NEED, type Caller, type RouteNeed } from '../../src/common/auth/route-marks.js';
import type { TestApp } from './test-app.js';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters as `:id`. */
  path: string;
  /** An address of the route: every parameter is 1. */
  url: string;
  caller: Caller;
  needs?: RouteNeed;
  /** Reads no cookie, so its `Origin` is not checked. */
  anyOrigin: boolean;
  /** Accepts an `Idempotency-Key`. */
  retriable: boolean;
  /** Schemas of the parts of a call; a part without a schema takes nothing. */
  schemas: { params: Record<string, z.ZodType>; query?: z.ZodType; body?: z.ZodType };
  /** The answer on success; without a schema it is empty. */
  answer: { status: number; schema?: z.ZodType };
}

/**
 * Every handler of every controller, as Nest registers them. Tests over these routes cover a new route without being
 * changed.
 */
export function routesOf({ app }: TestApp): Route[] {
  return new DiscoveryService(app.get(ModulesContainer))
    .getControllers()
    .flatMap(({ metatype }) => (metatype ? routesOfController(metatype) : []));
}

/** The routes of one controller class. */
export function routesOfController(controller: object & { prototype?: unknown }): Route[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined) return [];
    const parts = [
      Reflect.getMetadata(PATH_METADATA, controller),
      Reflect.getMetadata(PATH_METADATA, handler),
    ] as string[];
    const path = ['/api', ...parts.map((part) => part.replace(/^\/|\/$/g, '')).filter((part) => part !== '')].join('/');
    const caller = (Reflect.getMetadata(ROUTE_CALLER, handler) as Caller | undefined) ?? 'coach';
    const needs = Reflect.getMetadata(ROUTE_NEED, handler) as RouteNeed | undefined;
    const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as { anyOrigin?: boolean } | undefined;
    const headers = (Reflect.getMetadata('swagger/apiParameters', handler) ?? []) as { in: string; name: string }[];
    const retriable = headers.some((header) => header.in === 'header' && header.name === 'Idempotency-Key');
    const route = {
      method: RequestMethod[method] as Route['method'],
      path,
      url: path.replace(/:\w+/g, '1'),
      caller,
      ...(needs && { needs }),
      anyOrigin: config?.anyOrigin === true,
      retriable,
    };
    return [{ ...route, schemas: schemasOf(controller, name), answer: answerOf(handler) }];
  });
}

/** As in a row of the inventory: `GET /api/teams`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

function schemasOf(controller: object, name: string): Route['schemas'] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { data?: string; schema?: z.ZodType }
  >;
  const schemas: Route['schemas'] = { params: {} };
  for (const [key, { data, schema }] of Object.entries(args)) {
    if (!schema) continue;
    const kind = Number(key.split(':')[0]);
    if (kind === RouteParamtypes.PARAM) schemas.params[data ?? ''] = schema;
    if (kind === RouteParamtypes.QUERY) schemas.query = schema;
    if (kind === RouteParamtypes.BODY) schemas.body = schema;
  }
  return schemas;
}

function answerOf(handler: object): Route['answer'] {
  const status = Number(Reflect.getMetadata(HTTP_CODE_METADATA, handler) ?? 200);
  const described = (Reflect.getMetadata('swagger/apiResponse', handler) ?? {}) as Record<
    number,
    { standardSchema?: z.ZodType }
  >;
  const schema = described[status]?.standardSchema;
  return schema ? { status, schema } : { status };
}
