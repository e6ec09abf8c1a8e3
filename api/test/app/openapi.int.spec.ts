import { Actor } from '../support/actors.js';
import { isAnyOrigin, OPEN_ROUTES, routesOf } from '../support/routes.js';
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

  const operations = () => Object.entries(described.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })));

  it('lists every route', () => {
    const routes = routesOf(at).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(routes.length).toBeGreaterThan(10);
    expect(operations().map(({ name }) => name).sort()).toEqual(routes.sort());
  });

  it('describes what goes in and out from the schemas that validate', () => {
    const save = described.paths['/api/athletes/wellness']?.['put'];
    expect(JSON.stringify(save?.requestBody)).toContain('"sleep_quality":{"type":"integer","minimum":1,"maximum":10');
    expect(JSON.stringify(save?.responses['200'])).toContain('hooper_index');
    expect(Object.keys(save?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '503']);
    const list = described.paths['/api/athletes/wellness']?.['get'];
    expect(list?.parameters?.find((parameter) => parameter.name === 'athlete_id')?.required).toBe(true);
    expect(list?.parameters?.find((parameter) => parameter.name === 'month')?.required).toBe(false);
  });

  it('marks which calls need a session', () => {
    const open = operations().filter(({ operation }) => operation.security === undefined);
    expect(open.map(({ name }) => name).sort()).toEqual(OPEN_ROUTES);
  });

  it('says of each call what it refuses for because of what it is', () => {
    for (const { name, operation } of operations()) {
      const refuses = (status: number) => [name, String(status) in operation.responses];
      expect(refuses(503)).toEqual([name, true]);
      expect(refuses(403)).toEqual([name, !name.startsWith('GET ') && !isAnyOrigin(name)]);
      expect(refuses(400)).toEqual([name, operation.requestBody !== undefined || (operation.parameters ?? []).length > 0]);
      if (operation.security !== undefined) expect(refuses(401)).toEqual([name, true]);
    }
    expect(Object.keys(described.paths['/api/coach/login']?.['post']?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '503']);
    expect(Object.keys(described.paths['/api/coach/logout']?.['post']?.responses ?? {})).toEqual(['204', '400', '401', '403', '503']);
    expect(Object.keys(described.paths['/api/health/live']?.['get']?.responses ?? {})).toEqual(['200', '503']);
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
