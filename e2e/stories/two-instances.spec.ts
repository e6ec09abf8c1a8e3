import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { promote } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
import { rollback } from '@touchline/release/rollback';
import { alteredRelease } from '../support/altered-release.js';
import { AREA, runningVersion } from '../support/releases.js';
import { expect, OWN_BROWSER, signIn, story } from '../support/story.js';
import { startTwoInstances, type TwoInstances } from '../support/two-instances.js';

const PAGES = 4;
const WHY = { why: 'story' };

/** Loads the page and returns the version of the area that runs, and all versions of which it has asked for files. */
async function versionsOf(page: Page, url: string): Promise<{ running: string; asked: string[] }> {
  const asked = new Set<string>();
  const note = (request: { url: () => string }) => {
    const version = new RegExp(`/remotes/${AREA}/([^/]+)/`).exec(request.url())?.[1];
    if (version) asked.add(version);
  };
  page.on('request', note);
  await page.goto(`${url}/team-creation`);
  await expect(page.getByRole('button', { name: 'Create New Team' })).toBeVisible();
  page.off('request', note);
  return { running: (await runningVersion(page)) ?? '', asked: [...asked] };
}

function alteredBuild({ siteDirs: [siteDir] }: TwoInstances, semver: string) {
  const live = readRegistry(siteDir).remotes[AREA]!.live;
  return { live, built: alteredRelease(siteDir, AREA, live, { semver }) };
}

story('two instances with different builds: a page is of one build', OWN_BROWSER, async ({ page, product }) => {
  const two = await startTwoInstances(product);
  try {
    await page.goto(`${two.url}/team-creation`);
    await signIn(page);
    const { live, built } = alteredBuild(two, '9.1.0');

    await story.step(
      'one instance is behind: each page is of the build of its document, whichever instance sends the rest',
      async () => {
        promote(two.siteDirs[0], [built], WHY);
        const seen = new Set<string>();
        for (let index = 0; index < PAGES; index += 1) {
          const { running, asked } = await versionsOf(page, two.url);
          expect(asked).toEqual([running]);
          seen.add(running);
        }
        expect([...seen].sort()).toEqual([live, built.version].sort());
      },
    );

    await story.step('the next release reaches both, and is rolled back, while pages are opened', async () => {
      const next = alteredRelease(two.siteDirs[0], AREA, built.version, { semver: '9.2.0' });
      const copies = [two.siteDirs[1]];
      const opening = versionsOf(page, two.url);
      promote(two.siteDirs[0], [next], { ...WHY, copies });
      const during = await opening;
      expect(during.asked).toEqual([during.running]);
      expect(await versionsOf(page, two.url)).toEqual({ running: next.version, asked: [next.version] });

      const returning = versionsOf(page, two.url);
      rollback(two.siteDirs[0], AREA, { ...WHY, to: built.version, copies });
      const back = await returning;
      expect(back.asked).toEqual([back.running]);
      expect(await versionsOf(page, two.url)).toEqual({ running: built.version, asked: [built.version] });
      rmSync(next.dir, { recursive: true });
    });

    await story.step(
      'a browser that knows that a version is blocked does not run it for an instance that is behind',
      async () => {
        const last = alteredRelease(two.siteDirs[0], AREA, built.version, { semver: '9.3.0' });
        promote(two.siteDirs[0], [last], { ...WHY, copies: [two.siteDirs[1]] });
        expect((await versionsOf(page, two.url)).running).toBe(last.version);
        rollback(two.siteDirs[0], AREA, { ...WHY, to: built.version, block: last.version });
        await expect.poll(async () => (await versionsOf(page, two.url)).running).toBe(built.version);
        for (let index = 0; index < PAGES; index += 1)
          expect((await versionsOf(page, two.url)).running).toBe(built.version);
        rmSync(last.dir, { recursive: true });
      },
    );
    rmSync(built.dir, { recursive: true });
  } finally {
    await two.stop();
  }
});
