/** A build of an area whose page reaches outside of the area, and its proof. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { builtVersion } from '../../../area-kit/release/builds.mjs';
import { KIT } from '../../../area-kit/area/kit.mjs';
import { builtRelease, readJson } from '../../../area-kit/area/part.mjs';
import { startRecordedProduct } from '../../../area-kit/recorded/recorded-product.mjs';
import { addAnswers } from '../../area-kit/complete-kit.mjs';
import { buildAllChanged } from '../../commands/build-changed.mjs';
import { runTool } from '../../commands/run.mjs';
import { findPart } from '../../release/parts.mjs';

const AREA = 'mfe-workouts';
/** The page's own script. */
const SCRIPT = 'library.js';

/** Proves the pages of the altered build with the shell of this checkout. Builds what has changed. Returns what the proof prints. */
export async function provePages(chromium) {
  await buildAllChanged(({ kind, name }) => kind !== 'area' || name === AREA);
  await addAnswers();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-isolation-'));
  let product;
  try {
    const site = join(folder, 'site');
    const shell = builtVersion(builtRelease(findPart('shell')));
    promote(site, [shell, misbehavingBuild(join(folder, 'build'))], { why: 'test' });
    product = await startRecordedProduct({ site });
    const config = join(KIT, 'prove/playwright.config.mjs');
    const options = ['--project', 'proof', '--grep', '/workout-library opens', '--output', join(folder, 'results')];
    const { output } = await runTool('@playwright/test/cli.js', ['test', '-c', config, ...options], {
      env: {
        PROVE_SITE: site,
        PROVE_URL: product.url,
        PROVE_PART: AREA,
        PROVE_DIR: findPart(AREA).dir,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'report.json'),
      },
      capture: true,
    });
    return output;
  } finally {
    await product?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds `sx` to every element of the page that has some, and statements that run when its script is loaded. */
const misbehave = (text) =>
  `${text.replaceAll('sx:{', 'sx:{"& ~ *":{fontStyle:"normal"},"body &":{fontStyle:"normal"},')}
  document.body.classList.add('dark');
  localStorage.setItem('draft', '1');`;

function misbehavingBuild(to) {
  const { dir, release } = builtRelease(findPart(AREA));
  cpSync(dir, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });

  const edit = (name, change) => {
    const text = change(readFileSync(join(to, name), 'utf8'));
    writeFileSync(join(to, name), text);
    return {
      bytes: Buffer.byteLength(text),
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    };
  };
  const script = edit(SCRIPT, misbehave);
  const { integrity } = release.files.find(({ path }) => path === SCRIPT);
  // The entry contains the integrity of all other scripts.
  const entry = edit(release.entry.path, (text) => text.replaceAll(integrity, script.integrity));

  const edited = { [SCRIPT]: script, [release.entry.path]: entry };
  const described = (file) => ({ ...file, ...edited[file.path] });
  const document = {
    ...readJson(join(to, 'release.json')),
    entry: described(release.entry),
    first: release.first.map(described),
    pages: release.pages.map((page) => ({ ...page, files: page.files.map(described) })),
    files: release.files.map(described),
  };
  writeFileSync(join(to, 'release.json'), JSON.stringify(document));
  return { name: release.name, version: release.version, dir: to };
}
