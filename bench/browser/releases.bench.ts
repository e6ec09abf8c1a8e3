import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Product } from '../../e2e/support/product.js';
import { AREA, Releases, runningVersion } from '../../e2e/support/releases.js';
import { expect, openAs, story } from '../../e2e/support/story.js';

const TOUCHLINE = fileURLToPath(new URL('../../packages/area-kit/bin/touchline.mjs', import.meta.url));
const ROUNDS = 20;
const CLIENTS = 8;
const withOtherText = {
  edit: { 'teams.js': (text: string) => text.replaceAll('Create New Team', 'Create Another Team') },
};

story('measures a rollback, and requests while versions change', async ({ page, product }) => {
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const releases = new Releases(product);
  await openAs(page, '/team-creation');

  const times: { command: number; page: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    releases.promote(withOtherText);
    const started = performance.now();
    await rollBack(product, releases.original);
    const commanded = performance.now();
    await page.goto('/team-creation');
    await expect(page.getByRole('button', { name: 'Create New Team' })).toBeVisible();
    times.push({ command: commanded - started, page: performance.now() - started });
    expect(await runningVersion(page)).toBe(releases.original);
  }
  print(`\nFrom the command \`rollback\` on, ms (median and worst of ${ROUNDS})`);
  print(`the command has ended                ${figures(times.map(({ command }) => command))}`);
  print(`a new page load shows the old version ${figures(times.map(({ page: shown }) => shown))}`);

  const other = releases.promote(withOtherText);
  const load = startLoad(product.url);
  for (let round = 0; round < 2 * ROUNDS; round += 1)
    await rollBack(product, round % 2 === 0 ? releases.original : other);
  const { answered, lost } = await load.stop();
  print(`\n${2 * ROUNDS} changes under load: ${answered} requests answered, ${lost.length} lost`);
  expect(lost).toEqual([]);
  releases.restore();
});

/** As a person does it, in a process of its own. */
async function rollBack({ siteDir, dataDir }: Product, to: string): Promise<void> {
  await promisify(execFile)(process.execPath, [TOUCHLINE, 'rollback', AREA, '--to', to], {
    env: { ...process.env, SITE_DIR: siteDir, DATA_DIR: dataDir },
  });
}

/** Requests the page, the registry, and the entry that it names, again and again. */
function startLoad(url: string) {
  let isRunning = true;
  let answered = 0;
  const lost: string[] = [];
  const get = async (path: string) => {
    const response = await fetch(url + path).catch((error: unknown) => ({ status: String(error), text: () => '' }));
    const text = await response.text();
    if (response.status === 200 && text.length > 0) answered += 1;
    else lost.push(`${path}: ${response.status}`);
    return text;
  };
  const client = async () => {
    while (isRunning) {
      const page = await get('/team-creation');
      for (const [, path] of page.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+)"/g)) await get(path!);
      const { remotes } = JSON.parse(await get('/registry.json')) as { remotes: Record<string, { live: string }> };
      await get(`/remotes/${AREA}/${remotes[AREA]!.live}/remoteEntry.js`);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    stop: async () => {
      isRunning = false;
      await Promise.all(clients);
      return { answered, lost };
    },
  };
}

function figures(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]!.toFixed(0).padStart(6)}${sorted.at(-1)!.toFixed(0).padStart(6)}`;
}
