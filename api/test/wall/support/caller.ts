import { Actor } from '../../support/actors.js';
import { TeamStaffEntity } from '../../../src/modules/teams/index.js';
import { answeringAthlete } from '../../support/answering-athlete.js';
import { createReadKey } from '../../support/read-key.js';
import type { TestApp } from '../../support/test-app.js';
import type { RouteRow } from '../inventory/types.js';
import { signedIn, type Party } from './cast.js';

export interface Caller {
  who: Actor;
  headers: Record<string, string>;
}

/** The key that calls of this kind are sent with; none for those that are sent with a session or by anyone. */
export function proofOf(caller: RouteRow['caller'], { appKey, releaseKey }: Party): Record<string, string> {
  if (caller === 'app') return { authorization: `Bearer ${appKey}` };
  if (caller === 'release') return { authorization: `Bearer ${releaseKey}` };
  return {};
}

/** A new key that reads the teams of the coach; its use within this hour is noted already. */
async function readingProofOf(at: TestApp, { coach, mark }: Party): Promise<Record<string, string>> {
  const staff = await at.read.findBy(TeamStaffEntity, { coachId: coach.id });
  const { institutionId } = coach;
  const teamIds = staff.map(({ teamId }) => teamId);
  const { key } = await createReadKey(at, { institutionId, name: `${mark} key`, teamIds, lastUsedAt: at.clock.now() });
  return { authorization: `Bearer ${key}` };
}

/** The caller a route is for, as this party: a browser with its own session, an athlete's device, or the holder of a key. */
export async function callerOf(at: TestApp, { caller }: Pick<RouteRow, 'caller'>, party: Party): Promise<Caller> {
  const headers = proofOf(caller, party);
  if (caller === 'app' || caller === 'release') return { who: new Actor(at), headers };
  if (caller === 'program') return { who: new Actor(at), headers: await readingProofOf(at, party) };
  if (caller === 'athlete') return { who: await answeringAthlete(at, party.things.athlete), headers: {} };
  return { who: await signedIn(at, party.coach), headers: {} };
}
