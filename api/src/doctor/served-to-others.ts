import { isLoopback } from '../config/loopback.js';
import type { Settings } from '../config/settings.js';

/** Whether people on other machines reach the product, by itself or through a proxy. */
export function isServedToOthers({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): boolean {
  return !isLoopback(host) || (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname));
}
