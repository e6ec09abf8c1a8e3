import { Actor } from '../../support/actors.js';
import type { TestApp } from '../../support/test-app.js';
import type { RouteRow } from '../inventory/types.js';
import { signedIn, type Party } from './cast.js';

export interface Caller {
  who: Actor;
  headers: Record<string, string>;
}

/** The caller a route is for, as this party: a browser with its own session, or the institution's app. */
export async function callerOf(at: TestApp, { caller }: Pick<RouteRow, 'caller'>, party: Party): Promise<Caller> {
  if (caller === 'app') return { who: new Actor(at), headers: { authorization: `Bearer ${party.appKey}` } };
  return { who: await signedIn(at, party.coach), headers: {} };
}
