import type { ReleaseVetoes } from '@touchline/contracts/release-reports.schema';

/** A page waits for the answer before it loads a version on trial. */
const TIMEOUT_MS = 2_000;

export type ReleaseVeto = ReleaseVetoes['vetoes'][number];

export interface VetoReader {
  /** The vetoes of the last answer; none before it. */
  known: () => readonly ReleaseVeto[];
  /** Asks the server; resolves after 2 seconds at the latest. Without a usable answer nothing changes. */
  ask: () => Promise<void>;
}

/** Reads which versions on trial the server has taken back. */
export function createVetoReader(): VetoReader {
  let known: readonly ReleaseVeto[] = [];
  return {
    known: () => known,
    async ask() {
      known = (await fetchVetoes().catch(() => null)) ?? known;
    },
  };
}

async function fetchVetoes(): Promise<readonly ReleaseVeto[] | null> {
  const response = await fetch('/api/release-vetoes', {
    cache: 'no-store',
    // The answer is the same for everybody, so the server need not know who asks.
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? parseVetoes(await response.json()) : null;
}

function parseVetoes(value: unknown): readonly ReleaseVeto[] | null {
  const list = (value as Partial<ReleaseVetoes> | null)?.vetoes;
  return Array.isArray(list) ? list.filter(isVeto) : null;
}

const isVeto = (value: unknown): value is ReleaseVeto => {
  const { area, version } = (value ?? {}) as Partial<ReleaseVeto>;
  return typeof area === 'string' && typeof version === 'string';
};
