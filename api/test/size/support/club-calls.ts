import { setTimeout as delay } from 'node:timers/promises';
import type { BigClub } from '../../support/big-club.js';
import { ROSTER_IMPORTS } from '../../support/big-club-rows.js';
import { createReleaseKey } from '../../support/release-key.js';
import type { TestApp } from '../../support/test-app.js';
import { INVENTORY } from '../../wall/inventory/index.js';
import type { Belongings, RouteRow } from '../../wall/inventory/types.js';
import { belongingsOf, releasedAreaOf } from '../../wall/support/belongings.js';
import { callerOf } from '../../wall/support/caller.js';
import { callOf, send, type BuiltCall } from '../../wall/support/calls.js';
import type { Party } from '../../wall/support/cast.js';

export const LISTS: readonly RouteRow[] = INVENTORY.filter(({ list }) => list === true);

/** The coach of every team of the big club, or the coach of one. */
export type Rank = 'headCoach' | 'teamCoach';
export const RANKS: readonly Rank[] = ['headCoach', 'teamCoach'];

/** A coach of the big club with one additional team, which has one of everything a call can name. */
export async function partyOf(at: TestApp, { home }: BigClub, rank: Rank, appKey: string): Promise<Party> {
  const marked = { coach: home[rank], mark: `size${rank}`, houseMark: 'sizeHouse', sport: 'Soccer (W)' } as const;
  const releaseKey = await createReleaseKey(at, releasedAreaOf(marked));
  return { ...marked, things: await belongingsOf(at, marked), appKey, releaseKey };
}

/** The things a list is asked about: a team, its files, an athlete and a workout among many. */
export function amongMany({ home }: BigClub, things: Belongings): Belongings {
  const team = home.teamIds.at(-1) ?? 0;
  const athlete = home.athletes.find(({ teamId }) => teamId === team)?.id ?? 0;
  return { ...things, team, athlete, workout: 1, import: ROSTER_IMPORTS + team, surveyImport: team };
}

/** Every variant of a list's call. */
export function listCalls({ route, valid, variants }: RouteRow, things: Belongings): BuiltCall[] {
  return [valid(things), ...(variants?.(things) ?? [])].map((request) => callOf(route, request));
}

/** The answer "busy": the machine was slow, which says nothing about the call. */
class BusyError extends Error {}

const BUSY_TRIES = 5;
const PAUSE_MS = 1000;

/** What `ask` sends as soon as the server is not busy; after five tries, a second apart, it is its error. */
export async function unlessBusy<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof BusyError) || tries === BUSY_TRIES) throw error;
      await delay(PAUSE_MS);
    }
}

/**
 * Sends calls as the caller the route is for and returns the answers. Throws on a refusal, because a refused call reads
 * nothing.
 */
export async function asker(
  at: TestApp,
  row: Pick<RouteRow, 'caller'>,
  party: Party,
): Promise<(call: BuiltCall) => Promise<string>> {
  const { who, headers } = await callerOf(at, row, party);
  return async (call) => {
    const { statusCode, payload } = await send(who, call, headers);
    const refusal = `${call.method} ${call.url} is answered ${statusCode}: ${payload.slice(0, 300)}`;
    if (statusCode === 503) throw new BusyError(refusal);
    if (statusCode >= 300) throw new Error(refusal);
    return payload;
  };
}
