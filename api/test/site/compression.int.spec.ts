import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** The key of a measure is its name in the catalogue. */
const WITHOUT_SECRET = /\/api\/measures/;
/** Names of fields whose value lets its holder in. `path` is the address of a calendar feed. */
const SECRET_FIELD = /(?:^|_)(?:code|token|secret|key)$|^path$/;

interface Operation {
  'x-secret'?: boolean;
  responses: Record<string, unknown>;
}

describe('compression of answers', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    for (let index = 0; index < 10; index += 1) {
      const code = {
        registrationCode: `CODE000${index}`,
        codeExpiresAt: new Date(at.clock.now().getTime() + 3_600_000),
      };
      const team = await build.team(at, actors.ownCoach, code);
      await build.athlete(at, { teamId: team.id });
    }
  });
  afterAll(() => at.close());

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends a long answer compressed to who accepts %s', async (accepted, encoding, unpack) => {
    const plain = await actors.own.get('/api/athletes/list');
    const packed = await actors.own.get('/api/athletes/list', { headers: { 'accept-encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json());
  });

  it('sends a short answer as it is', async () => {
    const answer = await actors.own.get('/api/coach/me', { headers: { 'accept-encoding': 'br' } });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('never compresses registration codes', async () => {
    const answer = await actors.own.get('/api/teams', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.rawPayload.length).toBeGreaterThan(1_024);
    expect([answer.headers['content-encoding'], answer.payload.includes('CODE0009')]).toEqual([undefined, true]);
  });

  it('is off for every answer with a secret in it', async () => {
    const { paths } = (await actors.own.get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    );
    const withSecret = operations.filter(
      ({ name, operation }) =>
        !WITHOUT_SECRET.test(name) &&
        Object.entries(operation.responses).some(([status, answer]) => status < '300' && hasSecret(answer)),
    );
    expect(withSecret.map(({ name }) => name)).toEqual(
      operations.filter(({ operation }) => operation['x-secret']).map(({ name }) => name),
    );
    expect(withSecret.length).toBeGreaterThan(3);
  });
});

/** Whether the schema of an answer names a field with a secret, at any depth. */
function hasSecret(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties } = schema as { properties?: object };
  if (properties && Object.keys(properties).some((name) => SECRET_FIELD.test(name))) return true;
  return Object.values(schema).some(hasSecret);
}
