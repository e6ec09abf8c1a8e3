import { expect, story } from '@touchline/area-kit/stories';

const REFUSAL = { code: 'busy', error: 'The server is busy. Please try again in a moment.', message: 'Busy.' };

story('a coach reads the codes of the teams, and a refused team keeps the choices', async ({ page }) => {
  await page.goto('/team-creation');
  await expect(page.getByText('HOOPS926')).toBeVisible();

  await page.route('**/api/teams', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: REFUSAL }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Create New Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Team' });
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await expect(dialog.getByText('Please select a sport')).toBeVisible();
  await dialog.getByLabel('Sport').fill('water polo');
  await page.getByRole('option', { name: 'Water Polo (W)' }).click();
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await expect(dialog.getByText(REFUSAL.error)).toBeVisible();
  await expect(dialog.getByLabel('Sport')).toHaveValue('Water Polo (W)');
});

story('a coach pages through the calendar and opens a day', async ({ page }) => {
  await page.goto('/calendar');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(page.getByRole('grid')).toBeVisible();
  const month = await heading.textContent();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(heading).not.toHaveText(month);
});
