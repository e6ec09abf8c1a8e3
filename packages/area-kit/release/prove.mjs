/**
 * Proves a build: in a real browser, on a throw-away copy of the deployed parts with the build laid over it, on recorded answers.
 * The verdict is kept in `.cache/proofs` of the part and is bound to the files of the build and to what they were proven with: the
 * shell, or for a shell the areas.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildHash, neighbours, proofProblem } from '@touchline/release/check-proof';
import { promote } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
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
 * @param together builds of areas that go live in the same write as a shell, as `built`; they take the place of the live versions
 * @returns {Promise<{ passed: number, failed: number, seconds: number }>}
 */
export async function prove(part, built, deployed, together = []) {
  const browser = chromiumOrInstall();
  if (!browser) throw new Error('A proof needs Chromium; on Debian: apt-get install chromium.');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-proof-'));
  const started = Date.now();
  let product;
  try {
    const site = join(folder, 'site');
    await copyDeployed(deployed, site);
    // A blocked build needs a proof, too, before it can be promoted with --unblock.
    promote(site, [built, ...together], { why: 'proof', unblock: true, signer: registrySigner() });
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
    writeProof(part, built, readRegistry(site), proof);
    return proof;
  } finally {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the verdict about a build. @param registry of the site in which it was proven: the build may be live there already */
export function writeProof(part, { name, version, dir }, registry, proof) {
  const file = proofFile(part, version);
  mkdirSync(dirname(file), { recursive: true });
  const provenWith = neighbours(name, registry);
  const bound = { ...proof, files: buildHash(dir), provenWith, at: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(bound, null, 2));
}

/** The proof of a version as it is sent to a product; null when there is none. */
export function readProof(part, version) {
  const file = proofFile(part, version);
  if (!existsSync(file)) return null;
  const { passed, failed, files, provenWith = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed, files, provenWith };
}

/** Why a build counts as not proven for the site of a registry; null when it is proven. The parameters are those of `proofProblem`. */
export const missingProof = (part, built, registry, together) =>
  proofProblem(built, readProof(part, built.version), registry, together);
