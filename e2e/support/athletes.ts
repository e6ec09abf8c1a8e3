import type { Page } from '@playwright/test';

/** The id of a demo athlete. Each story that writes uses its own athlete, by name because list positions change. */
export async function athleteIdByName(page: Page, name: string): Promise<number> {
  const list = (await (await page.request.get('/api/athletes/list')).json()) as {
    athlete_id: number;
    first_name: string;
    last_name: string;
  }[];
  const athlete = list.find(({ first_name: first, last_name: last }) => `${first} ${last}` === name);
  if (!athlete) throw new Error(`the demo has no ${name}`);
  return athlete.athlete_id;
}
