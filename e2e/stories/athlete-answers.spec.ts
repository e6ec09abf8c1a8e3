import {
  agree,
  answerToday,
  athletePhone,
  clubDay,
  countBytes,
  pair,
  saidText,
  slowDown,
  squadWithLink,
  STORED,
  storedWellness,
} from '../support/athlete-phone.js';
import { addEvent } from '../support/check-in.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, OWN_BROWSER, SHORT, SHORT_OWN_BROWSER, story } from '../support/story.js';

const FIRST_VISIT_BYTES_MAX = 40_960;

story(
  'an answer takes six taps, also on a slow phone',
  SHORT_OWN_BROWSER,
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, key);
    await agree(phone);
    await slowDown(phone);

    const begin = performance.now();
    await phone.goto('/answer');
    await expect(phone.getByRole('heading', { name: 'How are you today, Ada1?' })).toBeVisible();
    const loaded = performance.now();
    const taps = await answerToday(phone, [2, 4, 3, 1]);
    // The page tries again by itself when a busy machine makes the slow phone miss its first deadline.
    await expect(phone.getByText(STORED)).toBeVisible({ timeout: 45_000 });
    const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);
    process.stdout.write(
      `answer on a slow phone: ${seconds(begin)} s from opening, ${seconds(loaded)} s of them in the form, ${taps} taps\n`,
    );
    expect(taps).toBe(6);
    expect(await storedWellness(coach, squad.athletes[0]!.id)).toMatchObject([{ date: clubDay(), fatigue: 4 }]);
    await context.close();
  },
);

story(
  'a first visit with a link needs at most 40 kB up to the form',
  OWN_BROWSER,
  async ({ page: coach, browser, product }) => {
    const { key } = await squadWithLink(coach, product);
    const context = await athletePhone(browser, product, { keepsFiles: true });
    const phone = await context.newPage();
    const bytes = await countBytes(phone);
    await pair(phone, key);
    await agree(phone);
    await phone.waitForLoadState('networkidle');
    expectFew('/answer', bytes());
    await context.close();
  },
);

story('a first visit of a poster’s address needs at most 40 kB', OWN_BROWSER, async ({ browser, product }) => {
  const context = await athletePhone(browser, product, { keepsFiles: true });
  const phone = await context.newPage();
  const bytes = await countBytes(phone);
  await phone.goto('/join?code=ABCD2345');
  await expect(phone.getByLabel('Your date of birth')).toBeVisible();
  await phone.waitForLoadState('networkidle');
  expectFew('/join', bytes());
  await context.close();
});

function expectFew(page: string, bytes: number): void {
  process.stdout.write(`first visit of ${page}: ${bytes} bytes on the wire, headers included\n`);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_VISIT_BYTES_MAX);
}

story(
  'an athlete says how hard an event was, and that they were not at another',
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const yesterday = new Date(Date.parse(clubDay()) - 86_400_000).toISOString().slice(0, 10);
    const practice = await addEvent(coach, squad, { title: 'Practice', time: '08:00', date: yesterday });
    await addEvent(coach, squad, { title: 'Gym', time: '10:00', date: yesterday });
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, key);
    await agree(phone);

    const event = phone.getByRole('region', { name: /^Practice, 08:00/ });
    await event.getByRole('radio', { name: '7, Very hard' }).tap();
    await event.getByRole('checkbox', { name: 'A bit more: 7.5' }).tap();
    await event.getByLabel('Minutes').fill('75');
    await event.getByRole('button', { name: 'Send' }).tap();
    await expect(event.getByText('7.5 of 10 · 75 minutes')).toBeVisible();
    await expect(phone.getByText(STORED)).toBeVisible();

    const gym = phone.getByRole('region', { name: /^Gym, 10:00/ });
    await gym.getByRole('button', { name: 'I was not there' }).tap();
    await expect(gym.getByText('You were not there.')).toBeVisible();
    await phone.reload();
    await expect(event.getByText('7.5 of 10 · 75 minutes')).toBeVisible();
    await expect(gym.getByText('You were not there.')).toBeVisible();

    const load = await coach.request.get(`/api/athletes/training-load?athlete_id=${squad.athletes[0]!.id}`);
    expect(await load.json()).toMatchObject([{ rpe: 7.5, duration_min: 75, event_id: practice.id }]);
    await context.close();
  },
);

