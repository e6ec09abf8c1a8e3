import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content?: unknown }>; requestBody?: { content: Record<string, { schema: object }> }; parameters?: { name: string; required: boolean }[]; security?: unknown[] }>>;
}

describe('the description of the API', () => {
  let at: TestApp;
  let described: Described;

  beforeAll(async () => {
    at = await createTestApp();
    described = (await new Actor(at).get('/api/openapi.json')).json();
  });
  afterAll(() => at.close());

  /** Every handler of every controller, as Nest itself routes them. */
  function routes(): string[] {
    const scanner = new MetadataScanner();
    return new DiscoveryService(at.app.get(ModulesContainer)).getControllers().flatMap(({ metatype }) => {
      const prototype = metatype?.prototype as Record<string, object>;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name] as object;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) return [];
        const parts = [Reflect.getMetadata(PATH_METADATA, metatype as object), Reflect.getMetadata(PATH_METADATA, handler)] as string[];
        const path = ['/api', ...parts.map((part) => part.replace(/^\/|\/$/g, '')).filter((part) => part !== '')].join('/');
        return [`${RequestMethod[method].toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`];
      });
    });
  }

  it('lists every route', () => {
    const listed = Object.entries(described.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(routes().length).toBeGreaterThan(10);
    expect(listed.sort()).toEqual(routes().sort());
  });

  it('knows no route that is open by mistake', async () => {
    const open: string[] = [];
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const method of Object.keys(methods)) {
        const response = await new Actor(at).send(method.toUpperCase() as 'GET', path.replace(/\{\w+\}/g, '1'));
        if (response.statusCode !== 401) open.push(`${method} ${path}`);
      }
    }
    expect(open.sort()).toEqual(['get /api/health/live', 'get /api/health/ready', 'post /api/coach/login']);
  });

  it('describes what goes in and out from the schemas that validate', () => {
    const save = described.paths['/api/athletes/wellness']?.['put'];
    expect(JSON.stringify(save?.requestBody)).toContain('"sleep_quality":{"type":"integer","minimum":1,"maximum":10');
    expect(JSON.stringify(save?.responses['200'])).toContain('hooper_index');
    expect(Object.keys(save?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409']);
    const list = described.paths['/api/athletes/wellness']?.['get'];
    expect(list?.parameters?.find((parameter) => parameter.name === 'athlete_id')?.required).toBe(true);
    expect(list?.parameters?.find((parameter) => parameter.name === 'month')?.required).toBe(false);
  });

  it('marks which calls need a session', () => {
    expect(described.paths['/api/teams']?.['get']?.security).toHaveLength(1);
    expect(described.paths['/api/coach/login']?.['post']?.security).toBeUndefined();
  });

  it('has a page that runs under the same content security policy: no inline script', async () => {
    const page = await new Actor(at).get('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.payload).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const scripts = [...page.payload.matchAll(/src="([^"]+\.js)"/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect((await new Actor(at).get(new URL(script, 'http://x/api/docs').pathname)).statusCode).toBe(200);
  });
});
