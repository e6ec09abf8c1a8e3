/** Keeps the types of a released kit, with which later kits are compared. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED_KIT_KEYS } from './kit-keys.mjs';

/**
 * Copies the types of all shared keys to `<apiDir>/released/<contract>`. Throws when that version has other
 * types.
 * @param {{ typesDir: string, apiDir: string, contract: string }} kit
 */
export function keepReleasedTypes({ typesDir, apiDir, contract }) {
  const target = join(apiDir, 'released', contract);
  const keys = SHARED_KIT_KEYS.filter((key) => existsSync(join(typesDir, `${key}.d.ts`)));
  const pairs = keys.map((key) => [join(typesDir, `${key}.d.ts`), join(target, `${key}.d.ts`)]);
  const isOther = ([from, to]) => !existsSync(to) || readFileSync(from, 'utf8') !== readFileSync(to, 'utf8');
  if (existsSync(target) && pairs.some(isOther))
    throw new Error(
      `${contract} is already released with other types: raise HOST_CONTRACT in packages/ui/src/host/host-contract.ts.`,
    );
  mkdirSync(target, { recursive: true });
  for (const [from, to] of pairs) cpSync(from, to);
}
