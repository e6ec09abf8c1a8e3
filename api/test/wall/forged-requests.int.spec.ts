import { Actor, ORIGIN } from '../support/actors.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteRow } from './inventory/types.js';
import { callOf, type BuiltCall } from './support/calls.js';
import { proofOf } from './support/caller.js';
import { createCast, signedIn, type Cast } from './support/cast.js';
import { Tally } from './support/tally.js';
import { FAULTS, Watch } from './support/watch.js';

/** Headers that a foreign page can make a browser send. */
const FOREIGN_PAGES: Record<string, Record<string, string | undefined>> = {
  'another site': { origin: 'https://evil.test' },
  'no origin': { origin: undefined },
  'an empty origin': { origin: '' },
  null: { origin: 'null' },
  'our name with another scheme': { origin: ORIGIN.replace('http:', 'https:') },
  'our name with another port': { origin: `${ORIGIN}:8080` },
  'our name as a prefix': { origin: `${ORIGIN}.evil.test` },
  'our name behind another': { origin: ORIGIN.replace('//', '//evil.') },
  'a claimed cross-site': { 'sec-fetch-site': 'cross-site' },
};

/** Content types that a form can send without a preflight, and others that are not JSON. */
const OTHER_TYPES = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/plain; application/json',
];

describe('a request from another page', () => {
  const tally = new Tally('forged requests', ['routes', 'requests', ...FAULTS]);
  const writing = INVENTORY.filter(({ route }) => !route.startsWith('GET'));
  const rows = writing.map((row) => [row.route, row] as const);
  let at: TestApp;
  let cast: Cast;
  let own: Actor;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
    // A browser in which the coach is signed in, and which is an athlete's device.
    own = await signedIn(at, cast.own.coach);
    Object.assign(own.cookies, (await answeringAthlete(at, cast.own.things.athlete)).cookies);
    tally.count('routes', writing.length);
  });
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  const validCall = ({ route, valid }: RouteRow) => callOf(route, valid(cast.own.things));
  /** The key of the caller, so that only the form of the request is wrong. */
  const proof = ({ caller }: RouteRow) => proofOf(caller, cast.own);
  /** Calls without a body get one, because a content type needs a body. */
  const inType = (call: BuiltCall): BuiltCall => ({ ...call, body: call.body ?? {} });

  it.each(rows.filter(([, { anyOrigin }]) => !anyOrigin))('%s is refused, however good it is', async (_name, row) => {
    const watch = new Watch(at, cast, tally);
    const call = validCall(row);
    // The headers alone decide: the body is not read.
    const bodies = [call.body, { nonsense: true }, '{"half":', JSON.stringify('a'.repeat(300_000))];
    for (const [name, headers] of Object.entries(FOREIGN_PAGES)) {
      for (const body of bodies) {
        for (const who of [own, new Actor(at)]) {
          const response = await watch.ask(who, null, { ...call, body }, name, { status: 403, headers });
          expect(response.json()).toMatchObject({ code: 'origin_refused' });
          // Checks that an absent header is sent as absent, not as an empty one.
          expect(response.raw.req.headers['origin']).toBe('origin' in headers ? headers['origin'] : ORIGIN);
          expect(response.headers).toMatchObject({
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'x-request-id': expect.any(String),
          });
        }
      }
    }
    expect(watch.problems).toEqual([]);
  });

  it.each(rows)('%s is refused in any other form than JSON', async (_name, row) => {
    const watch = new Watch(at, cast, tally);
    for (const type of OTHER_TYPES) {
      const response = await watch.ask(own, null, inType(validCall(row)), type, {
        status: 415,
        headers: { ...proof(row), 'content-type': type },
      });
      expect(response.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
    expect(watch.problems).toEqual([]);
  });

  it.each(rows.filter(([, { anyOrigin }]) => anyOrigin))(
    '%s reads no cookie, so that it may come from anywhere',
    async (_name, row) => {
      for (const headers of Object.values(FOREIGN_PAGES)) {
        const call = validCall(row);
        const [withCookie, without] = [
          await own.send(call.method, call.url, { body: call.body, headers: { ...proof(row), ...headers } }),
          await new Actor(at).send(call.method, call.url, { body: call.body, headers: { ...proof(row), ...headers } }),
        ];
        expect([withCookie.statusCode, without.statusCode].every((status) => status < 300)).toBe(true);
        expect(withCookie.headers['set-cookie']).toBeUndefined();
      }
    },
  );
});
