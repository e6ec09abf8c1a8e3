/** A new federation runtime: a page has one copy of it, so shell and areas go live together, and back together. */
import { rmSync } from 'node:fs';
import { promote } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
import { rollback } from '@touchline/release/rollback';
import { failuresSeen, visitAllAreas, watchFailures } from '../support/all-areas.js';
import { alteredRelease } from '../support/altered-release.js';
import { copiedShell } from '../support/copied-shell.js';
import { shellVersion } from '../support/page-status.js';
import { AREA, Releases, runningVersion, waitForRegistry } from '../support/releases.js';
import { expect, openAs, OWN_BROWSER, story } from '../support/story.js';

const WHY = { why: 'story' };
const RUNTIME = '9.9.9';
const SHELL_VERSION = '9.9.0-raised';

story(
  'a raised runtime goes live with all areas in one write, and open pages go on with what fits them',
  OWN_BROWSER,
  async ({ page, product }) => {
    const releases = new Releases(product);
    const { siteDir } = product;
    const before = readRegistry(siteDir);
    const former = before.shell!.live;
    try {
      const areas = Object.entries(before.remotes).map(([area, { live }]) =>
        alteredRelease(siteDir, area, live, {
          semver: '9.9.0',
          release: (release) => ({ ...release, runtime: RUNTIME }),
        }),
      );
      const shell = copiedShell(siteDir, former, SHELL_VERSION, RUNTIME);

      await page.clock.install();
      await openAs(page, '/team-creation');
      await expect(page.getByRole('main').getByText('Team Management').first()).toBeVisible();
      await watchFailures(page);

      await story.step('neither the shell nor an area fits alone', () => {
        expect(() => promote(siteDir, [shell], WHY)).toThrow(/was built for federation runtime/);
        expect(() => promote(siteDir, [areas[0]!], WHY)).toThrow(/was built for federation runtime 9\.9\.9/);
      });

      await story.step(
        'an open page goes on with the areas that fit it, also with those it has not opened yet',
        async () => {
          promote(siteDir, [shell, ...areas], WHY);
          for (const { dir } of [shell, ...areas]) rmSync(dir, { recursive: true });
          expect(readRegistry(siteDir).seq).toBe(before.seq + 1);
          await waitForRegistry(page);
          await visitAllAreas(page);
          expect(await shellVersion(page)).toBe(former);
          expect(await runningVersion(page, 'mfe-workouts')).toBe(before.remotes['mfe-workouts']!.live);
          expect(await failuresSeen(page)).toEqual([]);
        },
      );

      await story.step('a page that is loaded again has all of the new', async () => {
        await page.reload();
        await watchFailures(page);
        await visitAllAreas(page);
        expect(await shellVersion(page)).toBe(SHELL_VERSION);
        expect(await runningVersion(page, AREA)).toBe('9.9.0-altered');
      });

      await story.step('one command takes all of it back', async () => {
        rollback(siteDir, AREA, { ...WHY, wholeChange: true });
        await waitForRegistry(page);
        await visitAllAreas(page);
        expect(await failuresSeen(page)).toEqual([]);
        await page.reload();
        await visitAllAreas(page);
        expect(await shellVersion(page)).toBe(former);
        expect(await runningVersion(page, AREA)).toBe(before.remotes[AREA]!.live);
      });
    } finally {
      releases.restore();
    }
  },
);
