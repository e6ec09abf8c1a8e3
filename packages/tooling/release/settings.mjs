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

/** The absolute path of the folder from which the site is served: SITE_DIR, or `./site`. */
export const siteDir = () => resolve(ROOT, setting('SITE_DIR') ?? './site');
