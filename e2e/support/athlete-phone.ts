/** Helpers for stories in which an athlete answers on a phone. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { CLUB_ZONE } from './coach-day.js';
import type { Product, Squad } from './product.js';
import { productOrigin } from './product-origin.js';
import { expect, signInByApi } from './story.js';

interface Options {
  width?: number;
  /** Whether its browser may open the page without a network. */
  keepsFiles?: boolean;
}

/** A phone of its own, whose browser is empty. Close it at the end of the story. */
export const athletePhone = (
  browser: Browser,
  product: Product,
  { width = 390, keepsFiles = false }: Options = {},
): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: product.url,
    serviceWorkers: keepsFiles ? 'allow' : 'block',
    viewport: { width, height: 800 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'light',
  });

/** The key of a new link, made by the coach who is signed in on `coach`. */
export async function newLink(coach: Page, athleteId: number): Promise<string> {
  const made = await coach.request.post('/api/athlete-access/links', {
    data: { athlete_ids: [athleteId], by: 'screen' },
    headers: { origin: await productOrigin(coach) },
  });
  expect(made.status()).toBe(200);
  const [link] = (await made.json()) as { key: string }[];
  return link!.key;
}

/** Signs in the coach of a new squad, and makes a link for its first athlete. */
export async function squadWithLink(coach: Page, product: Product): Promise<{ squad: Squad; key: string }> {
  const squad = product.freshSquad();
  await signInByApi(coach, squad.coach);
  return { squad, key: await newLink(coach, squad.athletes[0]!.id) };
}

/** Opens a link and presses the only button of its first screen. */
export async function pair(phone: Page, key: string): Promise<void> {
  await phone.goto(`/answer#${key}`);
  await phone.getByRole('button', { name: 'Answer on this phone' }).tap();
  await expect(phone.getByRole('heading', { name: /^(Before you answer|How are you today)/ })).toBeVisible();
}

/** Agrees on a paired phone, as a grown-up, and opens the form. */
export async function agree(phone: Page): Promise<void> {
  await phone.getByLabel('Your date of birth').fill('2000-01-01');
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Agree' }).tap();
  await expect(phone.getByRole('heading', { name: /^How are you today/ })).toBeVisible();
}

const QUESTIONS = ['How did you sleep?', 'How tired are you?', 'How sore are your muscles?', 'How stressed are you?'];

/** Answers the four questions of the form that is open. @returns the number of taps */
export async function rateAll(phone: Page, values: readonly [number, number, number, number]): Promise<number> {
  for (const [index, question] of QUESTIONS.entries())
    await phone
      .getByRole('group', { name: question })
      .getByRole('radio', { name: new RegExp(`^${values[index]}(,|$)`) })
      .tap();
  return QUESTIONS.length;
}

/** Answers today without pain, and sends. @returns the number of taps */
export async function answerToday(phone: Page, values: readonly [number, number, number, number]): Promise<number> {
  const taps = await rateAll(phone, values);
  await phone.getByRole('radio', { name: 'None today' }).tap();
  await phone.getByRole('button', { name: 'Send' }).first().tap();
  return taps + 2;
}

export const STORED = 'Thank you, your answer is stored.';
export const KEPT = 'Kept on this phone. It is sent when you are online.';

/** `Sleep Quality 2 · …` as the page shows an answer without pain. */
export const saidText = ([sleep, fatigue, soreness, stress]: readonly [number, number, number, number]): string =>
  `Sleep Quality ${sleep} · Fatigue ${fatigue} · Muscle Soreness ${soreness} · Stress ${stress} · no pain`;

/** The day at the squad's club. */
export const clubDay = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: CLUB_ZONE }).format(new Date());

interface StoredSurvey {
  date: string;
  fatigue: number;
  version: number;
}

/** The stored surveys of an athlete, as the coach who is signed in reads them. */
export async function storedWellness(coach: Page, athleteId: number): Promise<StoredSurvey[]> {
  const answer = await coach.request.get(`/api/athletes/wellness?athlete_id=${athleteId}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as StoredSurvey[];
}

/** Slow 4G and a processor four times slower, as of a cheap phone. */
export async function slowDown(phone: Page): Promise<CDPSession> {
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** The bytes on the wire, headers included, of everything that a page loads from now on. */
export async function countBytes(phone: Page): Promise<() => number> {
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}
