import type { Locator, Page } from '@playwright/test';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { expectNoAxeViolations } from '../support/axe.js';
import { holdCalls } from '../support/held-calls.js';
import { expect, openAs, story } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';
import { openLegs } from '../support/workouts.js';

const PAGE = '/workout-library/exercises';
const SQUAT = `${PAGE}?exercise=501`;
const TYPED = 'https://www.youtube.com/watch?v=aZ0_-bY1x2W&list=warm-ups';
const EMBEDDED = 'https://www.youtube-nocookie.com/embed/aZ0_-bY1x2W';
const PLAYER =
  '<!doctype html><html lang="en"><title>Player</title><main><h1>The video</h1><button>Play</button></main></html>';
const REFUSED = 'Enter the address of one video on youtube.com, youtu.be or vimeo.com. It starts with https://.';

const info = (page: Page): Locator => page.getByRole('dialog', { name: 'Back Squat', exact: true });
const frame = (page: Page): Locator => page.locator('iframe[title="Video: Back Squat"]');
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Video address' });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Answers for the hosts of videos, and for those that must not be asked. Returns the addresses that were asked for. */
async function playVideos(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube|vimeo|evil/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: PLAYER });
  });
  return asked;
}

async function storedVideo(page: Page): Promise<{ video_url: string | null; video_version: number }> {
  const exercises = (await (await page.request.get('/api/exercise-library')).json()) as Exercise[];
  const { video_url, video_version } = exercises.find(({ exercise_id: id }) => id === 501)!;
  return { video_url, video_version };
}

