import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

export interface Squad {
  actors: Actors;
  team: TeamEntity;
  ada: AthleteEntity;
  ben: AthleteEntity;
}

/** A coach with two athletes. */
export async function createSquad(at: TestApp): Promise<Squad> {
  const actors = await createActors(at);
  const team = await build.team(at, actors.ownCoach);
  const ada = await build.athlete(at, { teamId: team.id, firstName: 'Ada', sortKey: 'a' });
  const ben = await build.athlete(at, { teamId: team.id, firstName: 'Ben', sortKey: 'b' });
  return { actors, team, ada, ben };
}

/** The key of a new link. */
export async function linkOf({ own }: Actors, { id }: AthleteEntity): Promise<string> {
  const response = await own.post('/api/athlete-access/links', { athlete_ids: [id], by: 'screen' });
  expect(response.statusCode).toBe(200);
  return response.json<{ key: string }[]>()[0]?.key ?? '';
}

export const pair = (browser: Actor, key: string, userAgent = IPHONE) =>
  browser.post('/api/athlete/devices', { key }, { headers: { 'user-agent': userAgent } });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** A browser that has opened the link of this key and keeps the cookie. */
export async function pairedBrowser(at: TestApp, key: string): Promise<Actor> {
  const browser = new Actor(at);
  await pairAgain(browser, key);
  return browser;
}

export async function pairAgain(browser: Actor, key: string): Promise<void> {
  const response = await pair(browser, key);
  expect([response.statusCode, response.payload]).toEqual([204, '']);
  for (const { name, value } of response.cookies) browser.cookies[name] = value;
}

export interface ListedDevice {
  device_id: number;
  name: string;
  is_this: boolean;
  expires_at: string;
}

export const devicesOf = async (browser: Actor): Promise<ListedDevice[]> =>
  (await browser.get('/api/athlete/devices')).json<ListedDevice[]>();
