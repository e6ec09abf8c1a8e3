/**
 * Proves a build: in a real browser, on a throw-away copy of what is deployed with the build laid over it, with demo data.
 * The verdict is kept in `.cache/proofs` and is bound to the files of the build and to the shell they were proven with.
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
    promote(site, [built], { why: 'proof', signer: registrySigner() });
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
    writeProof(built, built.name === SHELL ? built.version : deployed.registry.shell.live, proof);
    return proof;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the verdict about a build. @param shell version of the shell it was proven with */
export function writeProof({ name, version, dir }, shell, proof) {
  mkdirSync(PROOFS, { recursive: true });
  const bound = { ...proof, files: hashOf(dir), shell, at: new Date().toISOString() };
  writeFileSync(proofFile(name, version), JSON.stringify(bound, null, 2));
}

/** Why a build counts as not proven for a site; null when it is proven. @param shell version of the site's live shell */
export function missingProof({ name, version, dir }, shell) {
  const file = proofFile(name, version);
  const title = `${name} ${version}`;
  if (!existsSync(file)) return `${title} is not proven`;
  const proof = JSON.parse(readFileSync(file, 'utf8'));
  if (proof.files !== hashOf(dir)) return `${title} was changed after its proof`;
  if (proof.failed > 0 || proof.passed === 0)
    return `${title} has failed its proof (${proof.failed} of ${proof.failed + proof.passed})`;
  if (name !== SHELL && proof.shell !== shell)
    return `${title} was proven with shell ${proof.shell}, and ${shell} is live`;
  return null;
}

/** A hash of the scripts and pages of a build. */
function hashOf(dir) {
  const hash = createHash('sha256');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(dir, file)));
  return hash.digest('hex');
}
