/**
 * Proves a build: in a real browser, on a throw-away copy of what is deployed with the build laid over it, on recorded answers.
 * The verdict is kept in `.cache/proofs` of the part and is bound to the files of the build and to what they were proven with: the
 * shell, or for a shell the areas.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { SHELL } from '@touchline/release/site-folder';
import { KIT } from '../area/kit.mjs';
import { startRecordedProduct } from '../recorded/recorded-product.mjs';
import { chromiumOrInstall } from '../tools/programs.mjs';
import { runTool } from '../tools/run.mjs';
import { copyDeployed } from './deployed-site.mjs';
import { registrySigner } from './signing-key.mjs';

/** The file that keeps the proof of a version of a part. */
export const proofFile = ({ dir, name }, version) => join(dir, '.cache/proofs', `${name}-${version}.json`);

/**
 * @param part of `readPart`; with an area, the stories in its folder `stories` run, too
 * @param built `{ name, version, dir }`
 * @param deployed of `readDeployed`
 * @returns {Promise<{ passed: number, failed: number, seconds: number }>}
 */
export async function prove(part, built, deployed) {
  const browser = chromiumOrInstall();
  if (!browser) throw new Error('A proof needs Chromium; on Debian: apt-get install chromium.');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-proof-'));
  const started = Date.now();
  let product;
  try {
    const site = join(folder, 'site');
    await copyDeployed(deployed, site);
    // A blocked build needs a proof, too, before it can be promoted with --unblock.
    promote(site, [built], { why: 'proof', unblock: true, signer: registrySigner() });
    product = await startRecordedProduct({ site, answersFile: join(part.dir, 'stories/answers.json') });
    const report = join(folder, 'report.json');
    const config = join(KIT, 'prove/playwright.config.mjs');
    await runTool('@playwright/test/cli.js', ['test', '-c', config, '--output', join(folder, 'results')], {
      env: {
        PROVE_SITE: site,
        PROVE_URL: product.url,
        PROVE_PART: built.name,
        PROVE_DIR: part.dir,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const proof = {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      seconds: Math.round((Date.now() - started) / 1000),
    };
    writeProof(part, built, deployed.registry, proof);
    return proof;
  } finally {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the verdict about a build. @param registry of the site it was proven with */
export function writeProof(part, { name, version, dir }, registry, proof) {
  const file = proofFile(part, version);
  mkdirSync(dirname(file), { recursive: true });
  const bound = { ...proof, files: hashOf(dir), provenWith: neighbours(name, registry), at: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(bound, null, 2));
}

/** Why a build counts as not proven for the site of a registry; null when it is proven. */
export function missingProof(part, { name, version, dir }, registry) {
  const file = proofFile(part, version);
  const title = `${name} ${version}`;
  if (!existsSync(file)) return `${title} is not proven`;
  const proof = JSON.parse(readFileSync(file, 'utf8'));
  if (proof.files !== hashOf(dir)) return `${title} was changed after its proof`;
  if (proof.failed > 0 || proof.passed === 0)
    return `${title} has failed its proof (${proof.failed} of ${proof.failed + proof.passed})`;
  const { provenWith = {} } = proof;
  const changed = Object.entries(neighbours(name, registry)).find(([other, live]) => provenWith[other] !== live);
  if (!changed) return null;
  const [other, live] = changed;
  return `${title} was proven with ${other} ${provenWith[other] ?? 'missing'}, and ${live} is live`;
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
