/** Expects that a page of an area leaves the styles of the frame and foreign names in the browser's storage alone. */
import { expect, signIn } from '../stories.mjs';
import { isolationProblems } from './problems.mjs';
import { recordPage } from './record-page.mjs';

/** A style that many elements have is as many rules. */
const LISTED_PROBLEM_COUNT = 12;

let shellAlone = null;

/**
 * Records a page of the shell, which loads no area. Pages of areas are compared with it in documents of their own, so that they are
 * opened as after a click on a link from elsewhere, and their storage begins empty.
 */
export async function openShellAlone(browser) {
  const context = await browser.newContext();
  await signIn(context.request);
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByText('Change Password')).toBeVisible();
  shellAlone = await record(page);
  await context.close();
}

/** @param page that shows the address @param {{ area: string, address: string }} opened */
export async function expectIsolated(page, opened) {
  const problems = isolationProblems(opened, shellAlone, await record(page));
  if (problems.length === 0) return;
  const more = problems.length - LISTED_PROBLEM_COUNT;
  const listed = problems.slice(0, LISTED_PROBLEM_COUNT);
  throw new Error([...listed, ...(more > 0 ? [`and ${more} more of this kind`] : [])].join('\n'));
}

/** What `isolationProblems` compares. Cookies are read by the browser, because a page does not see all of them. */
export async function record(page) {
  const recorded = await page.evaluate(recordPage);
  const cookies = await page.context().cookies();
  return { ...recorded, names: { ...recorded.names, 'the cookies': cookies.map(({ name }) => name) } };
}
