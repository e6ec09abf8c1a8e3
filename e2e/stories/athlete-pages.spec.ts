import type { Page } from '@playwright/test';
import { agree, answerToday, athletePhone, pair, squadWithLink } from '../support/athlete-phone.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, OWN_BROWSER, story } from '../support/story.js';

/** Controls that are too small for a thumb, or outside of the window. */
const hardToTap = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const problems = [...document.querySelectorAll('button, input, select, textarea, summary')].flatMap((control) => {
      const target = control.closest('label') ?? control;
      const box = target.getBoundingClientRect();
      const name = (control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40);
      const isSmall = box.height < 44 || box.width < 44;
      const isOutside = box.left < 0 || box.right > width;
      return isSmall || isOutside ? [`${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`] : [];
    });
    const over = document.documentElement.scrollWidth - width;
    return over > 0 ? [...problems, `the page is ${over} px too wide`] : problems;
  });

/** Expects a screen that everybody can read and use, in both themes, also with text of twice the size. */
async function expectUsable(phone: Page, name: string): Promise<void> {
  await story.step(name, async () => {
    await expectNoAxeViolations(phone);
    expect(await hardToTap(phone)).toEqual([]);
    await phone.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await hardToTap(phone)).toEqual([]);
    await phone.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });
}

for (const width of [390, 320])
  story(
    `every screen of an athlete is for everybody, ${width} pixels wide`,
    OWN_BROWSER,
    async ({ page: coach, browser, product }) => {
      const { key } = await squadWithLink(coach, product);
      const context = await athletePhone(browser, product, { width });
      const phone = await context.newPage();
      await phone.goto('/answer');
      await expect(phone.getByRole('heading', { name: 'Open your own link' })).toBeVisible();
      await expectUsable(phone, 'no link');
      await phone.goto(`/answer?1#${key}`);
      await expect(phone.getByRole('heading', { name: 'Answer on this phone' })).toBeVisible();
      await expectUsable(phone, 'link');
      await pair(phone, key);
      await phone.getByLabel('Your date of birth').fill('2000-01-01');
      await phone.getByRole('button', { name: 'Agree' }).tap();
      await expect(phone.getByText(/^Please tick this/)).toBeVisible();
      await expectUsable(phone, 'consent');

      await agree(phone);
      await phone.getByRole('radio', { name: 'Yes' }).tap();
      await phone.getByLabel('Where does it hurt?').selectOption('Another part');
      await phone.getByRole('button', { name: 'Send' }).first().tap();
      await expect(phone.getByText(/^Still missing/)).toBeVisible();
      await expectUsable(phone, 'form with everything missing');
      await answerToday(phone, [2, 4, 3, 1]);
      await phone.getByText('In words').tap();
      await expectUsable(phone, 'afterwards');

      await phone.getByRole('button', { name: 'My data' }).tap();
      await phone.getByRole('button', { name: 'Show everything' }).tap();
      await expect(phone.getByRole('button', { name: 'Save as a file' })).toBeVisible();
      await phone.getByRole('button', { name: 'Take my consent back' }).tap();
      await expectUsable(phone, 'my data');
      await phone.goBack();
      await expect(phone.getByRole('heading', { name: /^How are you today/ })).toBeVisible();
      await context.close();
    },
  );

for (const width of [390, 320])
  story(`every screen of joining is for everybody, ${width} pixels wide`, OWN_BROWSER, async ({ browser, product }) => {
    const context = await athletePhone(browser, product, { width });
    const phone = await context.newPage();
    const start = async (birthDate: string) => {
      await phone.goto('/join?code=ABCD2345');
      await phone.getByLabel('Your date of birth').fill(birthDate);
      await expectUsable(phone, 'code and birth date');
      await phone.getByRole('button', { name: 'Next' }).tap();
    };
    await start('2000-01-01');
    await phone.getByRole('button', { name: 'Send' }).tap();
    await expect(phone.getByText('Something is missing above.')).toBeVisible();
    await expectUsable(phone, 'registration with everything missing');
    await start(`${new Date().getFullYear() - 12}-01-01`);
    await expect(phone.getByText(/^You are under 16/)).toBeVisible();
    await expectUsable(phone, 'the way by a guardian');
    for (const [fragment, button] of [
      ['g', 'Read the question'],
      ['m', 'Confirm this address'],
    ]) {
      await phone.goto(`/join?${fragment}#${fragment}=0123456789ABCDEFGHJKMNPQRS`);
      await phone.getByRole('button', { name: button! }).tap();
      await expect(phone.getByRole('alert')).toContainText('This link does not work any more.');
      await expectUsable(phone, button!);
      expect(phone.url()).not.toContain('#');
    }
    await context.close();
  });

story('the form is answered with the keyboard alone', async ({ page: coach, browser, product }) => {
  const { key } = await squadWithLink(coach, product);
  const context = await athletePhone(browser, product);
  const phone = await context.newPage();
  await pair(phone, key);
  await agree(phone);
  await phone.getByRole('radio', { name: /^1, very well/ }).focus();
  for (const steps of [1, 3, 2, 0]) {
    // A space chooses the first one, an arrow the next.
    await phone.keyboard.press('Space');
    for (let step = 0; step < steps; step += 1) await phone.keyboard.press('ArrowRight');
    await phone.keyboard.press('Tab');
  }
  await phone.keyboard.press('Space');
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Sleep Quality 2 · Fatigue 4 · Muscle Soreness 3 · Stress 1 · no pain')).toBeVisible();
  await context.close();
});
