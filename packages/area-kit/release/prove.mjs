/** Proves a build: in a real browser, on a throw-away copy of the deployed parts with the build laid over it, on recorded answers. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
import { versionFolder } from '@touchline/release/site-folder';
import { KIT } from '../area/kit.mjs';
import { startRecordedProduct } from '../recorded/recorded-product.mjs';
import { chromiumOrInstall } from '../tools/programs.mjs';
import { runTool } from '../tools/run.mjs';
import { writeProof } from './proofs.mjs';
import { registrySigner } from './signing-key.mjs';

/**
 * @param part of `readPart`; with an area, the stories in its folder `stories` run, too
 * @param {object[]} builds of `checkedBuilds`: that of the part, and with a shell those of areas that take the place of the live versions
 * @param site of `siteAt`, with the registry that `Site.read` returned
 * @returns {Promise<{ passed: number, failed: number, seconds: number }>}
 */
export async function prove(part, builds, site, registry) {
  const browser = chromiumOrInstall();
  if (!browser) throw new Error('A proof needs Chromium; on Debian: apt-get install chromium.');
  const folder = mkdtempSync(join(tmpdir(), 'touchline-proof-'));
  const started = Date.now();
  let product;
  try {
    const copy = join(folder, 'site');
    await copyLive(site, registry, copy);
    // A blocked build needs a proof, too, before it can be promoted with --unblock.
    promote(copy, builds, { why: 'proof', unblock: true, signer: registrySigner() });
    product = await startRecordedProduct({ site: copy, answersFile: join(part.dir, 'stories/answers.json') });
    const report = join(folder, 'report.json');
    const config = join(KIT, 'prove/playwright.config.mjs');
    await runTool('@playwright/test/cli.js', ['test', '-c', config, '--output', join(folder, 'results')], {
      env: {
        PROVE_SITE: copy,
        PROVE_URL: product.url,
        PROVE_PART: part.name,
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
    writeProof(part, builds[0], readRegistry(copy), proof);
    return proof;
  } finally {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the live versions, and the registry without its log, into the folder `to`. */
async function copyLive(site, registry, to) {
  mkdirSync(to, { recursive: true });
  const versions = Object.entries(registry.remotes).flatMap(([name, { releases }]) =>
    Object.keys(releases).map((version) => [name, version]),
  );
  for (const [name, version] of [...(registry.shell ? [['shell', registry.shell.live]] : []), ...versions])
    await site.copyVersion(name, version, versionFolder(to, name, version));
  writeFileSync(join(to, 'registry.json'), JSON.stringify(registry));
}
