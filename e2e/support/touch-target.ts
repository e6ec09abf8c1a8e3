import { expect, type Locator } from '@playwright/test';

/** Waits until an element is at least 44 px high, as a finger needs. What is just drawn anew has no height for a moment. */
export async function expectTouchTarget(element: Locator): Promise<void> {
  await expect.poll(async () => (await element.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}
