import { isIP } from 'node:net';

/** Whether `host` is this machine: a name or an address, an IPv6 address with or without brackets. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
