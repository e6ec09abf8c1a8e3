import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../release/parts.mjs';

/** A setting as the server finds it: the environment wins over `.env`, and an empty value counts as unset. */
export function setting(name) {
  const file = join(ROOT, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return process.env[name] || written[name] || null;
}
