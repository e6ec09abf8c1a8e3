/** Whether a build counts as proven for a site. The proof is a claim of a team's machine; nobody else can repeat it. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument } from '@touchline/contracts/area';
import type { ReleaseProof } from '@touchline/contracts/release-changes.schema';
import type { BuiltVersion } from './promote.js';
import { SHELL } from './site-folder.js';

const DOCUMENT = 'release.json';

/**
 * What a part must work with: for an area the live shell, for the shell all areas, as they are live after the change. Versions by
 * name.
 * @param together builds of areas that go live in the same write as a shell
 */
export function neighbours(
  name: string,
  { shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>,
  together: readonly Pick<BuiltVersion, 'name' | 'version'>[] = [],
): Record<string, string> {
  if (name !== SHELL) return shell ? { shell: shell.live } : {};
  return Object.fromEntries([
    ...Object.entries(remotes).map(([area, { live }]) => [area, live]),
    ...together.map((area) => [area.name, area.version]),
  ]);
}

/**
 * Why a build counts as not proven for the site of a registry; null when it is proven with exactly the versions that it will
 * meet.
 * @param together builds of areas that go live in the same write as a shell
 */
export function proofProblem(
  { name, version, dir }: BuiltVersion,
  proof: ReleaseProof | null,
  registry: Pick<RegistryDocument, 'shell' | 'remotes'>,
  together: readonly Pick<BuiltVersion, 'name' | 'version'>[] = [],
): string | null {
  const title = `${name} ${version}`;
  if (!proof) return `${title} is not proven`;
  if (proof.files !== buildHash(dir)) return `${title} was changed after its proof`;
  if (proof.failed > 0 || proof.passed === 0)
    return `${title} has failed its proof (${proof.failed} of ${proof.failed + proof.passed})`;
  const { provenWith } = proof;
  const needed = neighbours(name, registry, together);
  const other = Object.keys({ ...needed, ...provenWith }).find((part) => provenWith[part] !== needed[part]);
  if (other === undefined) return null;
  const goesLive = together.some((area) => area.name === other) ? 'goes live with it' : 'is live';
  return `${title} was proven with ${other} ${provenWith[other] ?? 'missing'}, and ${needed[other] ?? 'none'} ${goesLive}`;
}

/** A hash of the scripts, pages and descriptions of a build. */
export function buildHash(dir: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json)$/.test(file),
  );
  for (const file of files.sort()) hash.update(`${file}\n`).update(contentOf(dir, file));
  return hash.digest('hex');
}

/** Compressed sizes differ between versions of Node, so the same build on another machine counts as the same. */
function contentOf(dir: string, file: string): Buffer | string {
  const content = readFileSync(join(dir, file));
  return file === DOCUMENT ? content.toString('utf8').replace(/"gzipBytes": *\d+/g, '"gzipBytes":0') : content;
}
