import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './story.js';

/** Axe finds nothing in what is on screen. */
export async function expectNothingFound(page: Page): Promise<void> {
  // What is still fading in has no colours yet that could be judged.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}
