import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, openAs, SHORT, story } from '../support/story.js';

const PAGE = '/workout-library/exercises';

async function open(page: Page, coach: { email: string; password: string }, address = PAGE): Promise<void> {
  await openAs(page, address, coach);
  await expect(page.getByRole('heading', { name: 'Exercise Library' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}

const cards = (page: Page): Locator => page.getByRole('list', { name: /^Exercises, page/ }).getByRole('listitem');
const heart = (page: Page, name: string): Locator => page.getByRole('button', { name: `Save ${name}`, exact: true });
const search = (page: Page): Locator => page.getByPlaceholder('Search exercises...');
const drawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Add ${name} to a workout` });
const savedOnly = (page: Page): Locator => page.getByRole('switch', { name: 'Saved Only' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

interface Stored {
  name: string;
  exercises: object[];
}
const workouts = async (page: Page): Promise<Stored[]> => (await page.request.get('/api/workout-library')).json();

story('a coach finds, reads and saves exercises', SHORT, async ({ page, product }) => {
  await story.step(
    'a coach finds an exercise by name, muscle group, equipment and page; a reload keeps it',
    async () => {
      await open(page, product.freshCoach());
      await expect(cards(page)).toHaveCount(20);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(/^Page 2 of 1\d$/)).toBeVisible();
      await expect(page.getByRole('list', { name: /^Exercises, page 2/ })).toBeFocused();
      await expect(cards(page).first()).toBeInViewport();
      // The filters are scrolled out of sight between bar and list.
      const [bar, filters] = [
        await page.getByRole('banner').boundingBox(),
        await page.getByRole('search', { name: 'Exercises' }).boundingBox(),
      ];
      expect(filters!.y + filters!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
      await page.reload();
      await expect(page.getByText(/^Page 2 of/)).toBeVisible();

      await choose(page, 'Muscle Group', 'Legs');
      await choose(page, 'Equipment', 'Kettlebells');
      await search(page).fill('goblet SQUAT');
      await expect(cards(page)).toHaveCount(1);
      await expect(page).toHaveURL(`${PAGE}?group=Legs&equipment=Kettlebells&q=goblet+SQUAT`);
      await expect(page.getByText('Page 1 of 1')).toBeVisible();
      await page.reload();
      await expect(cards(page)).toHaveText(/Goblet Squat.*Legs.*Kettlebells.*Add to Workout/);
      await search(page).fill('no such exercise');
      await page.getByRole('button', { name: 'Show all exercises' }).click();
      await expect(cards(page)).toHaveCount(20);
      await expect(page).toHaveURL(PAGE);
    },
  );

  await story.step('the info describes an exercise, Back closes it, and a failed list shows it', async () => {
    await search(page).fill('nordic');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Info about Nordic Hamstring Curl' }).click();
    const info = page.getByRole('dialog', { name: 'Nordic Hamstring Curl' });
    await expect(info.getByText(/^Kneel with the ankles held/)).toBeVisible();
    await expect(info.getByRole('group')).toHaveText(
      /^Kneel.*Usually \d sets of \d+ reps.*No picture.*Video not available.*Add a video$/,
    );
    await page.goBack();
    await expect(info).toHaveCount(0);
    await expect(page).toHaveURL(`${PAGE}?q=nordic`);

    await page.route('**/api/exercise-library', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch exercises');
    await page.unroute('**/api/exercise-library');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  await story.step(
    'Escape and Back ask, because the exercise is not added yet; Cancel asks before it discards changes',
    async () => {
      await search(page).fill('back squat');
      await page.getByRole('button', { name: 'Add to Workout: Back Squat' }).click();
      const notes = drawer(page, 'Back Squat').getByRole('textbox', { name: 'Notes' });
      await notes.fill('Deep.');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Keep Editing' }).click();
      await expect(notes).toHaveValue('Deep.');
      await page.goBack();
      const question = page.getByRole('alertdialog');
      await expect(question).toBeVisible();
      await question.getByRole('button').first().click();
      await expect(notes).toHaveValue('Deep.');
      await drawer(page, 'Back Squat').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard Changes' }).click();
      await expect(notes).toHaveCount(0);
      await expect(page).toHaveURL(`${PAGE}?q=back+squat`);
    },
  );

  await story.step(
    'saved exercises are stored per coach, and a heart returns to its state when that fails',
    async () => {
      await search(page).fill('plank');
      for (const name of ['Front Plank', 'Side Plank']) {
        await heart(page, name).click();
        await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
      }
      await savedOnly(page).click();
      await expect(cards(page)).toHaveCount(2);
      await page.reload();
      await expect(cards(page)).toHaveCount(2);
      await heart(page, 'Side Plank').click();
      await expect(cards(page)).toHaveCount(1);

      await page.route('**/api/exercise-library/*/saved', (route) => route.abort());
      await heart(page, 'Front Plank').click();
      await expect(page.getByText(/^Failed to remove Front Plank from the saved exercises/)).toBeVisible();
      await expect(heart(page, 'Front Plank')).toHaveAttribute('aria-pressed', 'true');

      await page.unroute('**/api/exercise-library/*/saved');
      await open(page, product.freshCoach(), `${PAGE}?q=front+plank`);
      await expect(heart(page, 'Front Plank')).toHaveAttribute('aria-pressed', 'false');
      await savedOnly(page).click();
      await expect(page.getByText('None of your saved exercises match')).toBeVisible();
    },
  );
});

story('a video plays in an allowed frame, and one of another host is not requested', async ({ page, product }) => {
  const asked: string[] = [];
  await page.route(/youtube|vimeo|evil/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' });
  });
  const film = (video_url: string) =>
    page.route('**/api/exercise-library', async (route) => {
      const exercises = (await (await route.fetch()).json()) as { exercise_id: number }[];
      await route.fulfill({ json: exercises.map((one) => (one.exercise_id === 501 ? { ...one, video_url } : one)) });
    });
  await film('https://www.youtube.com/watch?v=aZ0_-bY1x2W&autoplay=1');
  await openAs(page, `${PAGE}?exercise=501`, product.freshCoach());
  await expect(page.frameLocator('iframe[title="Video: Back Squat"]').getByText('The video')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aZ0_-bY1x2W']);

  await film('https://evil.test/watch?v=aZ0_-bY1x2W');
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Video not available')).toBeVisible();
  expect(asked).toHaveLength(1);
});

story('exercises are added to workouts', SHORT, async ({ page, product }) => {
  const coach = product.freshCoach();

  await story.step(
    'an exercise starts a new workout, the next is added to it, and the prescriptions are stored',
    async () => {
      await open(page, coach, `${PAGE}?q=back+squat`);
      const before = await workouts(page);
      await page.getByRole('button', { name: 'Add to Workout: Back Squat' }).click();
      const squat = drawer(page, 'Back Squat');
      await page.getByRole('combobox', { name: 'Workout' }).focus();
      for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key);
      await expect(squat.getByRole('textbox', { name: 'Workout Title' })).toBeFocused();
      await squat.getByRole('textbox', { name: 'Workout Title' }).fill('Monday');
      await squat.getByRole('textbox', { name: 'Sets', exact: true }).fill('5');
      await squat.getByRole('textbox', { name: 'Notes' }).fill('Deep.');
      await squat.getByRole('button', { name: 'Add Exercise' }).dblclick();
      await expect(page.getByText('Back Squat added to “Monday”.')).toBeVisible();
      await expect(squat).toHaveCount(0);

      await search(page).fill('front plank');
      await page.getByRole('button', { name: 'Info about Front Plank' }).click();
      await page.getByRole('dialog', { name: 'Front Plank' }).getByRole('button', { name: 'Add to Workout' }).click();
      await expect(page.getByRole('combobox', { name: 'Workout' })).toHaveText('Monday');
      await drawer(page, 'Front Plank').getByRole('textbox', { name: 'Duration' }).fill('1:15');
      await drawer(page, 'Front Plank').getByRole('button', { name: 'Add Exercise' }).click();
      await expect(page.getByText('Front Plank added to “Monday”.')).toBeVisible();

      const now = await workouts(page);
      expect(now).toHaveLength(before.length + 1);
      expect(now.find(({ name }) => name === 'Monday')?.exercises).toMatchObject([
        {
          name: 'Back Squat',
          exercise_id: 501,
          sets: 5,
          reps: 6,
          duration: null,
          is_time_based: false,
          coach_notes: 'Deep.',
          rest_between_sets_seconds: 60,
          superset_with_next: false,
          order_in_workout: 1,
        },
        {
          name: 'Front Plank',
          exercise_id: 701,
          sets: 3,
          reps: null,
          duration: 75,
          is_time_based: true,
          rest_between_sets_seconds: 60,
          order_in_workout: 2,
        },
      ]);
    },
  );

  await story.step(
    'when a colleague changed the workout, the coach gets a message, and the next press adds to the new version',
    async () => {
      const { origin } = new URL(product.url);
      const send = (method: 'POST' | 'PUT', path: string, data: object) =>
        page.request.fetch(`/api/workout-library${path}`, { method, data, headers: { origin } });
      const rows = [{ name: 'Run', sets: 1, duration: 60, is_time_based: true }];
      const { id, version } = (await (await send('POST', '', { name: 'Shared', exercises: rows })).json()) as {
        id: number;
        version: number;
      };
      await page.goto(`${PAGE}?exercise=210.add`);
      await choose(page, 'Workout', 'Shared');
      await drawer(page, 'Pull-Up').getByRole('textbox', { name: 'Notes' }).fill('Slowly.');
      expect(
        (
          await send('PUT', `/${id}`, {
            name: 'Shared',
            exercises: [...rows, { name: 'Walk', sets: 1, reps: 1 }],
            version,
          })
        ).status(),
      ).toBe(200);
      await drawer(page, 'Pull-Up').getByRole('button', { name: 'Add Exercise' }).click();
      await expect(page.getByText('Someone else changed this workout.')).toBeVisible();
      await drawer(page, 'Pull-Up').getByRole('button', { name: 'Add Exercise' }).click();
      await expect(page.getByText('Pull-Up added to “Shared”.')).toBeVisible();
      expect((await workouts(page)).find(({ name }) => name === 'Shared')?.exercises).toMatchObject([
        { name: 'Run' },
        { name: 'Walk' },
        { name: 'Pull-Up', coach_notes: 'Slowly.' },
      ]);
    },
  );
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  story(
    'nothing is wider than the screen, and axe finds nothing in the list, the info and the drawer',
    async ({ page, product }) => {
      await open(page, product.freshCoach(), `${PAGE}?q=stretch`);
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(await fits()).toBe(true);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: "Info about World's Greatest Stretch" }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add to Workout' }).click();
      const box = drawer(page, "World's Greatest Stretch");
      await expect(box.getByRole('combobox', { name: 'Workout' })).toBeVisible();
      await expect.poll(async () => (await box.boundingBox())?.width).toBe(390);
      expect(await fits()).toBe(true);
      await expectNoAxeViolations(page);

      await page.setViewportSize({ width: 320, height: 568 });
      await box.getByRole('textbox', { name: 'Notes' }).focus();
      const add = box.getByRole('button', { name: 'Add Exercise' });
      await expect(add).toBeInViewport({ ratio: 1 });
      const place = await add.boundingBox();
      expect(place!.y + place!.height).toBeLessThanOrEqual(568 - 8);
      expect(await fits()).toBe(true);
    },
  );
});

story('in the dark axe finds nothing in the info and in the drawer with an error', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, `${PAGE}?q=back+squat&exercise=501`, product.freshCoach());
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Workout' }).click();
  const add = drawer(page, 'Back Squat').getByRole('button', { name: 'Add Exercise' });
  await add.click();
  await expect(page.getByText('Select a workout.', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.route('**/api/workout-library', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load workouts')).toBeVisible();
  await add.click();
  await expect(page.getByText('Nothing added yet. Select a workout first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/workout-library');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Workout' })).toBeFocused();
});
