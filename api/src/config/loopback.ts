import { isIP } from 'node:net';

/** Whether `host` is this very machine: a name or an address, an IPv6 one with or without its brackets. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
