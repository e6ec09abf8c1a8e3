import type { WellnessValues } from '../../api/test/cluster/crossing-batches.js';
import type { DrillClub } from '../../api/test/drills/support/drill-club.js';
import type { DrillCluster } from './drill-cluster.js';

/** Sends entries of a club's athletes through one instance, and resolves with the status of the answer. */
export async function saveWellness(
  { instances }: DrillCluster,
  at: number,
  { club, entries }: { club: DrillClub; entries: readonly WellnessValues[] },
): Promise<number> {
  const origin = `http://127.0.0.1:${instances[at]?.port}`;
  const answer = await fetch(`${origin}/api/athletes/wellness`, {
    method: 'PUT',
    headers: { cookie: club.cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