story(
  'an answer is changed until a coach corrects it, and the correction is shown',
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const athlete = squad.athletes[0]!.id;
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, key);
    await agree(phone);
    await answerToday(phone, [2, 4, 3, 1]);
    await expect(phone.getByText(saidText([2, 4, 3, 1]))).toBeVisible();

    await phone.getByRole('button', { name: 'Answer again' }).tap();
    await answerToday(phone, [2, 8, 3, 1]);
    await expect(phone.getByText(saidText([2, 8, 3, 1]))).toBeVisible();
    // The form is in use before the correction, so it stays, whenever the phone loads its page again.
    await phone.getByRole('button', { name: 'Answer again' }).tap();
    await phone.getByRole('radio', { name: 'None today' }).tap();
    const [stored] = await storedWellness(coach, athlete);
    const correction = { sleep_quality: 2, fatigue: 6, muscle_soreness: 3, stress: 1, version: stored?.version };
    const corrected = await coach.request.put('/api/athletes/wellness', {
      data: { entries: [{ athlete_id: athlete, date: clubDay(), ...correction }] },
      headers: { origin: await productOrigin(coach) },
    });
    expect(corrected.status(), await corrected.text()).toBe(200);

    await answerToday(phone, [2, 9, 3, 1]);
    await expect(phone.getByRole('alert')).toContainText('was not stored. Your coach has entered this');
    await expect(phone.getByText(saidText([2, 6, 3, 1]))).toBeVisible();
    await expect(phone.getByText(/^Your coach has entered this/)).toBeVisible();
    await phone.getByRole('button', { name: 'I have read this' }).tap();
    await expect(phone.getByRole('alert')).toHaveCount(0);
    expect(await storedWellness(coach, athlete)).toMatchObject([{ fatigue: 6 }]);
    await context.close();
  },
);

story('of two phones, the second one asks which answer counts', SHORT, async ({ page: coach, browser, product }) => {
  const { squad, key } = await squadWithLink(coach, product);
  const athlete = squad.athletes[0]!.id;
  const [first, second] = [await athletePhone(browser, product), await athletePhone(browser, product, { width: 320 })];
  const [one, other] = [await first.newPage(), await second.newPage()];
  await pair(one, key);
  await agree(one);
  await pair(other, key);
  await answerToday(one, [2, 4, 3, 1]);
  await expect(one.getByText(STORED)).toBeVisible();

  // The second one still shows the empty form.
  await answerToday(other, [2, 9, 3, 1]);
  const choice = other.getByRole('region', { name: 'Today' }).getByRole('alert');
  await expect(choice).toContainText(`Stored now: ${saidText([2, 4, 3, 1])}`);
  await expect(choice).toContainText(`Your answer on this phone: ${saidText([2, 9, 3, 1])}`);
  expect(await storedWellness(coach, athlete)).toMatchObject([{ fatigue: 4 }]);
  await other.getByRole('button', { name: 'Store my answer' }).tap();
  await expect(other.getByText(STORED)).toBeVisible();
  expect(await storedWellness(coach, athlete)).toMatchObject([{ fatigue: 9 }]);
  await first.close();
  await second.close();
});

story('an athlete sees that a coach has looked', SHORT, async ({ page: coach, browser, product }) => {
  const { squad, key } = await squadWithLink(coach, product);
  const context = await athletePhone(browser, product);
  const phone = await context.newPage();
  await pair(phone, key);
  await agree(phone);
  await answerToday(phone, [2, 4, 3, 1]);
  await expect(phone.getByText(STORED)).toBeVisible();
  const seen = await coach.request.put('/api/squad/seen', {
    data: { athlete_id: squad.athletes[0]!.id, today: clubDay() },
    headers: { origin: await productOrigin(coach) },
  });
  expect(seen.ok(), await seen.text()).toBe(true);
  await phone.reload();
  await expect(phone.getByText(/^Coach Kim Lee looked at \d\d:\d\d$/).first()).toBeVisible();
  await context.close();
});
