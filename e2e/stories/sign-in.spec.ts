import { delayableRendering } from '../support/delayed-rendering.js';
import { endSession } from '../support/sessions.js';
import { athleteNames, DEMO, expect, RIVAL, SHORT, signIn, story, visit } from '../support/story.js';

story('sign-ins that fail, the one that succeeds, and how long it lasts', SHORT, async ({ page, context }) => {
  const signInAs = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  /** Expects the error about wrong credentials as the answer to a new sign-in. */
  const expectRefusal = async (email: string) => {
    const refused = page.waitForResponse('**/api/coach/login');
    await signInAs(email, 'wrong');
    expect((await refused).status()).toBe(401);
    await expect(page.getByRole('alert')).toHaveText('Failed to sign in. Please check your credentials.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  };

  await story.step('an unknown email shows the same error as a wrong password, which keeps the email', async () => {
    await page.goto('/dashboard/wellness');
    await expect(page).toHaveURL('/login');
    await expectRefusal('nobody@demo.touchline.test');
    await expectRefusal(DEMO.email);
  });

  await story.step('an offline sign-in shows a hint and keeps the typed values', async () => {
    await context.setOffline(true);
    await signInAs(DEMO.email, DEMO.password);
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await context.setOffline(false);
  });

  await story.step('the right password opens the wanted page', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/wellness');
  });

  await story.step('an ended session leads to the sign-in and back to the same page', async () => {
    await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
    await endSession(page);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(/\/dashboard\/wellness\?.*athlete=/);
  });

  await story.step('a reload keeps the session, and /login redirects a signed-in coach to the dashboard', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
  });

  await story.step('an unknown address redirects to the dashboard', async () => {
    for (const path of ['/no-such-page', '/dashboard/no-such-page']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });
});

const GUARDED = [
  '/',
  '/dashboard',
  '/dashboard/wellness',
  '/dashboard/srpe',
  '/dashboard/apex',
  '/calendar',
  '/profile',
  '/workouts',
  '/workouts/alpha-assist',
  '/workout-library',
  '/workout-library/exercises',
  '/attendance',
  '/attendance/stats',
  '/team-creation',
  '/no-such-page',
];

story('every address needs a sign-in', async ({ page }) => {
  for (const path of GUARDED)
    await story.step(`${path} needs a sign-in`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
});

story(
  'logout clears everything: the next coach on this computer sees only their own athletes',
  SHORT,
  async ({ page }) => {
    const rendering = await delayableRendering(page);
    await page.goto('/dashboard/wellness');
    await signIn(page);
    // Opened by its address, so that Back leads to a step with the same address as the rendered page.
    await page.reload();
    const seen = await athleteNames(page);
    // So slow that neither the athlete before the logout nor the sign-in page before Back is rendered.
    await rendering.hold();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/athlete=/);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('/login', { waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await page.waitForURL('/dashboard/wellness', { waitUntil: 'commit' });
    await rendering.release();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(
      await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage })),
    ).not.toContain(seen[0]);

    await signIn(page, RIVAL);
    await visit(page, '/dashboard/wellness');
    const rivals = await athleteNames(page);
    expect(rivals.length).toBe(20);
    expect(rivals.filter((name) => seen.includes(name))).toEqual([]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly, sameSite, expires }) => ({ name, httpOnly, sameSite, expires }))).toEqual([
      { name: 'touchline_session', httpOnly: true, sameSite: 'Lax', expires: -1 },
    ]);
  },
);

story(
  'tabs of one browser follow each other: a logout signs out all tabs, another coach replaces the first',
  async ({ page, context }) => {
    await page.goto('/dashboard/wellness');
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/dashboard/wellness');
    const seen = await athleteNames(other);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByText(seen[0] ?? '')).toHaveCount(0);
    await signIn(page, RIVAL);
    await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
    await visit(other, '/dashboard/wellness');
    expect((await athleteNames(other)).filter((name) => seen.includes(name))).toEqual([]);
  },
);

story('a guest network’s page instead of an answer does not sign in, and the app stays usable', async ({ page }) => {
  const portal = (pattern: string) =>
    page.route(pattern, (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><p>Welcome to our guest network</p>',
      }),
    );
  await portal('**/api/coach/me');
  await page.goto('/dashboard/wellness');
  await expect(page.getByText('The server could not be reached. Check your connection.')).toBeVisible();
  await page.unroute('**/api/coach/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
  await portal('**/api/coach/login');
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to sign in');
  await page.unroute('**/api/coach/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard/wellness');
});
