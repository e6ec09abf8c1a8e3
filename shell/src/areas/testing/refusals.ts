/** The reasons for which a build or a registry is refused, as the tests of the release commands have them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseHead, ShellRelease } from '@touchline/contracts/area';

const TABLE = join(__dirname, '../../../../packages/contracts/test/refusals.json');

export interface Refusal {
  reason: string;
  /** What makes the release one that is refused. */
  release?: Partial<ReleaseHead>;
  registry?: 'unsigned' | 'other key';
  sentence: string;
  /** The kind of the failure in a page; missing for a reason that a page does not judge. */
  inPage?: 'incompatible' | 'integrity' | 'untrusted';
}

interface Table {
  shell: Pick<ShellRelease, 'contract' | 'runtime' | 'provides' | 'kit' | 'earlier'>;
  /** A release that fits the shell. */
  release: Partial<ReleaseHead>;
  refusals: Refusal[];
}

/** The table. */
export const refusals = (): Table => JSON.parse(readFileSync(TABLE, 'utf8')) as Table;
