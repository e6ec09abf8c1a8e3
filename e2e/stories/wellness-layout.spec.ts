import type { Locator } from '@playwright/test';
import { expect, openWellness, story } from '../support/story.js';
import { chooseAthlete, openHistory } from '../support/wellness.js';

/** Expects an element to lie completely within another one. */
async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const [box, frame] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!box || !frame) throw new Error('nothing is drawn');
  expect(box.x).toBeGreaterThanOrEqual(frame.x);
  expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width + 0.5);
  expect(box.y).toBeGreaterThanOrEqual(frame.y);
  expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 0.5);
}

/** Repeated until the layout has followed a new size of the window. */
const eventually = (check: () => Promise<void>): Promise<void> => expect(check).toPass({ timeout: 10_000 });

story('nothing is cut off at 320, 360 and 640 px and in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openWellness(page);
  await chooseAthlete(page, 14);
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  const closeHistory = async () => {
    await dialog.getByRole('button', { name: 'Close Edit Wellness Metrics' }).click();
    await expect(dialog).toHaveCount(0);
  };

  for (const width of [320, 360])
    await story.step(
      `at ${width} px nothing is cut off: names of the radar, paging buttons, the close button of the history dialog`,
      async () => {
        await page.setViewportSize({ width, height: 800 });
        const radar = page.getByRole('figure', { name: 'Current Readiness' });
        const drawing = radar.locator('svg.apexcharts-svg');
        // The chart has been drawn for this width.
        await eventually(() => expectWithin(drawing, radar));
        for (const name of ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress'])
          await eventually(() => expectWithin(radar.getByText(name, { exact: true }), drawing));
        for (const name of ['Previous Week', 'Next Week'])
          expect((await page.getByRole('button', { name }).boundingBox())?.height).toBe(44);
        const tops = await page
          .getByRole('group', { name: 'Chart lines' })
          .getByRole('button')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        expect(new Set(tops).size).toBeLessThanOrEqual(3);
        await openHistory(page);
        await expectWithin(dialog.getByRole('button', { name: 'Close Edit Wellness Metrics' }), dialog);
        await expectWithin(dialog.getByText(/^\d+ records$/), dialog);
        await closeHistory();
      },
    );

  await story.step('at 640 px the history is shown as cards, and a new page starts at its top', async () => {
    await page.setViewportSize({ width: 640, height: 600 });
    await openHistory(page);
    await expect(dialog.locator('.label').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Go to next page' }).click();
    await expect(dialog.getByText('Add entry')).toBeInViewport();
    await closeHistory();
  });

  await story.step(
    'in a low window the picker stays below the bar, and after a reload the chosen athlete is visible',
    async () => {
      await page.setViewportSize({ width: 1280, height: 600 });
      await chooseAthlete(page, 55);
      await page.reload();
      await expect(page.locator('.apexcharts-series').first()).toBeVisible();
      const list = page.getByRole('listbox', { name: 'Athletes' });
      await expectWithin(list.getByRole('option', { selected: true }), list.locator('..'));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.mouse.move(900, 400);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
      const [picker, bar] = [
        await page.getByRole('region', { name: 'Athlete picker' }).boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ];
      expect(picker!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
      expect(picker!.y + picker!.height).toBeLessThanOrEqual(600);
    },
  );
});
