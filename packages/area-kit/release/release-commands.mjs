/** The release commands. Each prints what it did and returns the exit code; it throws an error for people otherwise. */
import { RELEASE_WHY_MAX } from '@touchline/contracts/release-changes.schema';
import { approve as approveVersion } from '@touchline/release/approve';
import { isAsLogged, signerProblem } from '@touchline/release/check-signature';
import { blockedSentence, partState } from '@touchline/release/registry-changes';
import { NO_SHELL_CANARY } from '@touchline/release/promote';
import { promoteBuild as promoteChecked } from '@touchline/release/promote-build';
import { readLog, readRegistry } from '@touchline/release/registry-store';
import { judgedVersions, releaseStatus } from '@touchline/release/release-status';
import { rollback as rollBack } from '@touchline/release/rollback';
import { versionFolder } from '@touchline/release/site-folder';
import { hasSiteDir, keptDays, siteFolders } from '../area/settings.mjs';
import { buildsTogether, builtVersion, currentBuild, fitSentence, notes, verdict } from './built-parts.mjs';
import { readDeployed } from './deployed-site.mjs';
import { missingProof, prove as proveBuild, readProof } from './prove.mjs';
import { statusTable, trialText, versionsTable } from './release-status.mjs';
import { changeAt, statusAt } from './remote-site.mjs';
import { readOutcomes } from './reported-outcomes.mjs';
import { createSigningKey, registrySigner } from './signing-key.mjs';

const BY_HAND = 'by hand';
const CHANGES = '/api/releases/{area}/changes';
const ONE_PART_PER_KEY =
  '--at changes one part, because a release key is good for one. Change several parts in one write where SITE_DIR is, without --at.';
const print = (sentences) => process.stdout.write(`${sentences.join('\n')}\n`);

/**
 * Whether the part's build fits the deployed parts, for a shell together with the builds of areas that `with` names. Exit code 1 when it
 * does not.
 */
export async function check(part, { at, with: words }) {
  const build = currentBuild(part);
  const together = buildsTogether(part, words);
  const deployed = await readDeployed(at);
  const problems = [
    ...(await verdict(part, build, deployed, together)),
    ...[build, ...together].flatMap(({ release: { name, version } }) =>
      partState(deployed.registry, name)?.blocked.includes(version) ? [blockedSentence(name, version)] : [],
    ),
  ];
  if (problems.length > 0) print(problems);
  else print([fitSentence(build, deployed, together), ...(await notes(part, build.release, deployed, together))]);
  return problems.length > 0 ? 1 : 0;
}

/**
 * Proves the part's build with the parts deployed in SITE_DIR, or on the product at `at`; a shell with the builds of areas that `with`
 * names in the place of their live versions. Exit code 1 when it fails.
 */
