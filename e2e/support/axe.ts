import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './story.js';

/** The rules about colours. All others have the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A script that does nothing, for the builder, which has no way to evaluate none. */
const NO_SCRIPT = 'void 0';

/** A complete run checks every state of a screen in both themes; the short set checks each screen and dialog once, in one theme. */
const isCompleteRun = process.env['COMPLETE_RUN'] === '1';
/** Screens that this worker has checked. */
const checked = new Set<string>();

/** Expects no violations on the page, in a complete run in either theme; then restores the theme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (!isCompleteRun) {
    const screen = await screenOf(page);
    if (checked.has(screen)) return;
    await expectNoViolations(page);
    checked.add(screen);
    return;
  }
  await expectNoViolations(page);
  const [current, other] = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? (['dark', 'light'] as const) : (['light', 'dark'] as const),
  );
  await useTheme(page, other);
  await expectNoViolations(page, COLOUR_RULES);
  await useTheme(page, current);
}

/** The path of the page, and the heading of the dialog that is open. */
async function screenOf(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog').last();
  const heading = (await dialog.isVisible())
    ? await dialog
        .getByRole('heading')
        .first()
        .textContent({ timeout: 1000 })
        .catch(() => 'dialog')
    : '';
  return `${new URL(page.url()).pathname} ${heading}`;
}

async function useTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.emulateMedia({ colorScheme });
  await expect.poll(background).not.toBe(before);
}

async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  // A message that fades out during the check has colours of no theme. Only a violation found twice counts.
  const first = await findViolations(page, rules);
  expect(first.length === 0 ? first : await findViolations(page, rules)).toEqual([]);
}

async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Elements that fade in do not have their final colours yet. Animations are finished, not awaited: the browser pauses
  // animations that are out of sight.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  const builder = new AxeBuilder({ page, axeSource: await loadedAxe(page) }).setLegacyMode();
  builder.options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/**
 * Loads axe once per page and returns what the builder evaluates. Its own script is over a megabyte, which it compiles twice
 * for each check: half of the processor time of a check. A page with frames needs it in each of them.
 */
async function loadedAxe(page: Page): Promise<string> {
  if (page.frames().length > 1) return axe.source;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return NO_SCRIPT;
}
