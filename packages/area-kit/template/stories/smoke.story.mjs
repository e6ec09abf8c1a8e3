import { expect, story } from '@touchline/area-kit/stories';

story('a coach finds the area in the menu and sees the athletes of each team', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: '__TITLE__' }).click();
  await expect(page.getByRole('heading', { name: '__TITLE__' })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Athletes' })).toBeVisible();
});
