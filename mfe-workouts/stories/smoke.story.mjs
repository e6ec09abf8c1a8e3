import { expect, story } from '@touchline/area-kit/stories';

story('a coach chooses a team and sees its month', async ({ page }) => {
  await page.goto('/workouts');
  await page.getByRole('combobox', { name: 'Team' }).first().click();
  await page.getByRole('option', { name: 'Basketball (M)' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

story('a coach searches the exercise library', async ({ page }) => {
  await page.goto('/workout-library/exercises');
  await page.getByPlaceholder(/Search/).fill('back squat');
  await expect(page.getByText('Back Squat', { exact: true }).first()).toBeVisible();
});
