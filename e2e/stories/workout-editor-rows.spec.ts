import { expect, openAs, story, visit } from '../support/story.js';
import { addWorkout, editorOf, libraryOf, PAUSE, rowLine, rowNames, rowsOf, SQUAT } from '../support/workouts.js';

story('rows are reordered by dragging and by buttons; a superset stays whole', async ({ page, product }) => {
  await openAs(page, '/profile', product.freshSquad().coach);
  const { id } = await addWorkout(page, {
    exercises: [
      { ...SQUAT, name: 'A', superset_with_next: true },
      { ...SQUAT, name: 'B' },
      PAUSE,
      { ...SQUAT, name: 'C' },
    ],
  });
  await visit(page, `/workout-library?edit=${id}`);
  const editor = editorOf(page);
  await expect(rowsOf(editor)).toHaveCount(4);
  await editor.getByRole('button', { name: 'Move B down' }).click();
  expect(await rowNames(editor)).toEqual(['Rest', 'A', 'B', 'C']);
  await expect(
    editor.getByRole('status').filter({ hasText: 'B and its superset are now rows 2 to 3 of 4' }),
  ).toHaveCount(1);
  await editor.getByRole('button', { name: 'Move C up' }).click();
  expect(await rowNames(editor)).toEqual(['Rest', 'C', 'A', 'B']);
  await expect(editor.getByRole('button', { name: 'Move Rest 1 min 30 s up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(editor.getByRole('button', { name: 'Move B down' })).toHaveAttribute('aria-disabled', 'true');

  // Drags the rest by its handle to the row after the next one.
  const handle = (row: number) => rowsOf(editor).nth(row).getByTitle('Drag to reorder');
  await handle(1).scrollIntoViewIfNeeded();
  const [from, to] = [await handle(0).boundingBox(), await handle(1).boundingBox()];
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(from!.x + 8, from!.y + 40, { steps: 4 });
  await expect(rowsOf(editor).nth(0)).not.toHaveCSS('box-shadow', 'none');
  await page.mouse.move(to!.x + 8, to!.y + 60, { steps: 8 });
  // The row beneath makes room.
  await expect(rowsOf(editor).nth(1)).not.toHaveCSS('transform', 'none');
  await page.mouse.up();
  await expect.poll(() => rowNames(editor)).toEqual(['C', 'Rest', 'A', 'B']);
  await expect(editor.getByRole('status').filter({ hasText: 'Rest 1 min 30 s is now row 2 of 4' })).toHaveCount(1);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Legs saved.')).toBeVisible();
  const [stored] = await libraryOf(page);
  expect(stored!.exercises.map(({ name, superset_with_next: joined }) => [name, joined])).toEqual([
    ['C', false],
    ['Rest', false],
    ['A', true],
    ['B', false],
  ]);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story(
    'a double tap in the exercise library adds one exercise and does not press the rows below',
    async ({ page, product }) => {
      await openAs(page, '/profile', product.freshSquad().coach);
      const names = ['A', 'B', 'C', 'D', 'E', 'F'];
      const { id } = await addWorkout(page, { exercises: names.map((name) => ({ ...SQUAT, name })) });
      await visit(page, `/workout-library?edit=${id}`);
      const editor = editorOf(page);
      await editor.getByRole('button', { name: 'Add Exercise' }).tap();
      await page.getByPlaceholder('Search exercises...').fill('front plank');
      await page.getByRole('button', { name: /Add to Workout: Front Plank$/ }).tap();
      const done = page.getByRole('dialog', { name: 'Exercise Library' }).getByRole('button', { name: 'Done' });
      await expect(done).toBeEnabled();
      await done.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await done.boundingBox())!;
      const pressed: string[] = [];
      await page.exposeFunction('pressed', (what: string) => pressed.push(what));
      await page.evaluate(() =>
        document.addEventListener(
          'click',
          ({ target }) =>
            (window as unknown as { pressed: (what: string) => void }).pressed(
              (target as Element).closest('button')?.innerText ?? 'something else',
            ),
          true,
        ),
      );
      for (const _tap of [1, 2]) await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(done).toHaveCount(0);
      expect(await rowNames(editor)).toEqual([...names, 'Front Plank']);
      expect(pressed).toEqual(['Done']);
    },
  );
});

story.describe('twelve rows on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const NAMES = Array.from({ length: 12 }, (_, at) => `Exercise ${String.fromCharCode(65 + at)}`);

  story('fold to one line each, and fit on two screens', async ({ page, product }) => {
    await openAs(page, '/profile', product.freshSquad().coach);
    const { id } = await addWorkout(page, { exercises: NAMES.map((name) => ({ ...SQUAT, name })) });
    await visit(page, `/workout-library?edit=${id}`);
    const editor = editorOf(page);

    await story.step('name and dose stand on the line, and all lines fit', async () => {
      await expect(rowsOf(editor)).toHaveCount(12);
      await expect(rowLine(editor, 'Exercise A')).toHaveText('Exercise A 4 × 6');
      await expect(editor.getByLabel('Sets of Exercise A', { exact: true })).toHaveCount(0);
      const top = async (at: number) => (await rowsOf(editor).nth(at).boundingBox())!;
      const [first, last] = [await top(0), await top(11)];
      expect(last.y + last.height - first.y).toBeLessThan(844);
      const scrolled = await editor
        .locator('.MuiDialogContent-root')
        .evaluate((content) => [
          content.scrollHeight <= 2 * content.clientHeight,
          content.scrollWidth,
          content.clientWidth,
        ]);
      expect(scrolled).toEqual([true, scrolled[2], scrolled[2]]);
    });

    await story.step('a tapped row shows its fields, and folding it keeps its values', async () => {
      await rowLine(editor, 'Exercise B').tap();
      await editor.getByLabel('Reps of Exercise B').fill('12');
      await editor.getByLabel('Coach Notes of Exercise B').fill('Slowly.');
      await rowLine(editor, 'Exercise L').tap();
      await expect(rowLine(editor, 'Exercise B')).toHaveAttribute('aria-expanded', 'false');
      await expect(rowLine(editor, 'Exercise B')).toHaveText('Exercise B 4 × 12');
      await expect(editor.getByLabel('Sets of Exercise L', { exact: true })).toBeVisible();
      await rowLine(editor, 'Exercise L').tap();
      await expect(editor.getByLabel('Sets of Exercise L', { exact: true })).toHaveCount(0);
      await rowLine(editor, 'Exercise B').tap();
      await expect(editor.getByLabel('Coach Notes of Exercise B')).toHaveValue('Slowly.');
    });

    await story.step('a row with an error does not fold', async () => {
      await editor.getByLabel('Reps of Exercise B').fill('1000');
      await rowLine(editor, 'Exercise C').tap();
      await expect(editor.getByText('1 to 999')).toBeVisible();
      await expect(editor.getByLabel('Sets of Exercise C', { exact: true })).toBeVisible();
      await editor.getByLabel('Reps of Exercise B').fill('8');
      await expect(editor.getByLabel('Reps of Exercise B')).toBeFocused();
      await rowLine(editor, 'Exercise C').tap();
    });

    await story.step('a new row is unfolded', async () => {
      await editor.getByRole('button', { name: 'Add Rest' }).tap();
      await page.getByRole('button', { name: '2 min' }).tap();
      await expect(editor.getByLabel('Duration of Rest 2 min', { exact: true })).toHaveValue('120');
    });

    await editor.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByText('Legs saved.')).toBeVisible();
    const [stored] = await libraryOf(page);
    expect(stored!.exercises.slice(0, 3).map(({ reps, coach_notes: notes }) => [reps, notes])).toEqual([
      [6, 'Deep.'],
      [8, 'Slowly.'],
      [6, 'Deep.'],
    ]);
    expect(stored!.exercises).toHaveLength(13);
  });

  story('a row is dragged by its handle past the edge of the screen, which scrolls', async ({ page, product }) => {
    await openAs(page, '/profile', product.freshSquad().coach);
    const { id } = await addWorkout(page, { exercises: NAMES.map((name) => ({ ...SQUAT, name })) });
    await visit(page, `/workout-library?edit=${id}`);
    const editor = editorOf(page);
    await expect(rowsOf(editor)).toHaveCount(12);
    const content = editor.locator('.MuiDialogContent-root');
    const scrollTop = () => content.evaluate((element) => Math.round(element.scrollTop));
    const box = (await rowsOf(editor).first().getByTitle('Drag to reorder').boundingBox())!;
    const below = await content.evaluate((element) => element.getBoundingClientRect().bottom - 4);

    // A finger, through the protocol: Playwright has no touch that moves.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: box.x + box.width / 2, y }],
      });
    await touch('touchStart', box.y + 22);
    for (const y of [box.y + 40, box.y + 80, below - 60, below]) await touch('touchMove', y);
    const end = await content.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(end).toBeGreaterThan(0);
    await expect.poll(scrollTop).toBeGreaterThanOrEqual(end - 1);
    // The last row makes room once the dragged one is over it.
    await expect(rowsOf(editor).last()).not.toHaveCSS('transform', 'none');
    await touch('touchEnd');
    await expect.poll(() => rowNames(editor)).toEqual([...NAMES.slice(1), NAMES[0]]);
    await expect(editor.getByRole('status').filter({ hasText: 'Exercise A is now row 12 of 12' })).toHaveCount(1);
  });
});

