import { expect, story } from '@touchline/area-kit/stories';

story('a coach chooses a team for the check-in', async ({ page }) => {
  await page.goto('/attendance');
  await expect(page.getByText('Select a team first')).toBeVisible();
  await page.getByRole('button', { name: /^Basketball \(M\) \d+ athletes$/ }).click();
  await expect(page.getByText('Select a team first')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Event' })).toBeVisible();
});

story('a coach reads how often athletes came', async ({ page }) => {
  await page.goto('/attendance/stats');
  await expect(page.getByText(/\d+(\.\d)?%/).first()).toBeVisible();
});
