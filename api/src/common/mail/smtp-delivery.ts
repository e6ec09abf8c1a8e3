import { createTransport } from 'nodemailer';
import type { Clock } from '../time/clock.js';
import type { Deliver } from './mail.js';

/** A server that does not answer must not hold up the others for long; nodemailer would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 } as const;

/** Over the server at `url` (smtp:// or smtps://, with user and password where it wants them). */
export function smtpDelivery(url: string, from: string, clock: Clock): Deliver {
  // A text of ours never names a file or an address to fetch; nothing should be able to make it so.
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ to, subject, text }) => {
    // Addresses as objects: as text they would be read as a list.
    await transport.sendMail({ from: { name: 'Touchline', address: from }, to: { name: '', address: to }, subject, text, date: clock.now(), headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}
