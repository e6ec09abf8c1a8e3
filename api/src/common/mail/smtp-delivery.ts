import { createTransport } from 'nodemailer';
import { isLoopback } from '../../config/loopback.js';
import type { Clock } from '../time/clock.js';
import type { Deliver } from './mail.js';

/** A server that does not answer must not hold up the others for long; nodemailer would wait for minutes. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 } as const;

/** Over the server at `url` (smtp:// or smtps://, with user and password where it wants them). */
export function smtpDelivery(url: string, from: string, clock: Clock): Deliver {
  // A text of ours never names a file or an address to fetch; nothing should be able to make it so.
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }, signal) => {
    // Addresses as objects: as text they would be read as a list.
    await transport.sendMail({
      from: { name: 'Touchline', address: from },
      to: { name: '', address: to },
      subject,
      text,
      date: clock.now(),
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}

/**
 * Whether a mail may leave encrypted only: unless said so, nodemailer would send in clear where a server, or somebody on the way to it, does not
 * offer STARTTLS. What goes to this machine itself meets nobody on the way; a password is never sent in clear.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  return protocol === 'smtp:' && !(isLoopback(hostname) && username === '' && password === '');
}
