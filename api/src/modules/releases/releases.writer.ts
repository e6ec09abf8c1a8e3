import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { loadsOf } from './calc/area-outcomes.js';
import { canaryVerdict } from './calc/canary-verdict.js';
import { isSameVersion, type ReleaseReport, type Trial } from './calc/trials.js';
import { ReleaseOutcomeCountEntity } from './release-outcome-count.entity.js';
import { ReleaseVetoEntity } from './release-veto.entity.js';
import { findCounts, findVetoes } from './releases.repository.js';

/**
 * Counts each report once. The statement adds to the stored count, so that reports at the same moment are all counted,
 * and the rows are written in one order, so that they do not deadlock.
 */
export async function countReports(tx: EntityManager, reports: readonly ReleaseReport[], now: Date): Promise<void> {
  const keys = reports.map(({ area, version, outcome }) => ({ area, version, outcome }));
  for (const key of keys.sort((a, b) => (`${a.area} ${a.version}` < `${b.area} ${b.version}` ? -1 : 1))) {
    const { affected } = await tx
      .createQueryBuilder()
      .update(ReleaseOutcomeCountEntity)
      .set({ count: () => 'count + 1', lastAt: now })
      .where('area = :area AND version = :version AND outcome = :outcome', key)
      .execute();
    if (affected === 0)
      await insertOrRetry(tx, ReleaseOutcomeCountEntity, [{ ...key, count: 1, firstAt: now, lastAt: now }]);
  }
}

/**
 * Vetoes the versions on trial that fail by the present counts. A stored veto never changes: of
 * two instances that veto at once, one stores it and the other runs again and finds it. Returns the vetoes that it stored.
 */
export async function vetoFailing(
  tx: EntityManager,
  trials: readonly Trial[],
  now: Date,
): Promise<ReleaseVetoEntity[]> {
  if (trials.length === 0) return [];
  const vetoed = await findVetoes(tx, trials);
  const running = trials.filter((trial) => !vetoed.some((veto) => isSameVersion(veto, trial)));
  if (running.length === 0) return [];

  const counts = await findCounts(
    tx,
    running.flatMap(({ area, version, live }) => [
      { area, version },
      { area, version: live },
    ]),
  );
  const vetoes = running.flatMap(({ area, version, live }): ReleaseVetoEntity[] => {
    const canary = loadsOf(counts, { area, version });
    const { loads: liveLoads, failures: liveFailures } = loadsOf(counts, { area, version: live });
    const { verdict } = canaryVerdict(canary, { loads: liveLoads, failures: liveFailures });
    return verdict === 'failing'
      ? [{ area, version, at: now, ...canary, liveVersion: live, liveLoads, liveFailures }]
      : [];
  });
  await insertOrRetry(tx, ReleaseVetoEntity, vetoes);
  return vetoes;
}
