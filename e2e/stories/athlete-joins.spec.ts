import { expectNoAxeViolations } from '../support/axe.js';
import { agree, athletePhone, newLink, pair, squadWithLink } from '../support/athlete-phone.js';
import { openMailbox } from '../support/mailbox.js';
import { startProduct } from '../support/product.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, OWN_BROWSER, SHORT, SHORT_OWN_BROWSER, signInByApi, story } from '../support/story.js';
import { athleteRow } from '../support/teams.js';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import type { Squad } from '../support/product.js';

const YOUNG = `${new Date().getFullYear() - 12}-01-01`;

/** The path of the only link of a mail to a page of joining, with its key. */
function joinLink(mail: Email | undefined): string {
  const links = mail?.text?.match(/https?:\S+\/join#[gm]=\S+/g) ?? [];
  expect(links).toHaveLength(1);
  const { pathname, hash } = new URL(links[0]!);
  return `${pathname}${hash}`;
}

/** The address in the link of a new poster of the squad's team. */
async function newPoster(coach: Page, { teamId }: Squad): Promise<string> {
  const url = `/api/teams/${teamId}/poster-link`;
  const { link } = (await (await coach.request.get(url)).json()) as { link: { made_at: string } | null };
  const answer = await coach.request.post(url, {
    data: { seen_made_at: link?.made_at ?? null },
    headers: { origin: await productOrigin(coach) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { link: { path: string } }).link.path;
}

/** The code of a new team of the coach, as its poster shows it. */
async function newCode(coach: Page, { teamId }: Squad): Promise<string> {
  const code = `P${String(teamId).padStart(7, '0')}`;
  const expiry = new Date(Date.now() + 86_400_000).toISOString();
  const answer = await coach.request.post('/api/teams', {
    data: { sport: 'Soccer (W)', name: 'Under 12', registration_code: code, code_expires_at: expiry },
    headers: { origin: await productOrigin(coach) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return code;
}

async function pendingNames(coach: Page): Promise<string[]> {
  const list = (await (await coach.request.get('/api/pending-athletes')).json()) as { first_name: string }[];
  return list.map(({ first_name: name }) => name);
}

story(
  'an athlete joins with the code of a poster, and a wrong code is answered alike',
  SHORT,
  async ({ page: coach, browser, product }) => {
    const squad = product.freshSquad();
    await signInByApi(coach, squad.coach);
    const right = await newCode(coach, squad);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    const thanks: string[] = [];
    for (const code of ['WRONG123', right]) {
      await phone.goto(`/join?code=${code}`);
      await phone.getByLabel('Your date of birth').fill('2000-01-01');
      await phone.getByRole('button', { name: 'Next' }).tap();
      await phone.getByLabel('First name').fill('Ada');
      await phone.getByLabel('Last name').fill('Byron');
      await phone.getByLabel('Mail address').fill('ada@athletes.example');
      await phone.getByLabel('Position').fill('Winger');
      await phone.getByRole('checkbox').check();
      await phone.getByRole('button', { name: 'Send' }).tap();
      await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      thanks.push(await phone.getByRole('main').innerText());
    }
    expect(new Set(thanks).size).toBe(1);
    await expect.poll(() => pendingNames(coach)).toEqual(['Ada']);

    await story.step('the link of a poster needs no code, and says when it was renewed', async () => {
      const former = await newPoster(coach, squad);
      const current = await newPoster(coach, squad);
      await phone.goto('about:blank');
      await phone.goto(former);
      await expect(phone.getByRole('alert')).toContainText('Ask your coach for the current one.');
      await expectNoAxeViolations(phone);
      await phone.goto('about:blank');
      await phone.goto(current);
      await phone.getByLabel('Your date of birth').fill('2000-01-01');
      await phone.getByRole('button', { name: 'Next' }).tap();
      await phone.getByLabel('First name').fill('Grace');
      await phone.getByLabel('Last name').fill('Hopper');
      await phone.getByLabel('Mail address').fill('grace@athletes.example');
      await phone.getByLabel('Position').fill('Winger');
      await phone.getByRole('checkbox').check();
      await phone.getByRole('button', { name: 'Send' }).tap();
      await expect(phone.getByText('Your coach sees your registration now and accepts it.')).toBeVisible();
      await expect.poll(() => pendingNames(coach)).toEqual(['Ada', 'Grace']);
    });
    await context.close();
  },
);

story(
  'a guardian is asked on the phone of a younger athlete, and decides',
  SHORT_OWN_BROWSER,
  async ({ page: coach, browser, product: built }) => {
    const mailbox = await openMailbox();
    const product = await startProduct((url) => ({ SITE_DIR: built.siteDir, SMTP_URL: mailbox.url, PUBLIC_URL: url }));
    const desk = await browser.newContext({ baseURL: product.url });
    const roster = await desk.newPage();
    const { squad, key } = await squadWithLink(roster, product);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, key);
    await phone.getByLabel('Your date of birth').fill(YOUNG);
    const address = `eve-${squad.teamId}@guardians.example`;
    await phone.getByLabel(/^Mail address of your mother/).fill(address);
    await phone.getByRole('button', { name: 'Ask them' }).tap();
    await expect(phone.getByRole('heading', { name: 'Waiting for your guardian' })).toBeVisible();
    await expect.poll(() => mailbox.received.length).toBe(1);
    const link = joinLink(mailbox.received[0]);

    const guardian = await context.newPage();
    await story.step('opening the link answers nothing, and takes its key out of the address', async () => {
      await guardian.goto(link);
      await expect(guardian.getByRole('button', { name: 'Read the question' })).toBeVisible();
      expect(guardian.url()).toBe(`${product.url}/join`);
      await phone.getByRole('button', { name: 'Look again' }).tap();
      await expect(phone.getByRole('heading', { name: 'Waiting for your guardian' })).toBeVisible();
    });
    await story.step('a no is seen by the athlete and the coach, and a new question can be sent', async () => {
      await guardian.getByRole('button', { name: 'Read the question' }).tap();
      await guardian.getByRole('button', { name: 'I do not agree' }).tap();
      await expect(guardian.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await phone.getByRole('button', { name: 'Look again' }).tap();
      await expect(phone.getByText(/^Your guardian said no on /)).toBeVisible();
      await expectNoAxeViolations(phone);
      await roster.goto(`/team-creation/${squad.teamId}`);
      await expect(athleteRow(roster, squad.athletes[0]!.name)).toContainText('Guardian said no');
      await phone.getByLabel(/^Mail address of your mother/).fill(address);
      await phone.getByRole('button', { name: 'Ask them' }).tap();
      await expect.poll(() => mailbox.received.length).toBe(2);
    });
    await guardian.goto('about:blank');
    await guardian.goto(joinLink(mailbox.received[1]));
    await guardian.getByRole('button', { name: 'Read the question' }).tap();
    await expect(guardian.getByRole('heading', { name: 'May Ada1 take part?' })).toBeVisible();
    await guardian.getByLabel('Your name').fill('Eve Byron');
    await guardian.getByLabel('You are the child’s').fill('Mother');
    await guardian.getByRole('checkbox').check();
    await guardian.getByRole('button', { name: 'Agree', exact: true }).tap();
    await expect(guardian.getByText('Ada1 can answer now.')).toBeVisible();

    await phone.getByRole('button', { name: 'Look again' }).tap();
    await expect(phone.getByRole('heading', { name: 'How are you today, Ada1?' })).toBeVisible();
    await phone.getByRole('button', { name: 'My data' }).tap();
    await expect(phone.getByText(/^Your guardian agreed on /)).toBeVisible();
    await context.close();
    await desk.close();
    await product.stop();
    await mailbox.close();
    await coach.close();
  },
);

story(
  'a younger athlete joins by their guardian, with nothing but what the mail needs',
  OWN_BROWSER,
  async ({ page: coach, browser, product: built }) => {
    const mailbox = await openMailbox();
    const product = await startProduct((url) => ({ SITE_DIR: built.siteDir, SMTP_URL: mailbox.url, PUBLIC_URL: url }));
    const squad = product.freshSquad();
    const desk = await browser.newContext({ baseURL: product.url });
    const signedIn = await desk.newPage();
    await signInByApi(signedIn, squad.coach);
    const code = await newCode(signedIn, squad);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await phone.goto(`/join?code=${code}`);
    await phone.getByLabel('Your date of birth').fill(YOUNG);
    await phone.getByRole('button', { name: 'Next' }).tap();
    await phone.getByLabel('Your first name').fill('Bea');
    await phone.getByLabel(/^Mail address of your mother/).fill('eve@guardians.example');
    await phone.getByRole('button', { name: 'Ask them' }).tap();
    await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect.poll(() => mailbox.received.length).toBe(1);
    expect(await pendingNames(signedIn)).toEqual([]);

    await phone.goto(joinLink(mailbox.received[0]));
    await phone.getByRole('button', { name: 'Read the question' }).tap();
    await phone.getByLabel('Last name of Bea').fill('Byron');
    await phone.getByLabel('Mail address for the team').fill('eve@guardians.example');
    await phone.getByLabel('Position').fill('Winger');
    await phone.getByLabel('Your name').fill('Eve Byron');
    await phone.getByLabel('You are the child’s').fill('Mother');
    await phone.getByRole('checkbox').check();
    await phone.getByRole('button', { name: 'Agree', exact: true }).tap();
    await expect(phone.getByText('The coach of Under 12 sees the registration now.')).toBeVisible();
    await expect.poll(() => pendingNames(signedIn)).toEqual(['Bea']);
    await context.close();
    await desk.close();
    await product.stop();
    await mailbox.close();
    await coach.close();
  },
);

story(
  'an athlete reads, asks, and takes the consent back, which ends the phone',
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, key);
    await agree(phone);
    await phone.getByRole('button', { name: 'My data' }).tap();
    await phone.getByRole('button', { name: 'Show everything' }).tap();
    await expect(phone.getByRole('button', { name: 'Save as a file' })).toBeVisible();
    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Save as a file' }).tap();
    expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);

    await phone.getByRole('radio', { name: 'Correct something' }).tap();
    await phone.getByLabel('What should your coach know?').fill('I was at practice on Monday.');
    await phone.getByRole('button', { name: 'Ask', exact: true }).tap();
    await expect(phone.getByText('Your coach has not answered yet.')).toBeVisible();
    const tasks = await coach.request.get(`/api/athlete-requests?team_id=${squad.teamId}`);
    expect(await tasks.json()).toMatchObject([{ kind: 'correction', text: 'I was at practice on Monday.' }]);

    const button = phone.getByRole('button', { name: 'Take my consent back' });
    await button.tap();
    await button.tap();
    await expect(phone.getByRole('heading', { name: 'This phone does not answer any more' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Open your own link' })).toBeVisible();

    await story.step('a new link asks for the consent again', async () => {
      const next = await newLink(coach, squad.athletes[0]!.id);
      await phone.goto(`/answer?again#${next}`);
      await phone.getByRole('button', { name: 'Answer on this phone' }).tap();
      await expect(phone.getByRole('heading', { name: 'Before you answer, Ada1' })).toBeVisible();
    });
    await context.close();
  },
);
