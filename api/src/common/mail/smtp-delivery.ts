import { createTransport } from 'nodemailer';
import { isLoopback } from '../../config/loopback.js';
import type { Clock } from '../time/clock.js';
import type { Deliver } from './mail.js';

/** In milliseconds. A server that does not answer must not delay the other mails; nodemailer's defaults are minutes. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 } as const;

/**
 * A connection to the server at `url` (smtp:// or smtps://, with user and password when the server needs them). Our mails
 * never include a file or a fetched address, so nodemailer is not allowed to.
 */
export function smtpTransport(url: string) {
  return createTransport({
    url,
    requireTLS: mustEncrypt(url),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Delivers through the server at `url`. */
export function smtpDelivery(url: string, from: string, clock: Clock): Deliver {
  const transport = smtpTransport(url);
  return async ({ to, subject, text }, signal) => {
    // Addresses are objects, because nodemailer reads text as a list of addresses.
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
 * Whether a mail may only leave encrypted. By default nodemailer sends in clear text where the server, or an attacker
 * in between, does not offer STARTTLS. Mail to this machine itself may be unencrypted; a password is never sent in
 * clear text.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  return protocol === 'smtp:' && !(isLoopback(hostname) && username === '' && password === '');
}
