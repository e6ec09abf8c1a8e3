import { isIP } from 'node:net';
import { clientKey } from '../http/client-address.js';

/**
 * The network of an address, to be stored: an IPv4 address without its last quarter (/24), an IPv6 address without all
 * but its first 48 bits. A coach recognises home, club or another country by it, and it names no household. A hash would
 * serve nobody who reads the log, and hide nothing: there are few enough IPv4 addresses to try them all. Null for text
 * that is no address, which a client behind a proxy may send.
 */
export function networkOf(address: string): string | null {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return null;

  const key = clientKey(address);
  if (isIP(key) === 4) return `${key.slice(0, key.lastIndexOf('.'))}.0/24`;
  return `${key.split(':').slice(0, 3).join(':')}::/48`;
}
