import type { RegistryDocument } from '@touchline/contracts/area';
import { RELEASE_OUTCOMES } from '@touchline/contracts/release-outcomes';
import type { Reading } from '../../common/metrics/readings.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { SiteRegistry } from '../../site/index.js';
import { roleOf } from './calc/area-outcomes.js';
import { isSameVersion, namedVersions } from './calc/trials.js';
import { findCounts, findVetoes } from './releases.repository.js';

/** What browsers reported about the versions that the registry names now: older ones would only add up. */
export function reportedOutcomes(
  unitOfWork: UnitOfWork,
  registry: SiteRegistry,
): Reading<'touchline_area_loads_total' | 'touchline_area_version_info' | 'touchline_area_version_vetoed'> {
  return {
    metrics: {
      touchline_area_loads_total: {
        help: 'Outcomes of an area in browsers since its version was released, as reported to all instances together.',
        labels: ['area', 'version', 'outcome'],
      },
      touchline_area_version_info: {
        help: 'Always 1; the role of each version that the registry names.',
        labels: ['area', 'version', 'role'],
      },
      touchline_area_version_vetoed: {
        help: '1 when the version failed too often on trial and may not run any more, otherwise 0.',
        labels: ['area', 'version'],
      },
    },
    read: async () => {
      const document = await registry.read();
      const named = document ? versionsOf(document) : [];
      if (named.length === 0) return [];

      const [counts, vetoes] = [await findCounts(unitOfWork.read, named), await findVetoes(unitOfWork.read, named)];
      return [
        ...named.flatMap((version) =>
          RELEASE_OUTCOMES.map((outcome) => ({
            name: 'touchline_area_loads_total' as const,
            labels: { area: version.area, version: version.version, outcome },
            // 0 before the first report: Prometheus sees that one as an increase only then.
            value: counts.find((each) => isSameVersion(each, version) && each.outcome === outcome)?.count ?? 0,
          })),
        ),
        ...named.map(({ area, version, role }) => ({
          name: 'touchline_area_version_info' as const,
          labels: { area, version, role },
          value: 1,
        })),
        ...named.map(({ area, version }) => ({
          name: 'touchline_area_version_vetoed' as const,
          labels: { area, version },
          value: vetoes.some((veto) => isSameVersion(veto, { area, version })) ? 1 : 0,
        })),
      ];
    },
  };
}

function versionsOf({ remotes }: RegistryDocument) {
  return Object.entries(remotes).flatMap(([area, remote]) =>
    namedVersions(remote).map((version) => ({ area, version, role: roleOf(version, remote) ?? 'lastGood' })),
  );
}
