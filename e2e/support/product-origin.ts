import type { Page } from '@playwright/test';

/** The origin of the product, which writes through the API must name. The page may be empty still. */
export async function productOrigin(page: Page): Promise<string> {
  return new URL((await page.request.get('/api/health/live')).url()).origin;
}
