import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { TestApp } from './test-app.js';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters as `:id`. */
  path: string;
  /** An address of it: every parameter is 1. */
  url: string;
}

/** Every handler of every controller, as Nest itself routes them: what is tested over these needs nobody to think of a new route. */
export function routesOf({ app }: TestApp): Route[] {
  const scanner = new MetadataScanner();
  return new DiscoveryService(app.get(ModulesContainer)).getControllers().flatMap(({ metatype }) => {
    const prototype = metatype?.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name] as object;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const parts = [Reflect.getMetadata(PATH_METADATA, metatype as object), Reflect.getMetadata(PATH_METADATA, handler)] as string[];
      const path = ['/api', ...parts.map((part) => part.replace(/^\/|\/$/g, '')).filter((part) => part !== '')].join('/');
      return [{ method: RequestMethod[method] as Route['method'], path, url: path.replace(/:\w+/g, '1') }];
    });
  });
}

/** The few that may be reached without a session; everything else is closed. */
export const OPEN_ROUTES = ['GET /api/health/live', 'GET /api/health/ready', 'GET /api/installation', 'POST /api/coach/login', 'POST /api/registrations'];
/** Those of the open ones that other programs call: they read no cookie, so that their `Origin` is not asked for. */
const ANY_ORIGIN = ['POST /api/registrations'];
export const isAnyOrigin = (route: string): boolean => ANY_ORIGIN.includes(route);
export const isOpen = ({ method, path }: Route): boolean => OPEN_ROUTES.includes(`${method} ${path}`);
