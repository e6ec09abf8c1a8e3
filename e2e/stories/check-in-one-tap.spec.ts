import type { Page } from '@playwright/test';
import {
  dialogOf,
  expectStatus,
  markElsewhere,
  opener,
  openCheckIn,
  statusButton,
  storedMarks,
} from '../support/check-in.js';
import { expect, OWN_BROWSER, SHORT, story } from '../support/story.js';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
/** Marks and points at the message, which then stays until the pointer leaves it. */
async function tap(page: Page, name: string, status: 'Present' | 'Excused' | 'Absent'): Promise<void> {
  await statusButton(page, name, status).click();
  await notice(page, `${name} marked as ${status.toLowerCase()}`).hover();
}
const undo = (page: Page, text: string) => notice(page, text).getByRole('button', { name: 'Undo' }).click();

/** Bodies of the marks and removals that the page sends from now on. */
function watchMarks(page: Page): { status?: string; if_status?: string | null }[] {
  const sent: { status?: string; if_status?: string | null }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/attendance(?:\/unmark)?$/.test(request.url()))
      sent.push(request.postDataJSON() as { status?: string });
  });
  return sent;
}

story('one tap on the card marks, and Undo restores the mark before it', SHORT, async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product);
  const [first, second] = squad.athletes;
  const sent = watchMarks(page);
  const storedOf = async (id: number) => (await storedMarks(page, event.id))[id];

  await story.step('no mark before: the stored mark is removed', async () => {
    await tap(page, first!.name, 'Absent');
    await expectStatus(page, first!.name, 'Absent');
    await expect.poll(() => storedOf(first!.id)).toBe('absent');
    await undo(page, `${first!.name} marked as absent`);
    await expect(notice(page, `Undone: ${first!.name} is not marked.`)).toBeVisible();
    await expectStatus(page, first!.name, null);
    await expect.poll(() => storedMarks(page, event.id)).toEqual({});
  });

  await story.step('an earlier mark: it is marked again; the chosen status tapped again sends nothing', async () => {
    await statusButton(page, second!.name, 'Present').click();
    await expect.poll(() => storedOf(second!.id)).toBe('present');
    await statusButton(page, second!.name, 'Present').click();
    await tap(page, second!.name, 'Excused');
    await expect.poll(() => storedOf(second!.id)).toBe('excused');
    await undo(page, `${second!.name} marked as excused`);
    await expect(notice(page, `Undone: ${second!.name} is present again.`)).toBeVisible();
    await expect.poll(() => storedOf(second!.id)).toBe('present');
    expect(sent.map(({ status, if_status: seen }) => [status, seen])).toEqual([
      ['absent', null],
      [undefined, 'absent'],
      ['present', null],
      ['excused', 'present'],
      ['present', 'excused'],
    ]);
  });

  await story.step('the dialog begins with the present status, which can be confirmed', async () => {
    await opener(page, second!.name).click();
    const chosen = dialogOf(page).getByRole('button', { name: 'Present', exact: true });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await dialogOf(page).getByRole('button', { name: 'Confirm Attendance' }).click();
    // Nothing has changed, so there is nothing to undo.
    await expect(notice(page, `${second!.name} marked as present`)).toBeVisible();
    await expect(notice(page, `${second!.name} marked as present`).getByRole('button', { name: 'Undo' })).toHaveCount(
      0,
    );
  });
});

story('Undo never overwrites a later mark of another coach silently', async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product);
  const [first] = squad.athletes;
  await tap(page, first!.name, 'Present');
  await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present' });
  await markElsewhere(page, squad, event, first!.id, 'excused');
  await undo(page, `${first!.name} marked as present`);
  await page.getByRole('button', { name: 'Decide' }).click();
  const question = page
    .getByRole('alert')
    .filter({ hasText: `${first!.name}: you removed your mark, but someone else marked Excused.` });
  await question.getByRole('button', { name: 'Keep Excused' }).click();
  await expect(question).toHaveCount(0);
  await expectStatus(page, first!.name, 'Excused');
  expect(await storedMarks(page, event.id)).toEqual({ [first!.id]: 'excused' });
});

story('offline, a mark is undone before it was ever sent', OWN_BROWSER, async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product);
  const [first, second] = squad.athletes;
  const sent = watchMarks(page);
  await page.context().setOffline(true);
  await statusButton(page, first!.name, 'Present').click();
  await undo(page, `${first!.name} marked as present`);
  await expectStatus(page, first!.name, null);
  await statusButton(page, second!.name, 'Excused').click();
  await expectStatus(page, second!.name, 'Excused');
  await page.context().setOffline(false);
  await expect.poll(() => storedMarks(page, event.id)).toEqual({ [second!.id]: 'excused' });
  expect(sent).toHaveLength(1);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('a register of 20 with 3 exceptions takes at most 6 taps', SHORT, async ({ page, product }) => {
    const { squad, event } = await openCheckIn(page, product, 20);
    await page.evaluate(() => {
      const counter = { taps: 0 };
      Object.assign(window, { counter });
      addEventListener('click', ({ isTrusted }) => (counter.taps += isTrusted ? 1 : 0), true);
    });
    await page.getByRole('button', { name: 'All present' }).tap();
    await expectStatus(page, squad.athletes[19]!.name, 'Present');
    const exceptions = [
      [squad.athletes[2]!, 'Absent'],
      [squad.athletes[9]!, 'Excused'],
      [squad.athletes[19]!, 'Absent'],
    ] as const;
    for (const [{ name }, status] of exceptions) {
      await statusButton(page, name, status).tap();
      await expectStatus(page, name, status);
    }
    await expect
      .poll(async () => Object.values(await storedMarks(page, event.id)).sort())
      .toEqual(['absent', 'absent', 'excused', ...Array<string>(17).fill('present')]);
    for (const [{ id }, status] of exceptions)
      expect((await storedMarks(page, event.id))[id]).toBe(status.toLowerCase());
    const taps = await page.evaluate(() => (window as unknown as { counter: { taps: number } }).counter.taps);
    expect(taps).toBe(4);
  });
});
