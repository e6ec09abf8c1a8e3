import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './story.js';

/** The rules about colours. All others have the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no violations on the page in either theme; then restores the theme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNoViolations(page);
  const [current, other] = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? (['dark', 'light'] as const) : (['light', 'dark'] as const),
  );
  await useTheme(page, other);
  await expectNoViolations(page, COLOUR_RULES);
  await useTheme(page, current);
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
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
