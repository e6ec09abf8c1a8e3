import type { Page } from '@playwright/test';

/** The number of the demo's athlete of that name. Stories that write take one each; a place in the list would shift once a story accepts somebody. */
export async function athleteCalled(page: Page, name: string): Promise<number> {
  const list = (await (await page.request.get('/api/athletes/list')).json()) as {
    athlete_id: number;
    first_name: string;
    last_name: string;
  }[];
  const athlete = list.find(({ first_name: first, last_name: last }) => `${first} ${last}` === name);
  if (!athlete) throw new Error(`the demo has no ${name}`);
  return athlete.athlete_id;
}
