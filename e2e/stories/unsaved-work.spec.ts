import { expect, openWellness, story } from '../support/story.js';
import { chooseAthlete, openHistory, typeRatings } from '../support/wellness.js';

story('Back during a slow save asks, and goes on by itself once everything is stored', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 13);
  const dialog = await openHistory(page);
  await dialog.getByRole('button', { name: 'Edit record' }).first().click();
  await typeRatings(dialog, ['7', '7', '7', '7']);
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/athletes/wellness', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.goBack();
  await expect(page.getByText('Discard Changes?')).toBeVisible();
  arrive();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await expect(page.getByText('Discard Changes?')).toHaveCount(0);
  await expect(page).not.toHaveURL(/athlete=/);
});
