import type { RegistryDocument, RegistryRemote } from '@touchline/contracts/area';
import type { ReleaseReports } from '@touchline/contracts/release-reports.schema';

export type ReleaseReport = ReleaseReports['reports'][number];

export interface AreaVersion {
  area: string;
  version: string;
}

/** A version on trial beside the live one. */
export interface Trial extends AreaVersion {
  live: string;
  /** Percent of the browsers that run it. */
  share: number;
}

export const isSameVersion = (one: AreaVersion, other: AreaVersion): boolean =>
  one.area === other.area && one.version === other.version;

/** The areas' versions on trial. A live version is not on trial, even if the registry also names it as one. */
export function trialsIn({ remotes }: RegistryDocument): Trial[] {
  return Object.entries(remotes).flatMap(([area, { live, canary }]) =>
    canary && canary.version !== live ? [{ area, version: canary.version, live, share: canary.share }] : [],
  );
}

/** The versions that pages may run now, each once: live first. */
export function namedVersions({ live, lastGood, canary }: RegistryRemote): string[] {
  return [...new Set([live, canary?.version, lastGood].filter((version) => typeof version === 'string'))];
}

/**
 * The reports to count: those about versions that the registry names, the first one of each version. A browser reports
 * a version once.
 */
export function countedReports(reports: readonly ReleaseReport[], { remotes }: RegistryDocument): ReleaseReport[] {
  return reports.filter((report, at) => {
    const remote = remotes[report.area];
    const isNamed = remote !== undefined && namedVersions(remote).includes(report.version);
    return isNamed && reports.findIndex((other) => isSameVersion(other, report)) === at;
  });
}
