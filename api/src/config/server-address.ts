import { isIP } from 'node:net';
import type { Settings } from './settings.js';

/**
 * The address under which people reach this installation: `PUBLIC_URL`, otherwise the address it listens on, as a
 * browser on this machine writes it.
 */
export function serverAddress({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl;
  const here = ['127.0.0.1', '0.0.0.0', '::'].includes(host);
  return `http://${here ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
