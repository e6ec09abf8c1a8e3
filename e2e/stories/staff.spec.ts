import type { Browser, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { openMailbox } from '../support/mailbox.js';
import { startProduct } from '../support/product.js';
import { DEMO, expect, openAs, signIn, story } from '../support/story.js';

const PASSWORD = 'Newcomer#2027';
const ADDRESS = 'sam@club.example';

/** Another person's browser. */
async function otherPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

async function openStaff(page: Page, team: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${team}` }).click();
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible();
}

story(
  'a head coach invites an address by mail, the person makes an account, and loses the team when the role ends',
  async ({ page, browser }) => {
    const mailbox = await openMailbox();
    const product = await startProduct((url) => ({ SMTP_URL: mailbox.url, PUBLIC_URL: url }));
    const sam = await otherPage(browser, product.url);
    try {
      await page.goto(`${product.url}/login`);
      await signIn(page, DEMO);
      await page.goto(`${product.url}/team-creation`);
      const team = await page.getByRole('list', { name: 'Your teams' }).getByRole('heading').first().innerText();
      await openStaff(page, team);
      await expectNoAxeViolations(page);

      await story.step('with the keyboard only: invites by mail', async () => {
        await page.getByRole('button', { name: 'Invite' }).focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
        await expect(dialog.getByLabel('Email')).toBeFocused();
        await expectNoAxeViolations(page);
        await page.keyboard.type(ADDRESS);
        await page.keyboard.press('Tab');
        await page.keyboard.type('Sam Newcomer');
        await page.keyboard.press('Tab');
        await expect(dialog.getByRole('radio', { name: 'Coach', exact: true })).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(dialog.getByRole('radio', { name: 'Head coach' })).toBeChecked();
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText(`The invitation goes to ${ADDRESS}.`)).toBeVisible();
        await expect(page.getByRole('row', { name: ADDRESS })).toContainText('Head coach');
      });

      await story.step('the mail leads to a new account, which sees the team', async () => {
        await expect.poll(() => mailbox.received.length).toBe(1);
        const [link = ''] = mailbox.received[0]?.text?.match(/https?:\S+\/invitation#token=\S+/) ?? [];
        await sam.goto(link);
        await expect(sam).toHaveURL(`${product.url}/invitation`);
        await expect(sam.getByText(`invites you to the staff of ${team} at`)).toBeVisible();
        await expectNoAxeViolations(sam);
        await expect(sam.getByLabel('Your name')).toHaveValue('Sam Newcomer');
        await sam.getByLabel('New Password').fill(PASSWORD);
        await sam.getByLabel('Confirm Password').fill(`${PASSWORD}x`);
        await sam.getByRole('button', { name: 'Create account and accept' }).click();
        await expect(sam.getByRole('alert')).toHaveText('Passwords do not match.');
        await sam.getByLabel('Confirm Password').fill(PASSWORD);
        await sam.getByRole('button', { name: 'Create account and accept' }).click();
        await expect(sam.getByText(`You are on the staff of ${team} now.`)).toBeVisible();
        await sam.goto('/team-creation');
        await openStaff(sam, team);
        await expect(sam.getByRole('row', { name: /Sam Newcomer/ })).toContainText('You');
      });

      await story.step('the link works once', async () => {
        const again = await otherPage(browser, product.url);
        await again.goto(mailbox.received[0]?.text?.match(/https?:\S+\/invitation#token=\S+/)?.[0] ?? '');
        await expect(again.getByRole('alert')).toContainText('This link does not work any more.');
        await again.context().close();
      });

      await story.step('the open page is refused at the next call after the role ended', async () => {
        await page.reload();
        await page.getByRole('button', { name: 'End role of Sam Newcomer' }).click();
        const dialog = page.getByRole('dialog', { name: 'End role?' });
        await expectNoAxeViolations(page);
        await dialog.getByRole('button', { name: 'End role', exact: true }).click();
        await expect(page.getByText('Sam Newcomer is no longer on the staff.')).toBeVisible();
        await expect(page.getByRole('row', { name: ADDRESS })).toHaveCount(0);
        await sam.getByRole('button', { name: 'Invite' }).click();
        await sam.getByRole('dialog').getByLabel('Email').fill('friend@club.example');
        const refused = sam.waitForResponse((answer) => answer.url().endsWith('/invitations'));
        await sam.getByRole('button', { name: 'Send invitation' }).click();
        expect((await refused).status()).toBe(404);
        await expect(sam.getByText('This team is not in your teams.')).toBeVisible();
        await sam.goto('/team-creation');
        await expect(sam.getByText('No teams created yet')).toBeVisible();
      });
    } finally {
      await sam.context().close();
      await product.stop();
      await mailbox.close();
    }
  },
);

story(
  'a colleague signs in to accept, and another club’s coach is told why not',
  async ({ page, product, browser }) => {
    const [head, other] = [product.freshSquad(), product.freshCoach()];
    const invite = async (email: string): Promise<string> => {
      await page.getByRole('button', { name: 'Invite' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite to the staff' });
      await dialog.getByLabel('Email').fill(email);
      // This product has no mail server.
      await expect(dialog.getByText('This site sends no mail.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Make link' }).click();
      const shown = page.getByRole('dialog', { name: 'Invitation link' });
      const link = await shown.getByRole('textbox', { name: 'Link' }).inputValue();
      await expectNoAxeViolations(page);
      await shown.getByRole('button', { name: 'Close', exact: true }).click();
      return link;
    };
    await openAs(page, `/team-creation/${head.teamId}/staff`, head.coach);
    await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();
    const link = await invite(other.email);

    const theirs = await otherPage(browser, product.url);
    await theirs.goto(link);
    await theirs.getByLabel('Password').fill('Wrong#2027x');
    await theirs.getByRole('button', { name: 'Sign in and accept' }).click();
    await expect(theirs.getByRole('alert')).toContainText('Failed to sign in.');
    await theirs.getByLabel('Password').fill(other.password);
    await theirs.getByRole('button', { name: 'Sign in and accept' }).click();
    await expect(theirs.getByRole('alert')).toContainText('Your account belongs to another club here');
    await theirs.context().close();

    await story.step('whoever is signed in as somebody else goes on after logging out', async () => {
      await page.goto(link);
      await expect(page.getByText(`This invitation is for ${other.email}.`)).toBeVisible();
      await page.getByRole('button', { name: 'Log out and go on' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  },
);
