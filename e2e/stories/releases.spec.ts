import type { Page } from '@playwright/test';
import {
  AREA,
  browserOnTrial,
  releaseCommand,
  Releases,
  runningVersion,
  waitForRegistry,
} from '../support/releases.js';
import { areaIsAsked } from '../support/page-status.js';
import { expect, openAs, OWN_BROWSER, SHORT, story, visit } from '../support/story.js';

const NEW_TEXT = 'Create Another Team';
const withNewText = { edit: { 'teams.js': (text: string) => text.replaceAll('Create New Team', NEW_TEXT) } };
/** Replaces the calendar's page by another component. */
const withCalendar = (component: string) => ({
  edit: {
    'area.js': (text: string) =>
      text.replace(/("\/calendar":\[\{index:!0,Component:)\w+/, (_all, before: string) => before + component),
  },
});

const oldButton = (page: Page) => page.getByRole('button', { name: 'Create New Team' });
const newButton = (page: Page) => page.getByRole('button', { name: NEW_TEXT });
const calendar = (page: Page) => page.getByRole('grid', { name: /20\d\d$/ });

/** Opens the form with the name of the first team. */
async function openRename(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Name and sport' }).click();
}

/** Closes the form without saving. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('button', { name: /Discard/ });
  if (await question.isVisible()) await question.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

let releases: Releases;
story.beforeEach(({ product }) => {
  releases = new Releases(product);
});
story.afterEach(() => releases.restore());

story(
  'a release and its rollback reach the next page load, and the other areas are not loaded again',
  SHORT,
  async ({ page }) => {
    await openAs(page, '/team-creation');
    await expect(oldButton(page)).toBeVisible();
    const version = releases.promote(withNewText);
    await page.reload();
    await expect(newButton(page)).toBeVisible();
    expect(await runningVersion(page)).toBe(version);
    releases.rollback({ to: releases.original });
    await page.reload();
    await expect(oldButton(page)).toBeVisible();
  },
);

story(
  'an open page changes to a new version without a reload, and never over typed work',
  OWN_BROWSER,
  async ({ page }) => {
    await page.clock.install();
    await openAs(page, '/team-creation');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await openRename(page);
    await page.getByRole('dialog').getByRole('textbox').first().fill('Typed and not saved');

    await story.step('while something is typed, the old version stays', async () => {
      releases.promote(withNewText);
      await waitForRegistry(page);
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Typed and not saved');
      expect(await runningVersion(page)).toBe(releases.original);
    });

    await story.step('after the next navigation the new one runs', async () => {
      await discard(page);
      await visit(page, '/calendar');
      await expect(calendar(page)).toBeVisible();
      await expect.poll(() => runningVersion(page)).not.toBe(releases.original);
      await visit(page, '/team-creation');
      await expect(newButton(page)).toBeVisible();
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    });
  },
);

story('a withdrawn version leaves open pages at once, or after the typed work', OWN_BROWSER, async ({ page }) => {
  await page.clock.install();
  const first = releases.promote(withNewText);
  await openAs(page, '/team-creation');
  await expect(newButton(page)).toBeVisible();

  await story.step('without typed work it is replaced where it is', async () => {
    releases.rollback({ to: releases.original, block: first });
    await waitForRegistry(page);
    await expect(oldButton(page)).toBeVisible();
  });

  await story.step('with typed work a message asks to save it first', async () => {
    const second = releases.promote(withNewText);
    await page.reload();
    await expect(newButton(page)).toBeVisible();
    await openRename(page);
    const name = page.getByRole('dialog').getByRole('textbox').first();
    await name.fill('Typed and not saved');
    releases.rollback({ to: releases.original, block: second });
    await waitForRegistry(page);
    await expect(page.getByText(/This version of the page was withdrawn because of a fault/)).toBeVisible();
    await expect(name).toHaveValue('Typed and not saved');
    await discard(page);
    await expect(oldButton(page)).toBeVisible();
    await expect(page.getByText(/was withdrawn/)).toHaveCount(0);
  });
});

story.describe('a release with a fault', () => {
  story.use({ expectedError: /drill/ });

  story('a crash over typed work does not change the version without being asked', OWN_BROWSER, async ({ page }) => {
    releases.approve();
    const crashing = 'label:globalThis.crash?(()=>{throw new Error("drill")})():"Team name",required';
    releases.promote({ edit: { 'teams.js': (text) => text.replace('label:"Team name",required', crashing) } });
    await openAs(page, '/team-creation');
    await openRename(page);
    await page.getByRole('dialog').getByRole('textbox').first().fill('Typed');
    await page.evaluate(() => Object.assign(globalThis, { crash: true }));
    // The form may render, and crash, before the key arrives.
    await page.keyboard.press('!');
    await expect(page.getByText('Failed to load Team Management. It stopped working. Try again.')).toBeVisible();
    expect(await runningVersion(page)).toBeNull();
    await page.evaluate(() => Object.assign(globalThis, { crash: false }));
    await page.getByRole('button', { name: 'Try again' }).click();
    // The address keeps the form open.
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Basketball (M)');
  });

  story(
    'every faulty release is replaced by the last good one, and the other areas work',
    OWN_BROWSER,
    async ({ page }) => {
      await openAs(page, '/profile');
      await expect(page.getByText('Change Password')).toBeVisible();
      releases.approve();
      const lateCrash = '(() => { if (globalThis.crash) throw new Error("drill"); return "Ready to crash"; })';
      const faults: Record<string, () => void> = {
        'its entry throws': () =>
          void releases.promote({ edit: { 'remoteEntry.js': (text) => `throw new Error("drill");${text}` } }),
        'a script of the page throws': () =>
          void releases.promote({ edit: { 'calendar.js': (text) => `throw new Error("drill");${text}` } }),
        'its page crashes when it is shown': () =>
          void releases.promote(withCalendar('()=>{throw new Error("drill")}')),
        'it calls itself by another name': () =>
          void releases.promote({ edit: { 'area.js': (text) => text.replace(`name:"${AREA}"`, 'name:"mfe-other"') } }),
        'its entry was changed': () => releases.tamper(releases.promote(withNewText), 'remoteEntry.js'),
        'a script was changed': () => releases.tamper(releases.promote(withNewText), 'calendar.js'),
        'its files are gone': () => releases.remove(releases.promote(withNewText)),
        'it needs another contract': () => {
          releases.promote(withNewText);
          releases.describeLive({ contract: '^9.0.0' });
        },
        'it needs another runtime': () => {
          releases.promote(withNewText);
          releases.describeLive({ runtime: '9.9.9' });
        },
        'it needs another React': () => {
          releases.promote(withNewText);
          releases.describeLive({ shared: { react: '^99.0.0' } });
        },
      };
      for (const [fault, cause] of Object.entries(faults)) {
        await story.step(fault, async () => {
          cause();
          await page.goto('/calendar');
          await expect(calendar(page)).toBeVisible();
          expect(await runningVersion(page)).toBe(releases.original);
          expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
          releases.rollback({ to: releases.original });
        });
      }

      await story.step('its page crashes a moment after it was shown', async () => {
        releases.promote(withCalendar(lateCrash));
        await page.goto('/calendar');
        await expect(page.getByText('Ready to crash')).toBeVisible();
        await page.evaluate(() => Object.assign(globalThis, { crash: true }));
        await visit(page, '/calendar?again=1');
        await expect(calendar(page)).toBeVisible();
        expect(await runningVersion(page)).toBe(releases.original);
      });

      await visit(page, '/attendance/stats');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    },
  );
});

story(
  'a release whose entry hangs, is slow or is refused: coaches wait, or get the last good one',
  OWN_BROWSER,
  async ({ page }) => {
    await page.clock.install();
    await openAs(page, '/profile');
    await expect(page.getByText('Change Password')).toBeVisible();
    releases.approve();
    const entry = (version: string) => `**/remotes/${AREA}/${version}/remoteEntry.js*`;

    await story.step('it hangs: after 12 seconds the last good version is loaded', async () => {
      const version = releases.promote(withNewText);
      await page.route(entry(version), () => new Promise<void>(() => undefined));
      await page.goto('/team-creation', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await areaIsAsked(page, AREA);
      await page.clock.fastForward(3_000);
      await expect(page.getByText('Still loading')).toBeVisible();
      await page.clock.fastForward(5_000);
      await page.clock.fastForward(4_000);
      await expect(oldButton(page)).toBeVisible();
      expect(await runningVersion(page)).toBe(releases.original);
      await page.unrouteAll();
      releases.rollback({ to: releases.original });
    });

    await story.step('it takes five seconds: the page says that it is still loading, and then shows it', async () => {
      const version = releases.promote(withNewText);
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(entry(version), async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/team-creation', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await areaIsAsked(page, AREA);
      await page.clock.fastForward(5_000);
      await expect(page.getByText('Still loading')).toBeVisible();
      arrive();
      await expect(newButton(page)).toBeVisible();
      expect(await runningVersion(page)).toBe(version);
      await page.unrouteAll();
      releases.rollback({ to: releases.original });
    });

    await story.step(
      'the server refuses it every time: the last good version is loaded after two attempts',
      async () => {
        const version = releases.promote(withNewText);
        let requests = 0;
        await page.route(entry(version), (route) => {
          requests += 1;
          return route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } });
        });
        await page.goto('/team-creation');
        await expect(oldButton(page)).toBeVisible();
        expect(await runningVersion(page)).toBe(releases.original);
        // At most the link of the page, and twice the script and the request that finds out why it failed.
        expect(requests).toBeLessThanOrEqual(5);
      },
    );
  },
);

story('a version on trial that fails is vetoed, and the live one runs', OWN_BROWSER, async ({ page, product }) => {
  const version = releases.promote(withNewText, 99);
  await page.addInitScript((number) => localStorage.setItem('touchline.browser', number), browserOnTrial(version));
  await openAs(page, '/team-creation');
  await expect(newButton(page)).toBeVisible();
  const report = {
    shell: '1.0.0-x',
    reports: [{ area: AREA, version, outcome: 'render', attempt: 1 }],
  };
  for (let count = 0; count < 12; count += 1) {
    const response = await page.request.post('/api/release-reports', {
      data: report,
      headers: { origin: product.url },
    });
    expect(response.status()).toBe(204);
  }
  await page.reload();
  await expect(oldButton(page)).toBeVisible();
  expect(await runningVersion(page)).toBe(releases.original);
});

story('a version on trial that has passed goes live with the key of its team', async ({ page, product }) => {
  const version = releases.promote(withNewText, 10);
  const promotePassed = releaseCommand(product, 'promote', AREA, '--if-passed');
  // One after the other, because a busy server refuses some of many calls at once.
  const report = async (loads: number) => {
    for (let sent = 0; sent < loads; sent += 1) {
      const response = await page.request.post(`${product.url}/api/release-reports`, {
        data: { shell: '1.0.0-x', reports: [{ area: AREA, version, outcome: 'good', attempt: 1 }] },
        headers: { origin: product.url },
      });
      expect(response.status()).toBe(204);
    }
  };
  await report(6);
  const undecided = await promotePassed();
  expect(undecided).toContain(`${AREA} stays as it is. On trial: ${version}, 10 %: 6 of `);
  // Other stories may have reported failures of the live version, after which more loads are needed.
  const needed = Number(/6 of (\d+) loads$/.exec(undecided)?.[1]);
  await report(needed - 6);
  expect(await releaseCommand(product, 'status', AREA)()).toContain(`${version}, 10 %: passed after ${needed} loads`);
  expect(await promotePassed()).toBe(`${AREA} ${version} is live`);
  expect(await promotePassed()).toBe(`${AREA} has no version on trial.`);
  await openAs(page, '/team-creation');
  await expect(newButton(page)).toBeVisible();
});

story(
  'a registry that is older, broken, newer or gone: the page works with what it has',
  OWN_BROWSER,
  async ({ page }) => {
    await openAs(page, '/calendar');
    await expect(calendar(page)).toBeVisible();
    const current = (await (await page.request.get('/registry.json')).json()) as { seq: number };
    const older = { ...current, seq: current.seq - 1, remotes: {} };
    const newer = {
      ...current,
      format: 99,
      seq: current.seq + 1,
      somethingNew: { text: 'that this page does not know' },
    };
    for (const [what, answer] of Object.entries({
      older: { json: older },
      broken: { contentType: 'application/json', body: '{"site":' },
      newer: { json: newer },
      gone: { status: 503, headers: { 'cache-control': 'no-store' } },
    })) {
      await story.step(what, async () => {
        await page.route('**/registry.json', (route) => route.fulfill(answer));
        await page.reload();
        await expect(calendar(page)).toBeVisible();
        await page.unroute('**/registry.json');
      });
    }
  },
);

story('a page that was opened three releases ago still finds its code', OWN_BROWSER, async ({ page }) => {
  await page.clock.install();
  await openAs(page, '/calendar');
  await expect(calendar(page)).toBeVisible();
  for (let count = 0; count < 3; count += 1) releases.promote(withNewText);
  await visit(page, '/team-creation');
  await expect(oldButton(page).or(newButton(page))).toBeVisible();
});
