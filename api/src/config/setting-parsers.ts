import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Parsers of settings. Each takes the text of one environment variable; each message is the end of a sentence that
 * starts with the name of the variable.
 */

/** Digits only: `Number()` would also accept "0x10", " 5 " and "1e3". */
export function wholeNumber(min: number, max: number) {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,9})$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence);
}

export const mailbox = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be a mail address such as support@club.example');

/**
 * An origin such as `https://club.example`, without path, query or credentials, so that it can be compared with the
 * `Origin` header.
 */
export const httpOrigin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bare = url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (bare && (url.protocol === 'http:' || url.protocol === 'https:')) return url.origin;
  context.addIssue({
    code: 'custom',
    message: 'must be an http or https address without a path, such as https://club.example',
  });
  return z.NEVER;
});

/**
 * Nothing may follow the host: nodemailer reads options from there, which can turn off encryption and the check of
 * certificates.
 */
export const smtpUrl = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url !== null &&
    ['smtp:', 'smtps:'].includes(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname) &&
    !url.search &&
    !url.hash
  );
}, 'must look like smtp://user:password@host:587');

/** The number of proxies in front of the server, or their addresses. Passed to Fastify unchanged. */
export const trustedProxies = z.string().transform((text, context): number | string[] => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const list = text.split(',').map((entry) => entry.trim());
  if (list.every(isAddressOrRange)) return list;
  context.addIssue({
    code: 'custom',
    message: 'must be a number of proxies or a list of addresses such as 10.0.0.0/8, 127.0.0.1',
  });
  return z.NEVER;
});

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
