/** Whether a build counts as proven for a site. The proof is a claim of a team's machine; nobody else can repeat it. Pure. */
import type { RegistryDocument } from '@touchline/contracts/area';
import type { ReleaseProof } from '@touchline/contracts/release-changes.schema';
import type { CheckedBuild } from './check-files.js';
import type { BuiltVersion } from './promote.js';
import { SHELL } from './site-folder.js';

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
  { name, version, hash }: Pick<CheckedBuild, 'name' | 'version' | 'hash'>,
  proof: ReleaseProof | null,
  registry: Pick<RegistryDocument, 'shell' | 'remotes'>,
  together: readonly Pick<BuiltVersion, 'name' | 'version'>[] = [],
): string | null {
  const title = `${name} ${version}`;
  if (!proof) return `${title} is not proven`;
  if (proof.files !== hash) return `${title} was changed after its proof`;
  if (proof.failed > 0 || proof.passed === 0)
    return `${title} has failed its proof (${proof.failed} of ${proof.failed + proof.passed})`;
  const { provenWith } = proof;
  const needed = neighbours(name, registry, together);
  const other = Object.keys({ ...needed, ...provenWith }).find((part) => provenWith[part] !== needed[part]);
  if (other === undefined) return null;
  const goesLive = together.some((area) => area.name === other) ? 'goes live with it' : 'is live';
  return `${title} was proven with ${other} ${provenWith[other] ?? 'missing'}, and ${needed[other] ?? 'none'} ${goesLive}`;
}
