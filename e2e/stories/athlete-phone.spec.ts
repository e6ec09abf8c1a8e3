import type { Page } from '@playwright/test';
import {
  agree,
  answerToday,
  athletePhone,
  KEPT,
  newLink,
  pair,
  rateAll,
  saidText,
  squadWithLink,
  STORED,
  storedWellness,
} from '../support/athlete-phone.js';
import { endOffline } from '../support/offline.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, SHORT, SHORT_OWN_BROWSER, story } from '../support/story.js';

const SCANNER_MS = 10_000;

/** What the page keeps in this browser, apart from its files. */
const keptText = (phone: Page): Promise<string> => phone.evaluate(() => JSON.stringify(localStorage));

story(
  'a link uses nothing up before a person presses, and then its key is nowhere',
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const scanner = await athletePhone(browser, product);
    const opened = await scanner.newPage();
    const calls: string[] = [];
    scanner.on('request', (request) => {
      calls.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? ''}`);
    });
    await story.step('a program that opens it and runs its scripts stores nothing', async () => {
      await opened.goto(`/answer#${key}`);
      await opened.waitForTimeout(SCANNER_MS);
      expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
      expect(await scanner.cookies()).toEqual([]);
      expect(await keptText(opened)).toBe('{}');
      const access = await coach.request.get(`/api/athlete-access?team_id=${squad.teamId}`);
      expect(await access.json()).toMatchObject([
        { link: 'open', devices: [] },
        ...squad.athletes.slice(1).map(() => ({})),
      ]);
    });

    await story.step('the key is not in the address, the history, the calls or the storage', async () => {
      await opened.getByRole('button', { name: 'Answer on this phone' }).tap();
      await expect(opened.getByRole('heading', { name: 'Before you answer, Ada1' })).toBeVisible();
      await agree(opened);
      expect(opened.url()).toBe(`${product.url}/answer`);
      const session = await scanner.newCDPSession(opened);
      const { entries } = await session.send('Page.getNavigationHistory');
      expect(entries.map(({ url }) => url).join()).not.toContain(key);
      expect(calls.join('\n')).not.toContain(key);
      expect(await keptText(opened)).not.toContain(key);
      const [cookie] = await scanner.cookies();
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    });
    await scanner.close();
  },
);

story(
  'a link that was ended says so, and a phone that was ended says it with its next call',
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, key);
    await agree(phone);
    await rateAll(phone, [2, 4, 3, 1]);
    await phone.getByRole('radio', { name: 'None today' }).tap();
    const ended = await coach.request.delete(`/api/athlete-access/links/${squad.athletes[0]!.id}`, {
      headers: { origin: await productOrigin(coach) },
    });
    expect(ended.status()).toBe(204);

    await phone.getByRole('button', { name: 'Send' }).first().tap();
    await expect(phone.getByRole('heading', { name: 'This phone does not answer any more' })).toBeVisible();
    await expect(phone.getByRole('alert')).toContainText('These answers could not be sent.');
    await expect(phone.getByRole('alert')).toContainText(saidText([2, 4, 3, 1]));
    expect(await keptText(phone)).toBe('{}');
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Open your own link' })).toBeVisible();
    await expect(phone.getByText('Fatigue')).toHaveCount(0);

    await phone.goto(`/answer?again#${key}`);
    await phone.getByRole('button', { name: 'Answer on this phone' }).tap();
    await expect(phone.getByRole('alert')).toHaveText(
      'This link does not work any more. Ask your coach for a new one.',
    );
    expect(await storedWellness(coach, squad.athletes[0]!.id)).toEqual([]);
    await context.close();
  },
);

story(
  'without a network the page opens, keeps the answer, and sends it once',
  SHORT_OWN_BROWSER,
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const athlete = squad.athletes[0]!.id;
    const context = await athletePhone(browser, product, { keepsFiles: true });
    let phone = await context.newPage();
    await pair(phone, key);
    await agree(phone);
    const keptFiles = () =>
      phone.evaluate(async () => (await (await caches.open('touchline.answer.page')).keys()).map(({ url }) => url));
    await expect.poll(async () => (await keptFiles()).length).toBe(3);

    await story.step('it opens, without a name', async () => {
      await context.setOffline(true);
      await phone.close();
      phone = await context.newPage();
      await phone.goto('/answer');
      await expect(phone.getByText('You are offline. You can answer: it is kept on this phone.')).toBeVisible();
      await expect(phone.getByRole('heading', { name: 'How are you today?' })).toBeVisible();
      expect(await keptText(phone)).not.toMatch(/Ada|Soccer|Kim/);
    });

    await story.step('the answer is kept, also when the page is closed', async () => {
      await answerToday(phone, [2, 4, 3, 1]);
      await expect(phone.getByText(KEPT)).toBeVisible();
      await phone.close();
      phone = await context.newPage();
      await phone.goto('/answer');
      await expect(phone.getByText(KEPT)).toBeVisible();
      await expect(phone.getByText(saidText([2, 4, 3, 1]))).toBeVisible();
      expect(await storedWellness(coach, athlete)).toEqual([]);
    });

    await story.step('it is sent by itself, once, and nothing of it stays on the phone', async () => {
      const writes: string[] = [];
      phone.on('request', (request) => {
        if (request.method() === 'PUT') writes.push(request.url());
      });
      await endOffline(phone);
      await expect(phone.getByText(KEPT)).toHaveCount(0);
      expect(await storedWellness(coach, athlete)).toMatchObject([{ fatigue: 4 }]);
      expect(writes).toHaveLength(1);
      expect(await keptText(phone)).not.toContain('fatigue');
    });
    await context.close();
  },
);

story(
  'a shared tablet shows and sends nothing of the athlete before',
  SHORT,
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const [first, second] = squad.athletes;
    const tablet = await athletePhone(browser, product, { width: 800 });
    const before = await tablet.newPage();
    await pair(before, key);
    await agree(before);
    await rateAll(before, [9, 9, 9, 9]);
    await before.getByRole('radio', { name: 'None today' }).tap();

    const next = await tablet.newPage();
    await next.goto(`/answer#${await newLink(coach, second!.id)}`);
    await expect(next.getByText(/^Somebody answers on this phone already\./)).toBeVisible();
    await next.getByRole('button', { name: 'Answer on this phone' }).tap();
    await expect(next.getByRole('heading', { name: 'Before you answer, Ada2' })).toBeVisible();
    await agree(next);
    await expect(next.getByRole('radio', { checked: true })).toHaveCount(0);

    await story.step('the page of before has become that of the second athlete, without what was typed', async () => {
      await before.bringToFront();
      await expect(before.getByRole('heading', { name: /, Ada2\b/ })).toBeVisible();
      await expect(before.getByRole('radio', { checked: true })).toHaveCount(0);
    });
    await answerToday(next, [2, 4, 3, 1]);
    await expect(next.getByText(STORED)).toBeVisible();
    expect(await storedWellness(coach, first!.id)).toEqual([]);
    expect(await storedWellness(coach, second!.id)).toMatchObject([{ fatigue: 4 }]);
    await tablet.close();
  },
);
