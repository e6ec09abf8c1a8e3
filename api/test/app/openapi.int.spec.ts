import CLOSED_WORDS from '../../../packages/contracts/test/closed-words.json' with { type: 'json' };
import { answerWords } from '@touchline/release/answer-words';
import { callOf, OPEN_WORDS, type ApiDocument } from '@touchline/release/api-document';
import { z } from 'zod';
import { Actor, HOST } from '../support/actors.js';
import { createAppCaller } from '../support/app-caller.js';
import * as build from '../support/factories.js';
import { routesOf, type Route } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Operation {
  responses: Record<string, { content?: unknown }>;
  requestBody?: { content: Record<string, { schema: { example?: unknown } }> };
  parameters?: { name: string; required: boolean }[];
  security?: unknown[];
}

interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown> };
}

/** The security requirement in the description for each kind of caller. */
const SECURITY = {
  coach: [{ cookie: [] }],
  athlete: [{ device: [] }],
  app: [{ bearer: [] }],
  program: [{ bearer: [] }],
  release: [{ bearer: [] }],
  anyone: undefined,
};

/** The route as the description writes it: `GET /api/teams/{id}`. */
const nameIn = ({ method, path }: Route) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

describe('the description of the API', () => {
  let at: TestApp;
  let described: Described;

  beforeAll(async () => {
    at = await createTestApp();
    described = (await new Actor(at).get('/api/openapi.json')).json();
  });
  afterAll(() => at.close());

  const operations = () =>
    Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    );

  it('lists every route', () => {
    const routes = routesOf(at).map(nameIn);
    expect(routes.length).toBeGreaterThan(10);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(routes.sort());
  });

  it('describes requests and answers with the schemas that validate them', () => {
    const save = described.paths['/api/athletes/wellness']?.['put'];
    expect(JSON.stringify(save?.requestBody)).toContain('"sleep_quality":{"type":"integer","minimum":1,"maximum":10');
    expect(JSON.stringify(save?.responses['200'])).toContain('hooper_index');
    expect(Object.keys(save?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '503']);
    const list = described.paths['/api/athletes/wellness']?.['get'];
    expect(list?.parameters?.find((parameter) => parameter.name === 'athlete_id')?.required).toBe(true);
    expect(list?.parameters?.find((parameter) => parameter.name === 'month')?.required).toBe(false);
  });

  it('names for each call whether it needs a session, the key of an app, or nothing', () => {
    const callers = Object.fromEntries(routesOf(at).map((route) => [nameIn(route), SECURITY[route.caller]]));
    expect(Object.fromEntries(operations().map(({ name, operation }) => [name, operation.security]))).toEqual(callers);
    expect(described.components.securitySchemes).toMatchObject({
      cookie: { type: 'apiKey', in: 'cookie' },
      bearer: { type: 'http', scheme: 'bearer' },
    });
  });

  it('lists for each call the refusals that follow from its kind', () => {
    const anyOrigin = new Set(routesOf(at).flatMap((route) => (route.anyOrigin ? [nameIn(route)] : [])));
    const needsKind = ({ caller, needs }: Route) => caller === 'program' || (needs && needs !== 'sign-in');
    const ofKind = new Set(routesOf(at).flatMap((route) => (needsKind(route) ? [nameIn(route)] : [])));
    for (const { name, operation } of operations()) {
      const refuses = (status: number) => [name, String(status) in operation.responses];
      expect(refuses(503)).toEqual([name, true]);
      const isWrite = !name.startsWith('GET ') && !anyOrigin.has(name);
      expect(refuses(403)).toEqual([name, isWrite || ofKind.has(name)]);
      expect(refuses(400)).toEqual([name, true]);
      if (operation.security !== undefined) expect(refuses(401)).toEqual([name, true]);
    }
    expect(Object.keys(described.paths['/api/coach/login']?.['post']?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '429',
      '503',
    ]);
    expect(Object.keys(described.paths['/api/coach/logout']?.['post']?.responses ?? {})).toEqual([
      '204',
      '400',
      '401',
      '403',
      '503',
    ]);
    expect(Object.keys(described.paths['/api/health/live']?.['get']?.responses ?? {})).toEqual(['200', '400', '503']);
  });

  it('gives examples that satisfy the schema they belong to', () => {
    const refused: unknown[] = [];
    let examples = 0;
    for (const route of routesOf(at)) {
      for (const schema of [
        route.schemas.body,
        route.schemas.query,
        route.answer.schema,
        ...Object.values(route.schemas.params),
      ]) {
        if (!schema) continue;
        z.toJSONSchema(schema, {
          io: 'input',
          unrepresentable: 'any',
          override: ({ zodSchema, jsonSchema }) => {
            for (const example of jsonSchema.examples ?? []) {
              examples += 1;
              if (!z.safeParse(zodSchema, example).success) refused.push([nameIn(route), example]);
            }
          },
        });
      }
    }
    expect(refused).toEqual([]);
    expect(examples).toBeGreaterThan(10);
  });

  it("gives the athletes' own app examples that work unchanged", async () => {
    const example = (path: string) =>
      described.paths[path]?.['post']?.requestBody?.content['application/json']?.schema.example as Record<
        string,
        unknown
      >;
    const { id: institutionId } = await build.institution(at);
    const app = await createAppCaller(at, institutionId);
    const registration = example('/api/registrations') as { registration_code: string; external_id: string };
    const team = await build.team(at, await build.coach(at, { institutionId }), {
      registrationCode: registration.registration_code,
      codeExpiresAt: new Date(at.clock.now().getTime() + 1000),
    });
    const registered = await at.app.inject({
      method: 'POST',
      url: '/api/registrations',
      headers: { host: HOST, 'content-type': 'application/json' },
      payload: JSON.stringify(registration),
    });
    expect(registered.statusCode).toBe(202);
    // The three examples share one external id: the athlete is accepted with it, and the other two name it.
    const ada = await build.athlete(at, { teamId: team.id, externalId: registration.external_id });
    for (const path of ['/api/intake/wellness', '/api/intake/training-load']) {
      const { entries } = example(path) as { entries: { date: string }[] };
      const newest =
        entries
          .map(({ date }) => date)
          .sort()
          .at(-1) ?? '';
      // The days of the examples must be in the past when they are sent.
      at.clock.advance(Math.max(0, (Date.parse(newest) - at.clock.now().getTime()) / 1000));
      const response = await app.post(path, example(path));
      expect([
        path,
        response.statusCode,
        response.json<{ athlete_id: number }[]>().map(({ athlete_id }) => athlete_id),
      ]).toEqual([path, 200, entries.map(() => ada.id)]);
    }
  });

  it('lets the lists of words in answers grow, except those that have a reason not to', () => {
    const document = described as unknown as ApiDocument;
    const calls = Object.fromEntries(
      routesOf(at).map((route) => [nameIn(route), callOf(document, nameIn(route)) ?? { request: {} }]),
    );
    const { open, closed } = answerWords(calls);
    const reasons = Object.keys(CLOSED_WORDS);
    expect(open.length).toBeGreaterThan(60);
    expect(closed.filter((field) => !reasons.some((end) => field.endsWith(end)))).toEqual([]);
    expect(reasons.filter((end) => !closed.some((field) => field.endsWith(end)))).toEqual([]);
    // The server refuses words of requests that it does not know.
    expect(JSON.stringify(Object.values(calls).map(({ request }) => request))).not.toContain(OPEN_WORDS);
  });

  it('has a page that runs under the same content security policy: no inline script', async () => {
    const page = await new Actor(at).get('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.payload).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const scripts = [...page.payload.matchAll(/src="([^"]+\.js)"/g)].map((match) => match[1] ?? '');
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts)
      expect((await new Actor(at).get(new URL(script, 'http://x/api/docs').pathname)).statusCode).toBe(200);
  });
});
