import type { RegistryRemote } from '@touchline/contracts/area';
import { isRunning, type AreaState } from './area-state.js';
import type { Offer } from './registry/area-candidates.js';

/** What this page does with an area, for support questions and tests. */
export interface AreaStatus {
  name: string;
  phase: string;
  /** The version that runs or is loading; null for neither. */
  running: string | null;
  /** The live version in the registry; null if it does not know the area. */
  wanted: string | null;
  /** Whether the version that runs is on trial. */
  onTrial: boolean;
  /** The version that is loading to replace the one that runs; null if none is. */
  replacement: string | null;
  attempts: number;
  /** Why it failed; null if it did not. */
  why: string | null;
  /** Versions that are not retried automatically, with the reason. */
  skipped: string[];
  /** Versions that could run and are withdrawn, with the reason. */
  withdrawn: string[];
  /** Errors of its code outside of React, in this page. */
  errors: number;
}

interface AreaFacts {
  state: AreaState;
  /** Undefined if the registry does not know the area. */
  remote: RegistryRemote | undefined;
  withdrawn: Offer['withdrawn'];
  errors: number;
}

export function statusOf(name: string, { state, remote, withdrawn, errors }: AreaFacts): AreaStatus {
  const { current, replacement, attempts, skipped } = state;
  const running = 'head' in current ? current.head.version : null;
  // Versions that were blocked long ago do not matter any more.
  const relevant = [running, remote?.live, remote?.lastGood, remote?.canary?.version];
  return {
    name,
    phase: current.phase,
    running,
    wanted: remote?.live ?? null,
    onTrial: isRunning(current) && running === remote?.canary?.version,
    replacement: replacement?.head.version ?? null,
    attempts,
    why: current.phase === 'failed' ? `${current.failure.kind}: ${current.failure.message}` : null,
    skipped: Object.entries(skipped).map(([version, failure]) => `${version}: ${failure.kind}: ${failure.message}`),
    withdrawn: Object.entries(withdrawn)
      .filter(([version]) => relevant.includes(version))
      .map(([version, reason]) => `${version}: ${reason}`),
    errors,
  };
}
