/** Settings that commands outside the API need, read as the API reads them. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './parts.mjs';

/** A setting, or null. The environment takes precedence over `.env`, and an empty value counts as unset. */
export function setting(name) {
  const file = join(ROOT, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return process.env[name] || fromFile[name] || null;
}

/** REGISTRY_PUBLIC_KEY, with which the shell is built; null when it is unset. Throws when it is no such key. */
export function registryPublicKey() {
  const key = setting('REGISTRY_PUBLIC_KEY');
  // 32 bytes are 44 characters of base64, the last of which fills up.
  if (key !== null && !/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(key))
    throw new Error('REGISTRY_PUBLIC_KEY must be the line that `npm run signing-key` printed.');
  return key;
}

/** The absolute path of the folder from which the site is served: SITE_DIR, or `./site`. */
export const siteDir = () => resolve(ROOT, setting('SITE_DIR') ?? './site');

/** KEEP_RELEASES_DAYS: for how many days a version stays in the site after it was live last. Throws when it is no such number. */
export function keptDays() {
  const days = setting('KEEP_RELEASES_DAYS') ?? '30';
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error('KEEP_RELEASES_DAYS must be a whole number from 1 to 9999.');
  return Number(days);
}
