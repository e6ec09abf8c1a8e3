/** The release commands. Each prints what it did and returns the exit code; it throws an error for people otherwise. */
import { join } from 'node:path';
import { approve as approveVersion } from '@touchline/release/approve';
import { checkArea, checkShell } from '@touchline/release/check-build';
import { promote as promoteVersions } from '@touchline/release/promote';
import { readLog, readRegistry } from '@touchline/release/registry-store';
import { rollback as rollBack } from '@touchline/release/rollback';
import { readDeployed } from './deployed-site.mjs';
import { missingProof, prove as proveBuild } from './prove.mjs';
import { builtRelease, findPart, readJson } from './parts.mjs';
import { releaseStatus, statusTable } from './release-status.mjs';
import { changeAt } from './remote-site.mjs';
import { provenVersionsIn, readOutcomes } from './reported-outcomes.mjs';
import { keptDays, siteDir } from './settings.mjs';
import { createSigningKey, registrySigner } from './signing-key.mjs';

const BY_HAND = 'by hand';
const print = (sentences) => process.stdout.write(`${sentences.join('\n')}\n`);

/** Whether the part's build fits what is deployed. Exit code 1 when it does not. */
export async function check(name, { at }) {
  const part = findWebPart(name);
  const { release } = builtRelease(part);
  const { where, registry, shell } = await readDeployed(at);
  const problems = verdict(part, release, registry, shell);
  print(problems.length > 0 ? problems : [`${name} ${release.version} fits ${where}`]);
  return problems.length > 0 ? 1 : 0;
}

/** Proves the part's build with what is deployed in SITE_DIR, or on the product at `at`. Exit code 1 when it fails. */
export async function prove(name, { at }) {
  const part = findWebPart(name);
  const { release, dir } = builtRelease(part);
  const deployed = await readDeployed(at);
  const problems = verdict(part, release, deployed.registry, deployed.shell);
  if (problems.length > 0) {
    print(problems);
    return 1;
  }
  const { passed, failed, seconds } = await proveBuild({ name, version: release.version, dir }, deployed);
  print([`${name} ${release.version}: ${passed} passed, ${failed} failed, in ${seconds} s`]);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * Makes the part's build live in SITE_DIR, or on the product at `at`, or puts it on trial. It must be proven, unless
 * `unproven` says why it is not.
 */
export async function promote(name, { at, why = BY_HAND, canary, unblock, unproven }) {
  const part = findWebPart(name);
  const { release, dir } = builtRelease(part);
  const { registry, shell } = await readDeployed(at);
  const problems = shell || part.kind === 'shell' ? verdict(part, release, registry, shell) : [];
  if (problems.length > 0) {
    print(problems);
    return 1;
  }
  const built = { name, version: release.version, dir };
  const missing = registry.shell ? missingProof(built, registry.shell.live) : null;
  if (missing && !unproven)
    throw new Error(`${missing}: npm run prove -w ${name}, or give the reason with --unproven "reason".`);
  const reason = missing ? `${why} (unproven: ${unproven})` : why;
  const share = canary === undefined ? {} : { canary: Number(canary) };
  if (at !== undefined) {
    const change = { action: 'promote', version: release.version, why: reason, unblock, ...share };
    print(await changeAt(at, name, change, built));
    return 0;
  }
  const proven = provenVersionsIn(part.kind === 'area' && registry.shell ? await readOutcomes() : null);
  const options = {
    why: reason,
    proven,
    unblock,
    keptDays: keptDays(),
    signer: registrySigner(),
    ...share,
  };
  print(promoteVersions(siteDir(), [built], options));
  return 0;
}

/** Goes back to an earlier version in SITE_DIR, or on the product at `at`, without a build. */
export async function rollback(name, { at, to, block, why = BY_HAND }) {
  findWebPart(name);
  print(
    at !== undefined
      ? await changeAt(at, name, { action: 'rollback', to, block, why })
      : rollBack(siteDir(), name, { to, block, why, keptDays: keptDays(), signer: registrySigner() }),
  );
  return 0;
}

/** Makes a version the one to fall back to. */
export async function approve(name, { at, version, why = BY_HAND }) {
  findWebPart(name);
  print(
    at !== undefined
      ? await changeAt(at, name, { action: 'approve', version, why })
      : [approveVersion(siteDir(), name, { version, why, keptDays: keptDays(), signer: registrySigner() })],
  );
  return 0;
}

/** Prints what is live in SITE_DIR, and what browsers reported about it. */
export async function status(_none, { json }) {
  const site = siteDir();
  const registry = readRegistry(site);
  const rows = releaseStatus(registry, readLog(site), await readOutcomes());
  print(json ? [JSON.stringify(rows, null, 2)] : [statusTable(rows), `registry number ${registry.seq} in ${site}`]);
  return 0;
}

/** Makes the key with which the registry is signed. Prints its public key alone, for scripts; the rest is for people. */
function signingKey() {
  const { file, publicKey } = createSigningKey();
  process.stderr.write(`${file} is the private key. The shell is built with the public key, as REGISTRY_PUBLIC_KEY:\n`);
  print([publicKey]);
  return 0;
}
export { signingKey as 'signing-key' };

function verdict(part, release, registry, shell) {
  if (part.kind === 'shell') return checkShell(release, registry);
  if (!shell) throw new Error('There is no shell on this site yet: npm run promote -w shell');
  return checkArea(release, registry, shell, readJson(join(part.dir, 'package.json')).touchline.budget);
}

function findWebPart(name) {
  const part = findPart(name);
  if (part.kind !== 'shell' && part.kind !== 'area')
    throw new Error(`${name} is not served as files; only the shell and areas are released.`);
  return part;
}
