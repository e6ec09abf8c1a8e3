/** The live versions of a site, since when and by whom, and browsers' reports about them. */
import type { RegistryDocument } from '@touchline/contracts/area';
import type { AreaOutcomes, ReleaseStatus, VersionOutcomes } from '@touchline/contracts/release-status.schema';
import type { PromoteOptions } from './promote.js';
import { madeLive } from './registry-changes.js';
import type { LogEntry, ReleaseChange } from './registry-store.js';

/**
 * The status of each part, the shell first.
 * @param log oldest entry first
 * @param outcomes null when they are not known
 */
export function releaseStatus(
  { shell, remotes }: RegistryDocument,
  log: readonly LogEntry[],
  outcomes: readonly AreaOutcomes[] | null,
): ReleaseStatus[] {
  const parts = [
    ...(shell ? [{ part: 'shell', owner: 'shell', canary: null, ...shell }] : []),
    ...Object.entries(remotes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([part, { canary = null, ...remote }]) => ({
        part,
        owner: remote.releases[remote.live]?.owner ?? null,
        canary,
        ...remote,
      })),
  ];
  return parts.map(({ part, live, lastGood, blocked, canary, owner }) => {
    const {
      at: since = null,
      by = null,
      why = null,
    } = log.findLast(({ changes }) => changes.some((change) => isThis(change, part, live))) ?? {};
    const reported = outcomes?.find(({ area }) => area === part);
    return {
      part,
      live,
      canary,
      lastGood,
      blocked,
      since,
      by,
      why,
      owner,
      trial: reported?.canary ?? null,
      reports: reported?.versions ?? null,
    };
  });
}

/** What a promote needs to know of the reports: the versions that have run well, and those that were vetoed, by area. */
export function judgedVersions(
  outcomes: readonly AreaOutcomes[] | null,
): Required<Pick<PromoteOptions, 'proven' | 'vetoed'>> {
  const versionsWith = (isWanted: (version: VersionOutcomes) => boolean) =>
    Object.fromEntries(
      (outcomes ?? []).map(({ area, versions }) => [area, versions.filter(isWanted).map(({ version }) => version)]),
    );
  return {
    proven: versionsWith(({ isProven }) => isProven),
    vetoed: versionsWith(({ vetoedAt }) => vetoedAt !== null),
  };
}

/** Whether the change made this version of the part live. */
const isThis = (change: ReleaseChange, part: string, version: string): boolean =>
  change.name === part && change.to === version && madeLive(change);
