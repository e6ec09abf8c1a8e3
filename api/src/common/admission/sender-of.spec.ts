import type { IncomingMessage } from 'node:http';
import { createSenderOf } from './sender-of.js';

const DEVICE = 'd'.repeat(43);
const SESSION = 's'.repeat(43);
const COOKIES = `touchline_session=${SESSION}; touchline_device=${DEVICE}`;

const call = (headers: IncomingMessage['headers']) => ({ headers }) as IncomingMessage;

it.each([
  ['coach', { cookie: COOKIES }, SESSION],
  ['athlete', { cookie: COOKIES, authorization: 'Bearer made-up' }, DEVICE],
  ['athlete', { cookie: `${COOKIES}; made=up` }, DEVICE],
  ['athlete', { cookie: 'touchline_device=made-up', authorization: 'Bearer made-up' }, ''],
  ['app', { cookie: COOKIES, authorization: 'Bearer key' }, 'key'],
  ['app', { authorization: 'bearer   key' }, 'key'],
  ['app', { cookie: COOKIES }, ''],
  ['release', { authorization: 'Bearer key' }, 'key'],
  ['anyone', { cookie: COOKIES }, COOKIES],
  ['anyone', {}, ''],
] as const)('the sender of a call to a route for %s with %j is %j', (caller, headers, sender) =>
  expect(createSenderOf({ publicUrl: null })(call(headers), caller)).toBe(sender),
);

it('reads the names that cookies have behind https', () => {
  const cookie = `touchline_device=${'x'.repeat(43)}; __Host-touchline_device=${DEVICE}`;
  expect(createSenderOf({ publicUrl: 'https://club.test' })(call({ cookie }), 'athlete')).toBe(DEVICE);
});
