import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Reads the `.env` file of the folder and the process environment, which takes precedence. An empty value counts as
 * unset in both, because container platforms pass "" for a variable without a value.
 */
export function readEnvironment(folder: string, environment: NodeJS.ProcessEnv): Map<string, string> {
  const merged = new Map<string, string>();
  for (const source of [readEnvFile(join(folder, '.env')), environment]) {
    for (const [name, value] of Object.entries(source)) if (value) merged.set(name, value);
  }
  return merged;
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
