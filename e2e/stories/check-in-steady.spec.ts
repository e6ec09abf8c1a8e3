import type { Page } from '@playwright/test';
import { card, expectStatus, openCheckIn, statusButton, storedMarks } from '../support/check-in.js';
import { expect, OWN_BROWSER, story } from '../support/story.js';

const WAITING_MARKS = /marks are waiting to be sent/;

/** Where the buttons of a card are on the page, however far it is scrolled. */
const placeOf = (page: Page, name: string) =>
  statusButton(page, name, 'Excused').evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
])
  story.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    story.use({ viewport });

    story(
      'nothing moves under the thumb while the connection goes and comes',
      OWN_BROWSER,
      async ({ page, product }) => {
        const { squad, event } = await openCheckIn(page, product, 20);
        const [first, second, third] = squad.athletes;
        await statusButton(page, first!.name, 'Present').click();
        await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present' });
        await expect(page.getByText('All marks are saved.')).toBeVisible();
        const before = await placeOf(page, first!.name);

        await page.context().setOffline(true);
        await statusButton(page, second!.name, 'Absent').click();
        await statusButton(page, third!.name, 'Excused').click();
        await expect(card(page, third!.name).getByText('Waiting to send')).toBeVisible();
        await expect(page.getByText(WAITING_MARKS)).toBeVisible();
        expect(await placeOf(page, first!.name)).toEqual(before);

        await page.getByRole('button', { name: 'All present' }).click();
        await expect(page.getByRole('button', { name: 'Undo all present (17)' })).toBeVisible();
        expect(await placeOf(page, first!.name)).toEqual(before);

        await page.context().setOffline(false);
        await expect(page.getByText(WAITING_MARKS)).toHaveCount(0);
        await expect(page.getByText('17 marked present.')).toBeVisible();
        expect(await placeOf(page, first!.name)).toEqual(before);

        await page.getByRole('button', { name: 'Undo all present (17)' }).click();
        await expect(page.getByText('All present undone.')).toBeVisible();
        await expectStatus(page, squad.athletes[19]!.name, null);
        expect(await placeOf(page, first!.name)).toEqual(before);
      },
    );
  });

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 } });

  story('nothing moves when the marks of others cannot be read', async ({ page, product }) => {
    const { squad } = await openCheckIn(page, product);
    const [first] = squad.athletes;
    const before = await placeOf(page, first!.name);
    await page.route('**/api/attendance?*', (route) => route.abort());
    await expect(page.getByText('Marks of other coaches may be missing.')).toBeVisible({ timeout: 30_000 });
    expect(await placeOf(page, first!.name)).toEqual(before);
    await page.unroute('**/api/attendance?*');
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('All marks are saved.')).toBeVisible();
    expect(await placeOf(page, first!.name)).toEqual(before);
  });
});
