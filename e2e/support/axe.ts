import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './story.js';

/** The themes differ in colours alone: what is not about those is the same in both. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing in what is on screen, in either theme; the page stays as it was. */
export async function expectNothingFound(page: Page): Promise<void> {
  await expectNothing(page);
  const [shown, other] = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? (['dark', 'light'] as const) : (['light', 'dark'] as const),
  );
  await useTheme(page, other);
  await expectNothing(page, ABOUT_COLOURS);
  await useTheme(page, shown);
}

async function useTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.emulateMedia({ colorScheme });
  await expect.poll(background).not.toBe(before);
}

async function expectNothing(page: Page, rules?: string[]): Promise<void> {
  // A message whose time is up while it is looked at fades in colours of no theme: what is wrong is wrong the second time, too.
  const first = await foundOn(page, rules);
  expect(first.length === 0 ? first : await foundOn(page, rules)).toEqual([]);
}

async function foundOn(page: Page, rules?: string[]): Promise<string[]> {
  // What is still fading in has no colours yet that could be judged. Brought to its end and not waited for: out of sight the browser never gets there.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
