import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { nameOf, routesOf } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import { inventoryProblems } from './support/inventory-problems.js';
import { fieldsOf, isIdLike } from './support/schema-fields.js';

/** Routes outside of Nest's controllers: the pages, and the description of the API with the files of its page. */
const PAST_NEST = /^GET (?:\/\*|\/api\/openapi\.json|\/api\/docs(?:\/.*)?)$/;

/** Routes without a session and without a key. */
const OPEN = [
  // Other programs read a team's calendar with the secret in its address.
  'GET /api/calendar/feed/:secret.ics',
  'GET /api/health/live',
  'GET /api/health/ready',
  // Contact addresses for pages that are read before a sign-in.
  'GET /api/installation',
  'GET /api/join/rules',
  // Areas are loaded before a sign-in, too.
  'GET /api/release-vetoes',
  'POST /api/athlete/devices',
  'POST /api/coach/forgot-password',
  'POST /api/coach/login',
  'POST /api/coach/reset-password',
  'POST /api/join',
  'POST /api/join/address',
  'POST /api/join/guardian',
  'POST /api/join/guardian/question',
  'POST /api/join/poster',
  'POST /api/join/poster/link',
  'POST /api/registrations',
  'POST /api/release-reports',
  'POST /api/staff-invitations/account',
  'POST /api/staff-invitations/read',
];

describe('the inventory', () => {
  let at: TestApp;
  /** Two instances register the same. */
  const registered = new Set<string>();

  beforeAll(async () => {
    const listen = (message: unknown): void => {
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
        // The router adds HEAD to every GET.
        for (const each of [method].flat().filter((name) => name !== 'HEAD')) registered.add(`${each} ${url}`);
      });
    };
    subscribe('fastify.initialization', listen);
    at = await createTestApp({ mails: true });
    unsubscribe('fastify.initialization', listen);
  });
  afterAll(() => at.close());

  it('has a row for each route, a position for each id it takes, and nothing else', () => {
    expect(routesOf(at).length).toBeGreaterThan(20);
    expect(inventoryProblems(routesOf(at), INVENTORY)).toEqual([]);
    expect(routesOf(at).flatMap(fieldsOf).filter(isIdLike).length).toBeGreaterThan(15);
  });

  it('knows every route of the server: none exists outside of the controllers', () => {
    const found = [...registered].filter((route) => !PAST_NEST.test(route));
    expect(found.sort()).toEqual(routesOf(at).map(nameOf).sort());
    expect([...registered].some((route) => PAST_NEST.test(route))).toBe(true);
  });

  it('has only the expected open routes', () => {
    const open = INVENTORY.filter(({ caller }) => caller === 'anyone').map(({ route }) => route);
    expect(open.sort()).toEqual(OPEN);
  });
});
