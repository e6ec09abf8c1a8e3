import type { RegistryDocument, RegistryRemote } from '@touchline/contracts/area';
import { isOutcomeOfVersion, type ReleaseOutcome } from '@touchline/contracts/release-outcomes';
import type { AreaOutcomes, VersionOutcomes } from '@touchline/contracts/release-status.schema';
import { canaryVerdict, type CanaryVerdict, type Loads } from './canary-verdict.js';
import { isProven } from './proven.js';
import { isSameVersion, namedVersions, trialsIn, type AreaVersion } from './trials.js';

/** How often an outcome of a version was reported. */
export interface OutcomeCount extends AreaVersion {
  outcome: ReleaseOutcome;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

export interface Veto extends AreaVersion {
  at: Date;
}

/** Loads of one version, without lost connections. */
export function loadsOf(counts: readonly OutcomeCount[], version: AreaVersion): Loads {
  const own = counts.filter((count) => isSameVersion(count, version) && isOutcomeOfVersion(count.outcome));
  const loads = sum(own);
  return { loads, failures: loads - sum(own.filter(({ outcome }) => outcome === 'good')) };
}

/** Every area that the registry names or that was reported, the registry's first. Null: there is no registry. */
export function areaOutcomes(
  registry: RegistryDocument | null,
  counts: readonly OutcomeCount[],
  vetoes: readonly Veto[],
  now: Date,
): AreaOutcomes[] {
  const remotes = new Map(Object.entries(registry?.remotes ?? {}));
  const areas = new Set([...remotes.keys(), ...counts.map(({ area }) => area)]);
  const trials = registry ? trialsIn(registry) : [];
  const vetoOf = (version: AreaVersion) => vetoes.find((veto) => isSameVersion(veto, version));

  return [...areas].map((area) => {
    const own = counts.filter((count) => count.area === area);
    const remote = remotes.get(area);
    const trial = trials.find((candidate) => candidate.area === area);
    const versions = new Set([...(remote ? namedVersions(remote) : []), ...newestFirst(own)]);
    return {
      area,
      canary: trial
        ? {
            version: trial.version,
            share: trial.share,
            ...verdictOf(loadsOf(own, trial), loadsOf(own, { area, version: trial.live }), vetoOf(trial) !== undefined),
          }
        : null,
      versions: [...versions].map((version) => ({
        version,
        role: remote ? roleOf(version, remote) : null,
        ...outcomesOf(own, { area, version }, now),
        vetoedAt: vetoOf({ area, version })?.at.toISOString() ?? null,
      })),
    };
  });
}

function verdictOf(canary: Loads, live: Loads, isVetoed: boolean): CanaryVerdict {
  return isVetoed ? { verdict: 'failing', ...canary, needed: null } : canaryVerdict(canary, live);
}

export function roleOf(version: string, { live, lastGood, canary }: RegistryRemote): VersionOutcomes['role'] {
  if (version === live) return 'live';
  if (version === canary?.version) return 'canary';
  return version === lastGood ? 'lastGood' : null;
}

function outcomesOf(counts: readonly OutcomeCount[], version: AreaVersion, now: Date) {
  const own = counts.filter((count) => isSameVersion(count, version));
  const { loads, failures } = loadsOf(own, version);
  const [firstAt] = own.map((count) => count.firstAt.toISOString()).sort();
  const lastAt = own
    .map((count) => count.lastAt.toISOString())
    .sort()
    .at(-1);
  return {
    loads,
    good: loads - failures,
    failures: Object.fromEntries(
      own.flatMap(({ outcome, count }) => (outcome === 'good' ? [] : [[outcome, count] as const])),
    ),
    firstAt: firstAt ?? null,
    lastAt: lastAt ?? null,
    isProven: isProven({ loads, failures }, firstAt === undefined ? null : new Date(firstAt), now),
  };
}

/** Versions in the order of their last reports. */
function newestFirst(counts: readonly OutcomeCount[]): string[] {
  return [...counts].sort((a, b) => b.lastAt.getTime() - a.lastAt.getTime()).map(({ version }) => version);
}

const sum = (counts: readonly OutcomeCount[]): number => counts.reduce((total, { count }) => total + count, 0);
