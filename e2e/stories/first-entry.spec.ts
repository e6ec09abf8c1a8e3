import { expectNoAxeViolations } from '../support/axe.js';
import { expect, openAs, story } from '../support/story.js';

story('an athlete without entries gets the first one from where the chart will be', async ({ page, product }) => {
  const { coach, athletes } = product.freshSquad();
  const athlete = athletes[0]!;
  await openAs(page, `/dashboard/wellness?athlete=${athlete.id}`, coach);
  const card = page.getByRole('region', { name: 'Weekly Wellness' });
  await expect(card.getByText('No wellness entries yet.')).toBeVisible();
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Wellness Metrics' });
  await expect(dialog.getByLabel('Date')).toBeFocused();
  // Back closes it, and it can be opened again.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: 'Add entry' }).click();
  await dialog.getByLabel('Date').fill('2026-01-15');
  for (const rating of ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress'])
    await dialog.getByRole('textbox', { name: rating }).fill('3');
  await dialog.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Show as table' })).toBeVisible();
});

story('an athlete without sessions gets the first one in the same way', async ({ page, product }) => {
  const { coach, athletes } = product.freshSquad();
  const athlete = athletes[0]!;
  await openAs(page, `/dashboard/srpe?athlete=${athlete.id}`, coach);
  const card = page.getByRole('region', { name: 'Session RPE' });
  await card.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session RPE' });
  await expect(dialog.getByLabel('Date')).toBeFocused();
  await dialog.getByLabel('Date').fill('2026-01-15');
  await dialog.getByRole('textbox', { name: /RPE/ }).fill('6,5');
  await dialog.getByRole('textbox', { name: /Duration/ }).fill('60');
  await dialog.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Show as table' })).toBeVisible();
});
