import { expect, openAs, SHORT, signIn, story, visit } from '../support/story.js';

const NEW = 'Second#2027';

story('Terms of Service and Privacy Policy can be read without a sign-in', async ({ page }) => {
  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const)
    await story.step(`${title} has a date and contact addresses`, async () => {
      await (path === '/terms' ? page.goto(path) : visit(page, path));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByText(/^Last updated: [A-Z][a-z]{2} \d{2}, 20\d{2}$/)).toBeVisible();
      await expect(main.getByRole('link')).toHaveText(['support@touchline.example', 'privacy@touchline.example']);
      await page.getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/login');
    });
});

story(
  'the profile shows who is signed in, and changes the password by its rules',
  SHORT,
  async ({ page, context, product }) => {
    const email = 'kim.maria.lee@club.example';
    const [first, second, update] = [
      page.getByLabel('New Password', { exact: true }),
      page.getByLabel('Re-type New Password'),
      page.getByRole('button', { name: 'Update Password' }),
    ];

    await story.step('the profile shows who is signed in', async () => {
      const output = product.coach(
        'add',
        '--name',
        'Kim Maria Lee',
        '--email',
        email,
        '--institution',
        'City Club',
        '--time-zone',
        'Europe/London',
        '--phone',
        '+44 1632 960001',
      );
      await page.goto('/profile');
      await signIn(page, { email, password: /^Password: (\S+)$/m.exec(output)?.[1] ?? '' });
      const main = page.getByRole('main');
      for (const text of ['KL', 'Kim Maria Lee', '+44 1632 960001', 'Coach', 'City Club', email])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
    });

    await story.step('shows the typed password on request', async () => {
      for (const field of [first, second]) await expect(field).toHaveAttribute('type', 'password');
      await page.getByLabel('Show password').check();
      for (const field of [first, second]) await expect(field).toHaveAttribute('type', 'text');
    });

    await story.step('shows the first broken password rule, and editing clears it', async () => {
      const sentences = [
        ['Abc', 'Password must be at least 8 characters.'],
        ['abcdefgh', 'Password must contain at least one number.'],
        ['abcdefg1', 'Password must contain at least one symbol.'],
        ['abcdef1#', 'Passwords do not match.'],
      ] as const;
      for (const [typed, sentence] of sentences) {
        await first.fill(typed);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await update.click();
        await expect(page.getByRole('alert')).toHaveText(sentence);
        const [wrong, right] = sentence === 'Passwords do not match.' ? [second, first] : [first, second];
        await expect(wrong).toHaveAccessibleDescription(sentence);
        await expect(wrong).toHaveAttribute('aria-invalid', 'true');
        await expect(right).toHaveAttribute('aria-invalid', 'false');
      }
      await second.fill('a');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await story.step('a refusal or a lost connection keeps the typed values', async () => {
      await first.fill(NEW);
      await second.fill(NEW);
      await context.setOffline(true);
      await update.click();
      await expect(page.getByRole('alert')).toHaveText('Failed to update password. Please try again.');
      await context.setOffline(false);
      await page.route('**/update-password', (route) => route.fulfill({ status: 500, body: 'oops' }));
      await update.click();
      await expect(page.getByRole('alert')).toHaveText('Failed to update password.');
      await page.unroute('**/update-password');
      await expect(first).toHaveValue(NEW);
      await update.click();
      await expect(page.getByRole('alert')).toHaveText('Password updated!');
    });

    await story.step('asks for the current password if the server requires it', async () => {
      await page.route('**/update-password', (route) => {
        const { current_password: current } = route.request().postDataJSON() as { current_password?: string };
        return current === undefined
          ? route.fulfill({
              status: 403,
              json: {
                statusCode: 403,
                code: 'reauth_required',
                error: 'Please enter your current password.',
                message: '',
              },
            })
          : route.continue();
      });
      await first.fill('Third#2028');
      await second.fill('Third#2028');
      await update.click();
      await expect(page.getByRole('alert')).toHaveText('Please enter your current password.');
      await expect(page.getByLabel('Current Password')).toBeFocused();
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('The current password is not correct.');
      await page.getByLabel('Current Password').fill(NEW);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Password updated!');
      await expect(page.getByLabel('Current Password')).toHaveCount(0);
    });
  },
);

story(
  'a changed password: the old one no longer works, another computer is signed out, this one is not',
  async ({ page, browser, product }) => {
    const { email, password } = product.freshCoach();
    await openAs(page, '/profile', { email, password });
    const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
    await openAs(elsewhere, '/profile', { email, password });
    await page.getByLabel('New Password', { exact: true }).fill(NEW);
    await page.getByLabel('Re-type New Password').fill(NEW);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Password updated!');
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL('/login');
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByLabel('Password').fill(password);
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByRole('alert')).toHaveText('Failed to sign in. Please check your credentials.');
    await signIn(elsewhere, { email, password: NEW });
    await elsewhere.context().close();
  },
);
