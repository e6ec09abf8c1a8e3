import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './story.js';

/** Axe finds nothing in what is on screen. The dark theme differs from the light one in colours alone: only what is about those is asked there. */
export async function expectNothingFound(page: Page): Promise<void> {
  // What is still fading in has no colours yet that could be judged.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map((animation) => animation.finished)));
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], ...(dark && { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }) });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}
