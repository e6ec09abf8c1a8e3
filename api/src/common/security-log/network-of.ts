import { isIP } from 'node:net';
import { clientKey } from '../http/client-address.js';

/**
 * The network of an address, as it is stored: the first 24 bits of an IPv4 address, the first 48 bits of an IPv6
 * address. They tell home, club and another country apart, and name no household. A hash would help no reader of the log
 * and hide nothing: all IPv4 addresses can be tried. Null for any other text, which a client behind a proxy may
 * send.
 */
export function networkOf(address: string): string | null {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return null;

  const key = clientKey(address);
  if (isIP(key) === 4) return `${key.slice(0, key.lastIndexOf('.'))}.0/24`;
  return `${key.split(':').slice(0, 3).join(':')}::/48`;
}
