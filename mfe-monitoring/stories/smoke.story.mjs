import { expect, story } from '@touchline/area-kit/stories';

story('a coach finds an athlete by name and reads the week as a table', async ({ page }) => {
  await page.goto('/dashboard/wellness');
  const options = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.getByPlaceholder('Search athletes...').fill('no such athlete');
  await expect(page.getByText('No athletes found')).toBeVisible();
  await page.getByPlaceholder('Search athletes...').fill('');
  await options.first().click();
  const weekly = page.getByRole('region', { name: 'Weekly Wellness' });
  await weekly.getByRole('button', { name: 'Show as table' }).click();
  await expect(weekly.getByRole('table')).toBeVisible();
});

story('a coach sees the squad of the morning', async ({ page }) => {
  await page.goto('/dashboard/squad');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await page.getByRole('row').count()).toBeGreaterThan(10);
});
