import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../config/settings.js';
import { bearerOf } from '../auth/bearer.js';
import { DeviceCookie } from '../auth/device-cookie.js';
import type { Caller } from '../auth/route-marks.js';
import { SessionCookie } from '../auth/session-cookie.js';

/**
 * Tells who sends a call to a route for these callers: the value that signs them in there, and no other one that the call
 * carries, so that a sender who adds made-up ones stays one sender; the cookies, where anyone may call. Empty without it.
 * Whether the value is good is not known here. Keep it no longer than the call.
 */
export function createSenderOf(settings: Pick<Settings, 'publicUrl'>) {
  const session = new SessionCookie(settings);
  const device = new DeviceCookie(settings);
  return (request: IncomingMessage, caller: Caller): string => {
    if (caller === 'coach') return session.read(request) ?? '';
    if (caller === 'athlete') return device.read(request) ?? '';
    if (caller === 'anyone') return request.headers.cookie ?? '';
    return bearerOf(request) ?? '';
  };
}
