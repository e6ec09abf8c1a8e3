import type { Page } from '@playwright/test';
import { dropResponses } from '../support/held-calls.js';
import { linkIn, openMailbox, outboxOf } from '../support/mailbox.js';
import { startProduct, type Product } from '../support/product.js';
import { DEMO, expect, OWN_BROWSER, SHORT, signIn, story } from '../support/story.js';

const NEW = 'Second#2027';
const SENT = 'Password reset email sent! Check your inbox.';

/** Requests a link on the sign-in page. */
async function ask(page: Page, email: string, signInPage = '/login'): Promise<void> {
  await page.goto(signInPage);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Email').press('Enter');
  await expect(dialog.getByText(SENT)).toBeVisible();
}

/**
 * The link in the outbox, where the mail arrives after the response. Without `PUBLIC_URL` the link has the host `localhost`,
 * which is replaced by the host of the stories.
 */
async function linkFor(product: Product, email: string): Promise<string> {
  await expect.poll(async () => (await outboxOf(product.dataDir, email)).length).toBe(1);
  const { pathname, hash } = new URL(linkIn((await outboxOf(product.dataDir, email))[0]));
  return `${product.url}${pathname}${hash}`;
}

async function typeTwice(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(repeated);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

story(
  'with the keyboard only: from the forgotten password to signing in with the new one',
  SHORT,
  async ({ page, product }) => {
    const { email, password } = product.freshCoach();
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    for (const wanted of ['Password', 'Sign In', 'Forgot password?']) {
      await page.keyboard.press('Tab');
      await expect(
        wanted === 'Password' ? page.getByLabel(wanted) : page.getByRole('button', { name: wanted }),
      ).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(SENT)).toBeVisible();
    await expect(dialog.getByText('This site does not send email. Ask your administrator.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.goto(await linkFor(product, email));
    await expect(page).toHaveURL('/reset-password');
    await expect(page).toHaveTitle('Set a new password – Touchline');
    await expect(page.getByLabel('New Password')).toBeFocused();
    await page.keyboard.type(NEW);
    await page.keyboard.press('Tab');
    await page.keyboard.type(NEW);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Failed to sign in. Please check your credentials.');
    await signIn(page, { email, password: NEW });
    await expect(page).toHaveURL('/dashboard');
  },
);

story(
  'the dialog answers the same for an unknown address, stays open if no mail is sent, and keeps the address when it fails',
  OWN_BROWSER,
  async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset Password' });
    const send = dialog.getByRole('button', { name: 'Send Reset Link' });
    await expect(send).toBeDisabled();
    await dialog.getByLabel('Email').fill('   ');
    await expect(send).toBeDisabled();
    await dialog.getByLabel('Email').fill('nobody@club.example');
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText([
      SENT,
      'This site does not send email. Ask your administrator.',
    ]);
    await page.clock.fastForward(60_000);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await story.step('a failed request keeps the address, shows a hint, and can be repeated', async () => {
      await page.getByLabel('Email').fill('kim@club.example');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      const alert = dialog.getByRole('alert');
      await context.setOffline(true);
      await send.click();
      await expect(alert).toContainText('Failed to send reset email. Please try again.');
      await expect(alert).toContainText('You seem to be offline.');
      await context.setOffline(false);
      await page.route('**/forgot-password', (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '125' },
          json: { statusCode: 429, code: 'rate_limited', error: 'Too many attempts.', message: 'Too many attempts.' },
        }),
      );
      await send.click();
      await expect(alert).toContainText('Try again in 3 minutes.');
      await expect(dialog.getByLabel('Email')).toHaveValue('kim@club.example');
      await page.unroute('**/forgot-password');
      await send.click();
      await expect(dialog.getByText(SENT)).toBeVisible();
    });
  },
);

