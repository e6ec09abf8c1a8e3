import { Actor } from '../../support/actors.js';
import * as build from '../../support/factories.js';
import { createTestApp } from '../../support/test-app.js';
import type { TestDatabase } from '../../support/test-database.js';

/** A signed-in coach and their athletes. */
export interface DrillClub {
  cookie: string;
  teamId: number;
  athleteIds: number[];
  /** yyyy-MM-dd, in UTC. */
  today: string;
}

/** Stores a club with one team. */
export async function storeClub(database: TestDatabase, athletes: number): Promise<DrillClub> {
  const at = await createTestApp({ database });
  try {
    const { id: institutionId } = await build.institution(at, { timeZone: 'UTC' });
    const coach = await build.coach(at, { institutionId });
    const { id: teamId } = await build.team(at, coach);
    const athleteIds: number[] = [];
    for (let n = 0; n < athletes; n += 1) athleteIds.push((await build.athlete(at, { teamId })).id);
    const actor = new Actor(at, coach);
    await actor.signIn();
    const cookie = Object.entries(actor.cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    return { cookie, teamId, athleteIds, today: at.clock.now().toISOString().slice(0, 10) };
  } finally {
    await at.close();
  }
}