export async function prove(part, { at, with: words }) {
  const { name } = part;
  const build = currentBuild(part);
  const { release } = build;
  const together = buildsTogether(part, words);
  const deployed = await readDeployed(at);
  const problems = await verdict(part, build, deployed, together);
  if (problems.length > 0) {
    print(problems);
    return 1;
  }
  const { passed, failed, seconds } = await proveBuild(part, builtVersion(build), deployed, together.map(builtVersion));
  print([`${name} ${release.version}: ${passed} passed, ${failed} failed, in ${seconds} s`]);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * Makes the part's build live in SITE_DIR, or on the product at `at`, or puts it on trial. It must be proven, unless
 * `unproven` says why it is not. A shell takes the builds of areas with it that `with` names. With `ifPassed` it needs no build: see
 * `promotePassed`.
 */
export async function promote(part, { 'if-passed': ifPassed, to, at = to, ...others }) {
  const options = { at, ...others };
  if (!ifPassed) return promoteBuild(part, options);
  const other = ['canary', 'unblock', 'unproven', 'with'].find((option) => options[option] !== undefined);
  if (other) throw new Error(`--if-passed promotes the version on trial as it is; leave out --${other}.`);
  return promotePassed(part.name, options);
}

/**
 * Makes the version on trial live if it has passed. Made for a schedule, so that a canary goes on by itself where a team
 * wants that: exit code 1 only when the version was vetoed.
 */
async function promotePassed(name, { at, why }) {
  const [row] = at === undefined ? await localStatus(name) : [await statusAt(at, name)];
  if (!row?.canary) {
    print([`${name} has no version on trial.`]);
    return 0;
  }
  const { canary, trial } = row;
  if (!trial) throw new Error(`${name} ${canary.version} stays on trial: what browsers reported cannot be read.`);
  if (trial.verdict !== 'passed') {
    print([`${name} stays as it is. On trial: ${trialText(canary, trial)}`]);
    return trial.verdict === 'failing' ? 1 : 0;
  }
  const { version } = canary;
  const change = { version, onlyOnTrial: true, why: why ?? `it passed its trial after ${trial.loads} loads` };
  if (at !== undefined) print(await changeAt(at, name, { action: 'promote', ...change }));
  else print(await promoteLocally(name, { ...change, dir: versionFolder(requireSite().site, name, version) }));
  return 0;
}

async function promoteBuild(part, { at, why = BY_HAND, canary, unblock, unproven, with: words }) {
  const { name } = part;
  if (unproven === '') throw new Error('--unproven needs a reason.');
  if (canary !== undefined && part.kind === 'shell') throw new Error(NO_SHELL_CANARY);
  if (words !== undefined && at !== undefined) throw new Error(ONE_PART_PER_KEY);
  assertShort(unproven ? `${why} (unproven: ${unproven})` : why);
  const build = currentBuild(part);
  const together = buildsTogether(part, words).map(builtVersion);
  const deployed = await readDeployed(at);
  const options = {
    ...{ why, unblock, unproven, proof: readProof(part, build.release.version) ?? undefined },
    ...(canary !== undefined && { canary: Number(canary) }),
  };
  if (at !== undefined) return promoteAt(at, part, build, deployed, options);
  print(await promoteLocally(name, { ...builtVersion(build), ...options, together, api: deployed.api }));
  return 0;
}

/** Checks the build before it is uploaded. The product checks it again, because it believes no team's machine. */
async function promoteAt(at, part, build, deployed, { unproven, ...options }) {
  const { registry, shell, api } = deployed;
  const problems = shell || part.kind === 'shell' ? await verdict(part, build, deployed) : [];
  if (problems.length > 0) {
    print(problems);
    return 1;
  }
  const built = builtVersion(build);
  const missing = registry.shell ? missingProof(part, built, registry) : null;
  if (missing && !unproven) throw new Error(`${missing}: npm run prove, or give the reason with --unproven "reason".`);
  const unsigned = signerProblem(part.kind === 'shell' ? build.release : shell, undefined);
  if (unsigned) throw new Error(unsigned);
  const change = { action: 'promote', version: built.version, ...options, ...(missing && { unproven }) };
  print(await changeAt(at, part.name, takesProofs(api) ? change : withoutProof(change), built));
  return 0;
}

/** Older products reject unknown fields, so proofs are sent only to those that ask for them. */
const takesProofs = (api) => JSON.stringify(api?.paths[CHANGES] ?? {}).includes('provenWith');

const withoutProof = ({ proof: _proof, unproven, why, ...change }) => ({
  ...change,
  why: unproven === undefined ? why : `${why} (unproven: ${unproven})`,
});

async function promoteLocally(name, { version, dir, api = null, proof = null, ...options }) {
  const { site, copies } = requireSite();
  const hasReports = (name !== 'shell' || options.together?.length > 0) && readRegistry(site).shell !== undefined;
  return promoteChecked(
    site,
    { name, version, dir },
    {
      ...options,
      api,
      proof,
      ...judgedVersions(hasReports ? await readOutcomes() : null),
      copies,
      keptDays: keptDays(),
      signer: registrySigner(),
    },
  );
}

/**
 * Goes back to an earlier version in SITE_DIR, or on the product at `at`, without a build; with `whole-change` together with all
 * parts that went live in the same write.
 */
export async function rollback({ name }, { at, to, block, why = BY_HAND, 'whole-change': wholeChange }) {
  if (/^https?:/.test(to ?? '')) throw new Error('--to of rollback is a version. Name the product with --at.');
  if (wholeChange && at !== undefined) throw new Error(ONE_PART_PER_KEY);
  assertShort(why);
  const change = { to, block, why };
  if (at !== undefined) print(await changeAt(at, name, { action: 'rollback', ...change }));
  else {
    const { site, copies } = requireSite();
    const options = { ...change, wholeChange, copies, keptDays: keptDays(), signer: registrySigner() };
    print(rollBack(site, name, options));
  }
  return 0;
}

/** Makes a version the one to fall back to. */
export async function approve({ name }, { at, version, why = BY_HAND }) {
  assertShort(why);
  if (at !== undefined) print(await changeAt(at, name, { action: 'approve', version, why }));
  else {
    const { site, copies } = requireSite();
    const options = { version, why, copies, keptDays: keptDays(), signer: registrySigner() };
    print([approveVersion(site, name, options)]);
  }
  return 0;
}

/** Prints the live versions in SITE_DIR, of one part or of all, or of one part on the product at `at`, and browsers' reports about them. */
export async function status(part, { at, json }) {
  const name = part?.name;
  if (at !== undefined && name === undefined)
    throw new Error('Name the part, because a release key knows only its own: touchline status <folder> --at …');
  const rows = at === undefined ? await localStatus(name) : [await statusAt(at, name)];
  const versions = name === undefined || rows.length === 0 ? null : versionsTable(rows[0]);
  print([json ? JSON.stringify(rows, null, 2) : statusTable(rows), ...(json || !versions ? [] : ['', versions])]);
  return 0;
}

async function localStatus(name) {
  const { site } = requireSite();
  const [registry, log] = [readRegistry(site), readLog(site)];
  if (!isAsLogged(registry, log))
    process.stderr.write('registry.json is not what the release commands wrote last: somebody else has changed it.\n');
  const rows = releaseStatus(registry, log, await readOutcomes());
  return rows.filter(({ part }) => name === undefined || part === name);
}

/** Makes the key with which the registry is signed. Prints its public key alone, for scripts; the rest is for people. */
export function signingKey() {
  const { file, publicKey } = createSigningKey();
  process.stderr.write(`${file} is the private key. The shell is built with the public key, as REGISTRY_PUBLIC_KEY:\n`);
  print([publicKey]);
  return 0;
}

/** Every change of the registry says why, in at most as many characters as the product accepts over the network. */
function assertShort(why) {
  if (why.length > RELEASE_WHY_MAX) throw new Error(`--why has at most ${RELEASE_WHY_MAX} characters.`);
  return why;
}

/** The folders of the site. Throws where the commands can reach none. */
function requireSite() {
  if (hasSiteDir()) return siteFolders();
  throw new Error('Name the product, as --at https://club.example, or set SITE_DIR to the folder of its site.');
}
