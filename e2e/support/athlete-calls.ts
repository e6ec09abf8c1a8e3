/** An athlete's phone for stories about the coach: it calls the API as the athletes' pages do. */
import type { AthletePage } from '@touchline/contracts/athlete-answers.schema';
import { request, type APIRequestContext, type Locator } from '@playwright/test';
import { expect } from './story.js';

/** The key behind `#` of an address that is shown in groups. */
export async function keyOf(link: Locator): Promise<string> {
  const [, groups = ''] = (await link.locator('code').innerText()).split('#');
  return groups.replaceAll('-', '');
}

/** Pairs a new phone with a link's key. */
export async function pairPhone(url: string, key: string): Promise<APIRequestContext> {
  const phone = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const response = await phone.post('/api/athlete/devices', { data: { key } });
  expect(response.status()).toBe(204);
  return phone;
}

/** Sends a whole survey of the athlete's day; returns the status of the answer. */
export async function answerSurvey(phone: APIRequestContext): Promise<number> {
  const { today: date, days } = (await (await phone.get('/api/athlete/page')).json()) as Pick<
    AthletePage,
    'today' | 'days'
  >;
  // Without consent the page shows no day.
  const revision = days[0]?.revision ?? null;
  const survey = { date, revision, sleep_quality: 3, fatigue: 4, muscle_soreness: 3, stress: 2, pain: null };
  return (await phone.put('/api/athlete/wellness', { data: survey })).status();
}
