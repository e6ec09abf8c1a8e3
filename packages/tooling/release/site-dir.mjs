import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './parts.mjs';

/** The folder the site is served from, as the server finds it: SITE_DIR, else the `.env` file, else `./site`. */
export function siteDir() {
  const file = join(ROOT, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return resolve(ROOT, process.env.SITE_DIR || written.SITE_DIR || './site');
}
