/** A team with nothing but a repository of its own: from an empty folder to a page that coaches open. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, openAs, story } from '../support/story.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AREA = 'mfe-medical';
const MINUTE_MS = 60_000;

/** Settings of this run that a team does not have. */
const FOREIGN = /^(npm_|INIT_CWD|DATABASE_URL|SITE_DIR|DATA_DIR|PLAYWRIGHT|TEST_|NODE_OPTIONS)/i;

/** Runs a command as a team does in its own folder. Returns what it printed; throws that when it fails. */
async function run(folder: string, command: string, words: string[], more: Record<string, string> = {}) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  try {
    const { stdout } = await promisify(execFile)(command, words, {
      cwd: folder,
      env: { ...env, ...more } as NodeJS.ProcessEnv,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${words.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/**
 * Settings of npm with which it downloads into the usual cache, and what `npm exec` installs lies in the folder: otherwise 400 MB would
 * stay behind for each new kit. What the cache has is not asked for again.
 */
async function npmSettings(folder: string) {
  const usual = join((await run(folder, 'npm', ['config', 'get', 'cache'])).trim(), '_cacache');
  const cache = join(folder, 'npm');
  for (const path of [usual, cache]) mkdirSync(path, { recursive: true });
  symlinkSync(usual, join(cache, '_cacache'));
  return { npm_config_cache: cache, npm_config_prefer_offline: 'true' };
}

story('three commands lead from an empty folder to a page in the product', async ({ page, product }) => {
  story.setTimeout(10 * MINUTE_MS);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-own-repository-'));
  const home = join(folder, AREA);
  try {
    const packed = await run(ROOT, process.execPath, ['packages/tooling/commands/area-kit.mjs']);
    const kit = packed.trim().split('\n').at(-1) ?? '';

    const newArea = ['exec', '--yes', `--package=${kit}`, '--', 'touchline', 'new-area', AREA];
    await run(folder, 'npm', newArea, await npmSettings(folder));
    const checks = await run(home, 'npm', ['run', 'ci', '--', '--at', product.url]);
    expect(checks).toMatch(/mfe-medical passed\s*$/);
    expect(checks).toMatch(/\d+ passed, 0 failed/);
    const released = await run(home, 'npm', ['run', 'promote', '--', '--to', product.url], {
      RELEASE_KEY: product.releaseKey(AREA),
    });
    expect(released).toContain(AREA);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  await openAs(page, '/dashboard');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Medical' }).click();
  await expect(page).toHaveURL('/medical');
  await expect(page.getByRole('heading', { name: 'Medical' })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row', { name: /^Basketball \(M\) \d+$/ })).toBeVisible();
});
