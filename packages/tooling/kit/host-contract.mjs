/** The contract between shell and areas, read from the kit's source. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '../release/parts.mjs';

const HOST = join(ROOT, 'packages/ui/src/host');

/** The version of the contract. */
export function hostContract() {
  const source = readFileSync(join(HOST, 'host-contract.ts'), 'utf8');
  return /HOST_CONTRACT = '([^']+)'/.exec(source)[1];
}

/** The contract version since which the host has each of its names. */
export const hostNames = () => readJson(join(HOST, 'host-names.json'));
