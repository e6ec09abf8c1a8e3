import { isOutcomeOfVersion } from '@touchline/contracts/release-outcomes';
import type { ReleaseReports } from '@touchline/contracts/release-reports.schema';

const STORAGE_KEY = 'touchline.release-reports';
const MAX_REMEMBERED = 50;
const SEND_AFTER_MS = 3_000;
const MAX_PER_REQUEST = 20;
const MAX_ATTEMPT = 1_000;

export type ReleaseReport = ReleaseReports['reports'][number];

export interface ReleaseReporter {
  /**
   * Reports the outcome of a version, unless this browser has reported one outcome of it before. A lost connection says
   * nothing about the version, so another outcome may follow it.
   */
  add: (report: ReleaseReport) => void;
  /** Sends waiting reports at once, for a page that may not come back. */
  flush: () => void;
}

/**
 * Reports outcomes of areas' versions to the server, a few seconds after the first. They name no coach, no athlete and
 * no address. A report that does not arrive is not sent again.
 * @param shell the version of this shell
 */
export function createReleaseReporter(shell: string): ReleaseReporter {
  // Also for a browser without storage.
  const added = new Set<string>();
  let waiting: ReleaseReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    // Another tab may have reported the same version meanwhile.
    const reported = readReported();
    const reports = waiting.filter((report) => !isReported(report, reported));
    waiting = [];
    if (reports.length === 0) return;
    writeReported([...reported, ...reports.map(keyOf)]);
    for (let from = 0; from < reports.length; from += MAX_PER_REQUEST)
      send({ shell, reports: reports.slice(from, from + MAX_PER_REQUEST) });
  }

  return {
    flush,
    add(report) {
      if (isReported(report, [...added])) return;
      added.add(keyOf(report));
      waiting.push({ ...report, attempt: Math.min(report.attempt, MAX_ATTEMPT) });
      timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
  };
}

const versionKey = ({ area, version }: ReleaseReport): string => `${area}@${version}`;
const keyOf = (report: ReleaseReport): string =>
  isOutcomeOfVersion(report.outcome) ? versionKey(report) : `${versionKey(report)}, connection`;
const isReported = (report: ReleaseReport, keys: readonly string[]): boolean =>
  keys.includes(keyOf(report)) || keys.includes(versionKey(report));

function send(body: ReleaseReports): void {
  fetch('/api/release-reports', {
    method: 'POST',
    // The request outlives the page.
    keepalive: true,
    // Without its cookie a report cannot be traced to a coach.
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

function readReported(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function writeReported(keys: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keys.slice(-MAX_REMEMBERED)));
  } catch {
    // Storage may be full or blocked.
  }
}
