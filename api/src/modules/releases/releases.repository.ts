import { In, type EntityManager } from 'typeorm';
import { isSameVersion, type AreaVersion } from './calc/trials.js';
import { ReleaseOutcomeCountEntity } from './release-outcome-count.entity.js';
import { ReleaseVetoEntity } from './release-veto.entity.js';

/** The reports about these versions. One query. */
export async function findCounts(
  manager: EntityManager,
  versions: readonly AreaVersion[],
): Promise<ReleaseOutcomeCountEntity[]> {
  return exactly(versions, await manager.findBy(ReleaseOutcomeCountEntity, ofAreasAndVersions(versions)));
}

/** The vetoes of these versions. One query. */
export async function findVetoes(
  manager: EntityManager,
  versions: readonly AreaVersion[],
): Promise<ReleaseVetoEntity[]> {
  return exactly(versions, await manager.findBy(ReleaseVetoEntity, ofAreasAndVersions(versions)));
}

/** Everything that was ever reported, and every veto. */
export async function findAllReported(
  manager: EntityManager,
): Promise<{ counts: ReleaseOutcomeCountEntity[]; vetoes: ReleaseVetoEntity[] }> {
  const counts = await manager.find(ReleaseOutcomeCountEntity, {
    order: { area: 'ASC', version: 'ASC', outcome: 'ASC' },
  });
  return { counts, vetoes: await manager.find(ReleaseVetoEntity) };
}

/** Also finds a version under the name of another area's; `exactly` removes these few. */
const ofAreasAndVersions = (versions: readonly AreaVersion[]) => ({
  area: In(versions.map(({ area }) => area)),
  version: In(versions.map(({ version }) => version)),
});

function exactly<T extends AreaVersion>(versions: readonly AreaVersion[], rows: readonly T[]): T[] {
  return rows.filter((row) => versions.some((version) => isSameVersion(version, row)));
}