story('a hundred rows: typing and moving render one row, not all', async ({ page, product }) => {
  await openAs(page, '/profile', product.freshSquad().coach);
  const { id } = await addWorkout(page, {
    exercises: Array.from({ length: 100 }, (_, at) => ({ ...SQUAT, name: `Exercise ${at + 1}` })),
  });
  await visit(page, `/workout-library?edit=${id}`);
  const editor = editorOf(page);
  // Rendering a hundred rows may take long on a busy machine; this is not asserted here.
  await expect(rowsOf(editor)).toHaveCount(100, { timeout: 30_000 });
  const touched = () =>
    page.evaluate(() => {
      const rows = new Set<Element>();
      const watch = new MutationObserver((records) => {
        for (const { target } of records) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('[data-row]');
          if (row) rows.add(row);
        }
      });
      watch.observe(document.querySelector('[role="dialog"]')!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      Object.assign(window, { rowsTouched: () => rows.size });
    });
  await touched();
  await editor.getByLabel('Coach Notes of Exercise 50', { exact: true }).fill('Deep and slow.');
  expect(
    await page.evaluate(() => (window as unknown as { rowsTouched: () => number }).rowsTouched()),
  ).toBeLessThanOrEqual(2);
  await editor.getByRole('button', { name: 'Move Exercise 50 up' }).click();
  await expect.poll(async () => (await rowNames(editor)).slice(48, 50)).toEqual(['Exercise 50', 'Exercise 49']);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor).toHaveCount(0);
  expect((await libraryOf(page))[0]!.exercises.slice(48, 50).map(({ name }) => name)).toEqual([
    'Exercise 50',
    'Exercise 49',
  ]);
});
