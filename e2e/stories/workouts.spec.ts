import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { DEMO, expect, openAs, RIVAL, SHORT, story, visit } from '../support/story.js';
import { DESK } from '../support/worker-browser.js';

const ROUTINE = 'Hip Mobility & Stability Recovery Routine';
const LONGEST = 'Pre-Season Upper Body Hypertrophy & Core Stability';

/** Signs in and opens the library. */
async function openLibrary(page: Page, coach = DEMO, address = '/workout-library'): Promise<void> {
  await openAs(page, address, coach);
  await expect(page.getByRole('heading', { name: 'Workout Library' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Workouts' }).getByRole('listitem');
const infoButton = (page: Page, name: string): Locator => page.getByRole('button', { name: `Info about ${name}` });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function openInfo(page: Page, name: string): Promise<Locator> {
  await infoButton(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('list', { name: 'Scheduled Dates' })).toBeVisible();
  return dialog;
}

story('a coach finds workouts by search and filters, also with the keyboard', SHORT, async ({ page }) => {
  await openLibrary(page);

  await story.step('axe finds nothing in the library', () => expectNoAxeViolations(page));

  await story.step('a coach sees all workouts of the institution with their number of exercises', async () => {
    const answer = await page.request.get('/api/workout-library');
    const workouts = (await answer.json()) as { name: string; exercises: { type: string }[] }[];
    expect(workouts.length).toBeGreaterThanOrEqual(12);
    await expect(page.getByText(`${workouts.length} workouts`)).toBeVisible();
    const shown = await cards(page).evaluateAll((items) =>
      items.map((item) => [item.querySelector('h2')?.textContent, item.querySelector('.MuiChip-label')?.textContent]),
    );
    expect(shown).toEqual(
      workouts.map(({ name, exercises }) => {
        const count = exercises.filter(({ type }) => type === 'exercise').length;
        return [name, `${count} ${count === 1 ? 'exercise' : 'exercises'}`];
      }),
    );
  });

  await story.step('search and filters narrow the cards, survive a reload and can be cleared', async () => {
    const all = await cards(page).count();
    await choose(page, 'Type', 'Strength');
    await expect(cards(page).filter({ hasNotText: 'Strength · ' })).toHaveCount(0);
    const strength = await cards(page).count();
    expect(strength).toBeLessThan(all);
    await choose(page, 'Difficulty', 'Intermediate');
    await page.getByPlaceholder('Search workouts...').fill('upper BODY');
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText(`2 of ${all} workouts`)).toBeVisible();
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByPlaceholder('Search workouts...')).toHaveValue('upper BODY');
    await expect(page).toHaveURL('/workout-library?type=Strength&difficulty=Intermediate&q=upper+BODY');

    await page.getByPlaceholder('Search workouts...').fill('no such workout');
    await expect(page.getByText('No workouts match your search and filters.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show all workouts' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show all workouts' }).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL('/workout-library');
  });

  await story.step('with the keyboard: filter, open an info, close it, continue at the same card', async () => {
    await page.getByPlaceholder('Search workouts...').focus();
    await page.keyboard.type('hip mob');
    await expect(cards(page)).toHaveCount(1);
    for (
      let presses = 0;
      presses < 4 && !(await infoButton(page, ROUTINE).evaluate((button) => button === document.activeElement));
      presses += 1
    )
      await page.keyboard.press('Tab');
    await expect(infoButton(page, ROUTINE)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: ROUTINE })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(infoButton(page, ROUTINE)).toBeFocused();
  });

  await story.step('two filters changed at the same moment are both kept', async () => {
    await page.getByPlaceholder('Search workouts...').fill('');
    await expect(page).toHaveURL('/workout-library');
    await page.getByRole('combobox', { name: 'Type' }).click();
    // A busy phone delivers both events before the page renders again.
    await page.getByRole('option', { name: 'Strength', exact: true }).evaluate((option: HTMLElement) => {
      const search = document.querySelector<HTMLInputElement>('input[type="search"]');
      option.click();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'upper');
      search?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(page).toHaveURL('/workout-library?type=Strength&q=upper');
  });
});

story('the info of a workout, and the ways to open and leave it', async ({ page }) => {
  await openLibrary(page);

  await story.step('the info shows prescriptions and scheduled dates with teams', async () => {
    const dialog = await openInfo(page, 'Lower Body Strength');
    await expect(dialog.getByText('Strength', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Advanced', { exact: true })).toBeVisible();
    const rows = dialog.getByRole('list').first().getByRole('listitem');
    await expect(rows.nth(0)).toHaveText('1.Stationary BikeSets: 1Duration: 300s (5 min)Easy, to get warm.');
    await expect(rows.nth(1)).toContainText('Sets: 4Reps: 6Rest between sets: 2 min 30 s');
    await expect(rows.nth(2)).toHaveText('Rest · 3 min');
    await expect(rows.nth(3)).toContainText('3.Romanian Deadlift');
    const dates = dialog.getByRole('list', { name: 'Scheduled Dates' }).getByRole('listitem');
    await expect(dates).toHaveCount(5);
    await expect(dates.filter({ hasText: 'Team: Soccer (W)' })).toHaveCount(5);
    await expect(dates.filter({ hasText: '(past)' })).toHaveCount(3);
    await expect(dates.first()).not.toContainText('(past)');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await story.step('the info names the athlete of a scheduled date, or says that there are no dates', async () => {
    const dialog = await openInfo(page, ROUTINE);
    const athletes = (await (await page.request.get('/api/athletes/list')).json()) as {
      first_name: string;
      last_name: string;
    }[];
    const [who] = await dialog.getByText(/^Athlete: /).allInnerTexts();
    expect(athletes.map(({ first_name, last_name }) => `Athlete: ${first_name} ${last_name}`)).toContain(who);
    await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await infoButton(page, 'Match Day Primer').click();
    const bare = page.getByRole('dialog', { name: 'Match Day Primer' });
    await expect(bare.getByText('Unknown')).toHaveCount(2);
    await expect(bare.getByText('No description')).toBeVisible();
    await expect(bare.getByText('No scheduled dates.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bare).toHaveCount(0);
  });

  await story.step('axe finds nothing in the info, in a low window', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const dialog = await openInfo(page, 'Lower Body Strength');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize(DESK.viewport);
  });

  await story.step('Back, Escape and a reload: the address keeps the open info', async () => {
    await choose(page, 'Type', 'Recovery');
    const filtered = page.url();
    const dialog = await openInfo(page, ROUTINE);
    await expect(page).toHaveURL(/workout=\d+/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(filtered);
    await expect(infoButton(page, ROUTINE)).toBeFocused();

    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('list', { name: 'Scheduled Dates' })).toBeVisible();
    // Both before the navigation has happened: one closes the dialog, the other must not leave the screen.
    await dialog.evaluate((element) => {
      for (const _ of [1, 2]) element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(filtered);
    await visit(page, '/workout-library');
    await expect(page.getByRole('combobox', { name: 'Type' })).not.toHaveText('Recovery');
  });

  await story.step('a link to an info opens it, and closing it stays on the screen', async () => {
    await openInfo(page, ROUTINE);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: ROUTINE });
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/workout-library');

    await visit(page, '/workout-library?workout=987654321');
    await expect(page.getByRole('dialog', { name: 'Workout not found' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL('/workout-library');
  });
});

story('failed calls show it, and Try again loads them', async ({ page }) => {
  await page.route('**/api/workout-library', (route) => route.abort());
  await openAs(page, '/workout-library');
  await expect(page.getByText('Failed to load workouts')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/workout-library');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();

  await page.route('**/api/workout-calendar*', (route) => route.abort());
  await infoButton(page, ROUTINE).click();
  const dialog = page.getByRole('dialog', { name: ROUTINE });
  await expect(dialog.getByText('Loading...')).toBeVisible();
  await expect(dialog.getByText('Failed to load scheduled dates')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Diaphragmatic Breathing')).toBeVisible();
  await page.unroute('**/api/workout-calendar*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/^Athlete: /).first()).toBeVisible();
});

story('another institution sees only its own', async ({ page }) => {
  await openLibrary(page, RIVAL);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText('Lower Body Strength')).toHaveCount(0);
  await expect(infoButton(page, ROUTINE)).toBeVisible();
  const dialog = await openInfo(page, 'Foundation Strength');
  await expect(dialog.getByText('Team: Soccer (M)').first()).toBeVisible();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  story(
    'one card per row, nothing wider than a screen of 390 or 320 px, touch targets at least 44 px high',
    async ({ page }) => {
      await openLibrary(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(() => window.innerWidth)).toBe(width);
        await expectFits(page);
        const [one, two] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()];
        expect(two!.y).toBeGreaterThanOrEqual(one!.y + one!.height);
        await infoButton(page, LONGEST).click();
        await expect(page.getByRole('dialog').getByText('No scheduled dates.')).toBeAttached();
        await expectFits(page);
        await page.keyboard.press('Escape');
        const dialog = await openInfo(page, 'Post-Match Recovery');
        await dialog
          .getByText(/Featherstonehaugh/)
          .first()
          .scrollIntoViewIfNeeded();
        await expectFits(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    },
  );
});

async function expectFits(page: Page): Promise<void> {
  const tooWide = await page.evaluate(
    () =>
      [
        document.documentElement,
        ...document.querySelectorAll<HTMLElement>('[role="dialog"], .MuiDialogContent-root'),
      ].filter((element) => element.scrollWidth > element.clientWidth).length,
  );
  expect(tooWide).toBe(0);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main [role="combobox"], main input, [role="dialog"] button',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
          element.ariaHidden !== 'true',
      )
      .map((element) => ({
        text: element.getAttribute('aria-label') ?? element.textContent,
        height: (element.closest('.MuiInputBase-root') ?? element).getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
}