story(
  'a broken password rule keeps the link valid; the link works once, also when its answer got lost',
  async ({ page, product }) => {
    const { email } = product.freshCoach();
    await ask(page, email);
    const link = await linkFor(product, email);
    await page.goto(link);
    const alert = page.getByRole('alert');
    const sentences = [
      ['Abc', 'Password must be at least 8 characters.'],
      ['abcdefgh', 'Password must contain at least one number.'],
      ['abcdefg1', 'Password must contain at least one symbol.'],
      ['Password1!', 'Password is too common.'],
    ] as const;
    for (const [typed, sentence] of sentences) {
      await typeTwice(page, typed);
      await expect(alert).toHaveText(sentence);
    }
    await typeTwice(page, NEW, `${NEW}x`);
    await expect(alert).toHaveText('Passwords do not match.');
    await page.getByLabel('Confirm Password').fill('a');
    await expect(alert).toHaveCount(0);

    await story.step('the second try finds the link used and suggests to sign in', async () => {
      await dropResponses(page, '**/reset-password');
      await typeTwice(page, NEW);
      await expect(alert).toContainText('Failed to update password');
      await page.unroute('**/reset-password');
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(alert).toContainText('Just set a new password? Try signing in with it.');
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/login');
    });

    await story.step('the link works once, then a new one can be requested', async () => {
      await page.goto(link);
      await typeTwice(page, NEW);
      await expect(alert).toContainText('This link is no longer valid. Please request a new one.');
      await page.getByRole('link', { name: 'Request a new link' }).click();
      await expect(page).toHaveURL('/login');
      const dialog = page.getByRole('dialog', { name: 'Reset Password' });
      await expect(dialog.getByLabel('Email')).toBeFocused();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      await signIn(page, { email, password: NEW });
    });
  },
);

story('the token is removed from address and history at once; a reload needs the link again', async ({ page }) => {
  await page.goto('/terms');
  await page.goto('/reset-password#token=from-the-mail');
  await expect(page.getByLabel('New Password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
  expect(
    await page.evaluate(() =>
      JSON.stringify([location.href, history.state, { ...sessionStorage }, { ...localStorage }]),
    ),
  ).not.toContain('from-the-mail');
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(
    'To set a new password, open the link from your email again, or request a new one.',
  );
  // Another link in the same tab changes only the hash, which loads no new page.
  await page.evaluate(() => location.assign('/reset-password#token=def'));
  await expect(page.getByLabel('New Password')).toBeVisible();
  await expect(page).toHaveURL('/reset-password');
});

story(
  'a reset signs out the coach here, other tabs with their next request, and an invalid link leads to a new one',
  async ({ page, context, product }) => {
    const coach = product.freshCoach();
    await ask(page, coach.email);
    const link = await linkFor(product, coach.email);
    await page.goto('/profile');
    await signIn(page, coach);
    await expect(page).toHaveURL('/profile');
    const mail = await context.newPage();
    await mail.goto('/reset-password#token=dead');
    await typeTwice(mail, NEW);
    await mail.getByRole('link', { name: 'Request a new link' }).click();
    const dialog = mail.getByRole('dialog', { name: 'Reset Password' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(mail).toHaveURL('/dashboard');

    await mail.goto(link);
    await typeTwice(mail, NEW);
    await expect(mail.getByText('Your password has been changed. Please sign in.')).toBeVisible();
    // The other tab may have unsaved work, so it is not signed out directly.
    await expect(page).toHaveURL('/profile');
    await page.reload();
    await expect(page).toHaveURL('/login');
    await signIn(page, { ...coach, password: NEW });
    await expect(mail).toHaveURL('/dashboard');
  },
);

story('a link of one coach does not sign out another', async ({ page, product }) => {
  const { email } = product.freshCoach();
  await ask(page, email);
  await page.goto('/login');
  await signIn(page, product.freshCoach());
  await page.goto(await linkFor(product, email));
  await typeTwice(page, NEW);
  await expect(
    page.getByText(
      'The password was changed. Another coach is signed in here: log out, then sign in with the new password.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Touchline' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

story('with a mail server the dialog closes automatically and the mail has the link', async ({ page }) => {
  const mailbox = await openMailbox();
  const product = await startProduct((url) => ({ SMTP_URL: mailbox.url, PUBLIC_URL: url }));
  try {
    const { email } = DEMO;
    await ask(page, email, `${product.url}/login`);
    await expect(page.getByText('This site does not send email')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => mailbox.received.length).toBe(1);
    const link = linkIn(mailbox.received[0]);
    expect(link.startsWith(`${product.url}/reset-password#token=`)).toBe(true);
    await page.goto(link);
    await typeTwice(page, NEW);
    await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
    await signIn(page, { email, password: NEW });
  } finally {
    await product.stop();
    await mailbox.close();
  }
});