/** Stores a video as another coach of the institution, while this one's screen is open. */
async function storeElsewhere(page: Page, origin: string, video_url: string | null): Promise<void> {
  const { video_version } = await storedVideo(page);
  const answer = await page.request.put('/api/exercise-library/501/video', {
    data: { video_url, video_version },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}

/** Opens the form and enters an address in it. */
async function enter(page: Page, opener: 'Add a video' | 'Change video', address: string): Promise<void> {
  await button(page, opener).click();
  await expect(page.getByRole('dialog', { name: opener })).toBeVisible();
  await field(page).fill(address);
}

story('a coach gives an exercise a video, and no other club sees it', async ({ page, product }) => {
  const [coach, rival] = [product.freshCoach(), product.freshCoach()];
  const asked = await playVideos(page);

  await story.step('with the keyboard: the video plays in a frame that can do nothing else', async () => {
    await openAs(page, PAGE, coach);
    await page.getByPlaceholder('Search exercises...').fill('back squat');
    await button(page, 'Info about Back Squat').press('Enter');
    await expect(info(page).getByText('Video not available')).toBeVisible();
    await button(page, 'Add a video').press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(TYPED);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Video saved.')).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', EMBEDDED);
    await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
    await expect(page.frameLocator('iframe').getByText('The video')).toBeVisible();
    await expect(button(page, 'Change video')).toBeFocused();
    await expect(info(page).getByText('Video not available')).toHaveCount(0);
    expect(asked).toEqual([EMBEDDED]);
  });

  await story.step('a reload shows it again, and it is stored as it was typed', async () => {
    await page.reload();
    await expect(page.frameLocator('iframe').getByText('The video')).toBeVisible();
    expect(await storedVideo(page)).toEqual({ video_url: TYPED, video_version: 1 });
  });

  await story.step('a refused address is named at its field, and stays', async () => {
    for (const address of ['https://evil.test/watch?v=aZ0_-bY1x2W', 'javascript:alert(1)', 'youtu.be/aZ0_-bY1x2W']) {
      await enter(page, 'Change video', address);
      await button(page, 'Save video').click();
      await expect(field(page)).toHaveAccessibleDescription(REFUSED);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(address);
      await button(page, 'Cancel').click();
      await button(page, 'Discard Changes').click();
      await expect(field(page)).toHaveCount(0);
    }
    expect(asked.filter((address) => address !== EMBEDDED)).toEqual([]);
  });

  await story.step('Back asks before it drops the typed address, and then closes one dialog at a time', async () => {
    await enter(page, 'Change video', 'https://vimeo.com/76979871');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(field(page)).toHaveValue('https://vimeo.com/76979871');
    await button(page, 'Save video').click();
    await expect(frame(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871');
    await expect(field(page)).toHaveCount(0);
    await page.goBack();
    await expect(info(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${PAGE}?q=back+squat`);
  });

  await story.step('a coach of another club has no video, and gives the exercise their own', async () => {
    await openAs(page, SQUAT, rival);
    await expect(info(page).getByText('Video not available')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    expect(await storedVideo(page)).toEqual({ video_url: null, video_version: 0 });
    await enter(page, 'Add a video', 'https://vimeo.com/1');
    await button(page, 'Save video').click();
    await expect(frame(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/1');
  });

  await story.step('removed, it is gone for its own club only', async () => {
    await button(page, 'Remove video').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove video' }).click();
    await expect(info(page).getByText('Video not available')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(button(page, 'Add a video')).toBeFocused();
    await page.reload();
    await expect(info(page).getByText('Video not available')).toBeVisible();
    await openAs(page, SQUAT, coach);
    await expect(frame(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871');
  });
});

story('a save that fails or meets that of a colleague loses nothing', async ({ page, product }) => {
  const { origin } = new URL(product.url);
  await playVideos(page);
  await openAs(page, SQUAT, product.freshCoach());

  await story.step('offline, the sentence says so, and the next press saves', async () => {
    await page.route('**/api/exercise-library/501/video', (route) => route.abort());
    await enter(page, 'Add a video', TYPED);
    await button(page, 'Save video').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to save the video' })).toContainText(
      'What you typed is still here.',
    );
    await expect(field(page)).toHaveValue(TYPED);
    await page.unroute('**/api/exercise-library/501/video');
    const release = await holdCalls(page, 'PUT', '**/api/exercise-library/501/video');
    await button(page, 'Save video').dblclick();
    await release.isWaiting();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue(TYPED);
    await release('continue');
    await expect(frame(page)).toHaveAttribute('src', EMBEDDED);
    await page.unroute('**/api/exercise-library/501/video');
    expect(await storedVideo(page)).toEqual({ video_url: TYPED, video_version: 1 });
  });

  await story.step('a colleague has stored another one: theirs is shown, and the coach chooses', async () => {
    await expect(field(page)).toHaveCount(0);
    await enter(page, 'Change video', 'https://vimeo.com/2');
    await storeElsewhere(page, origin, 'https://vimeo.com/3');
    await button(page, 'Save video').click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed the video' });
    await expect(conflict).toContainText('https://vimeo.com/3');
    await expect(field(page)).toHaveValue('https://vimeo.com/2');
    await expectNoAxeViolations(page);
    await button(page, 'Keep mine').click();
    await expect(frame(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/2');
    await expect(field(page)).toHaveCount(0);
  });

  await story.step('a colleague was faster than a removal: it says so and shows their video', async () => {
    await storeElsewhere(page, origin, 'https://vimeo.com/4');
    await button(page, 'Remove video').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove video' }).click();
    await expect(
      info(page).getByText('Someone else changed the video of this exercise. Check it and try again.'),
    ).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/4');
    expect((await storedVideo(page)).video_url).toBe('https://vimeo.com/4');
  });
});

story(
  'over the workout editor a video is added, and Back returns to the draft step by step',
  async ({ page, product }) => {
    await playVideos(page);
    const editor = await openLegs(page, product);
    await editor.getByLabel('Workout Title').fill('Typed');
    await button(page, 'Add Exercise').click();
    const picker = page.getByRole('dialog', { name: 'Exercise Library' });
    await picker.getByPlaceholder('Search exercises...').fill('back squat');
    await picker.getByRole('button', { name: 'Info about Back Squat' }).click();
    await enter(page, 'Add a video', TYPED);
    await button(page, 'Save video').click();
    await expect(frame(page)).toHaveAttribute('src', EMBEDDED);
    await expect(field(page)).toHaveCount(0);
    await button(page, 'Change video').click();
    await expect(field(page)).toHaveValue(TYPED);
    // Another video must not be a step of the history: saving and Back would stay in its frame.
    await field(page).fill('https://vimeo.com/2');
    await button(page, 'Save video').click();
    await expect(frame(page)).toHaveAttribute('src', 'https://player.vimeo.com/video/2');
    await expect(field(page)).toHaveCount(0);
    await page.goBack();
    await expect(info(page)).toHaveCount(0);
    await expect(picker.getByPlaceholder('Search exercises...')).toHaveValue('back squat');
    await page.goBack();
    await expect(picker).toHaveCount(0);
    await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');
  },
);

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [width, textSize] of [
    [390, '100%'],
    [360, '100%'],
    [390, '200%'],
  ] as const)
    story(
      `the video and its form fit on ${width} pixels with text at ${textSize}, and axe finds nothing`,
      async ({ page, product }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 740 });
        await playVideos(page);
        await openAs(page, SQUAT, product.freshCoach());
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
        await expectReachable(page, ['Add a video']);
        await expectNoAxeViolations(page);

        await enter(page, 'Add a video', 'https://evil.test/');
        await button(page, 'Save video').click();
        await expect(field(page)).toHaveAccessibleDescription(REFUSED);
        await expect(page.getByText(REFUSED)).toBeInViewport({ ratio: 1 });
        await expectReachable(page, ['Cancel', 'Save video']);
        await expectNoAxeViolations(page);

        await field(page).fill(TYPED);
        await button(page, 'Save video').click();
        await expect(frame(page)).toHaveAttribute('src', EMBEDDED);
        await expect(field(page)).toHaveCount(0);
        await expectReachable(page, ['Change video', 'Remove video']);
        await expectNoAxeViolations(page);
      },
    );

  /** The buttons can be scrolled to, are large enough for a thumb, and nothing makes the page wider. */
  async function expectReachable(page: Page, names: readonly string[]): Promise<void> {
    for (const name of names) {
      await button(page, name).scrollIntoViewIfNeeded();
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      await expectTouchTarget(button(page, name));
    }
    expect(await fits(page)).toBe(true);
    const dialogs = page.locator('.MuiDialogContent-root');
    for (const dialog of await dialogs.all())
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
});
