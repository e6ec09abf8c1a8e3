/**
 * Proves a build: in a real browser, on a throw-away copy of what is deployed with the build laid over it, with demo data.
 * The verdict is kept in `.cache/proofs` and is bound to the files of the build and to what they were proven with: the shell, or
 * for a shell the areas.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { SHELL } from '@touchline/release/site-folder';
import { chromiumOrInstall } from '../commands/debian.mjs';
import { runTool } from '../commands/run.mjs';
import { copyDeployed } from './deployed-site.mjs';
import { ROOT } from './parts.mjs';
import { registrySigner } from './signing-key.mjs';

const PROOFS = join(ROOT, '.cache/proofs');
/** The file that keeps the proof of a version. */
export const proofFile = (name, version) => join(PROOFS, `${name}-${version}.json`);

/**
 * @param built `{ name, version, dir }`
 * @param deployed of `readDeployed`
 * @returns {Promise<{ passed: number, failed: number, seconds: number }>}
 */
export async function prove(built, deployed) {
  const browser = chromiumOrInstall();
  if (!browser) throw new Error('A proof needs Chromium; on Debian: apt-get install chromium.');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-proof-'));
  const started = Date.now();
  try {
    const site = join(folder, 'site');
    await copyDeployed(deployed, site);
    // A blocked build needs a proof, too, before it can be promoted with --unblock.
    promote(site, [built], { why: 'proof', unblock: true, signer: registrySigner() });
    const report = join(folder, 'report.json');
    await runTool(
      '@playwright/test/cli.js',
      ['test', '-c', 'e2e/prove/playwright.config.ts', '--output', join(folder, 'results')],
      {
        env: {
          PROVE_SITE: site,
          PROVE_PART: built.name,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const proof = {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      seconds: Math.round((Date.now() - started) / 1000),
    };
    writeProof(built, deployed.registry, proof);
    return proof;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the verdict about a build. @param registry of the site it was proven with */
export function writeProof({ name, version, dir }, registry, proof) {
  mkdirSync(PROOFS, { recursive: true });
  const bound = { ...proof, files: hashOf(dir), provenWith: neighbours(name, registry), at: new Date().toISOString() };
  writeFileSync(proofFile(name, version), JSON.stringify(bound, null, 2));
}

/** Why a build counts as not proven for the site of a registry; null when it is proven. */
export function missingProof({ name, version, dir }, registry) {
  const file = proofFile(name, version);
  const title = `${name} ${version}`;
  if (!existsSync(file)) return `${title} is not proven`;
  const proof = JSON.parse(readFileSync(file, 'utf8'));
  if (proof.files !== hashOf(dir)) return `${title} was changed after its proof`;
  if (proof.failed > 0 || proof.passed === 0)
    return `${title} has failed its proof (${proof.failed} of ${proof.failed + proof.passed})`;
  const { provenWith = {} } = proof;
  const changed = Object.entries(neighbours(name, registry)).find(([part, live]) => provenWith[part] !== live);
  if (!changed) return null;
  const [part, live] = changed;
  return `${title} was proven with ${part} ${provenWith[part] ?? 'missing'}, and ${live} is live`;
}

/** What a part must work with: for an area the live shell, for the shell all live areas. Versions by name. */
function neighbours(name, { shell, remotes }) {
  if (name !== SHELL) return shell ? { shell: shell.live } : {};
  return Object.fromEntries(Object.entries(remotes).map(([area, { live }]) => [area, live]));
}

/** A hash of the scripts, pages and descriptions of a build. */
function hashOf(dir) {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json)$/.test(file),
  );
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(dir, file)));
  return hash.digest('hex');
}
