import { setTimeout as delay } from 'node:timers/promises';
import type { DrillCluster, WriterServer } from './drill-cluster.js';

const LOOK_EVERY_MS = 100;
/** A node that is down may keep connections of clients that are gone for this long, in milliseconds. */
const GONE_MS = 4000;

/** A time in which more than one node had connections for writing. */
interface SeveralWriters {
  /** As `performance.now` says it. */
  from: number;
  /** Until the first look that found one writer again, or the last look. */
  tookMs: number;
  /** The last look: HAProxy, node, its state and the number of connections. */
  text: string;
}

export interface WriterWatch {
  looks: number;
  several: SeveralWriters[];
  /** Resolves after the last look. Throws what a look threw. */
  stop: () => Promise<void>;
}

/** Looks at every HAProxy each 100 ms: on which nodes the product has connections for writing. */
export function watchWriters(cluster: DrillCluster): WriterWatch {
  let isStopped = false;
  const downSince = new Map<string, number>();
  const watch: WriterWatch = {
    looks: 0,
    several: [],
    stop: () => {
      isStopped = true;
      return looking;
    },
  };
  const looking = look();
  // `stop` throws the error.
  looking.catch(() => undefined);
  return watch;

  async function look(): Promise<void> {
    for (let current: SeveralWriters | null = null; !isStopped; await delay(LOOK_EVERY_MS)) {
      const servers = await cluster.writerServers();
      const now = performance.now();
      watch.looks += 1;
      noteDown(servers, downSince, now);
      const isGoing = (server: WriterServer) => now - (downSince.get(keyOf(server)) ?? -Infinity) < GONE_MS;
      const used = servers.filter((server) => server.sessions > 0 && !isGoing(server));
      if (current) current.tookMs = now - current.from;
      if (new Set(used.map(({ name }) => name)).size < 2) {
        current = null;
        continue;
      }
      if (!current) watch.several.push((current = { from: now, tookMs: 0, text: '' }));
      current.text = used.map(textOf).join(', ');
    }
  }
}

const keyOf = ({ seenBy, name }: WriterServer): string => `${seenBy} ${name}`;
const textOf = ({ seenBy, name, status, sessions }: WriterServer): string => `${seenBy}: ${name} ${status} ${sessions}`;

function noteDown(servers: readonly WriterServer[], downSince: Map<string, number>, now: number): void {
  for (const server of servers)
    if (!server.status.startsWith('DOWN')) downSince.delete(keyOf(server));
    else if (!downSince.has(keyOf(server))) downSince.set(keyOf(server), now);
}
