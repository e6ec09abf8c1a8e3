import { setTimeout as delay } from 'node:timers/promises';
import type { DrillCluster, WriterServer } from './drill-cluster.js';

const LOOK_EVERY_MS = 100;
/** HAProxy keeps the connections of clients that are gone on a node that is down for this long. */
const GONE_MS = 4000;

/** A time in which more than one node had connections for writing. */
interface SeveralWriters {
  /** Until the first look that found one writer again, or the last look. */
  tookMs: number;
  /** What was seen last: HAProxy, node, its state and the number of connections. */
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
  // Whoever stops the watch hears of it.
  looking.catch(() => undefined);
  return watch;

  async function look(): Promise<void> {
    let since: number | null = null;
    for (; !isStopped; await delay(LOOK_EVERY_MS)) {
      const servers = await cluster.writerServers();
      const now = performance.now();
      watch.looks += 1;
      noteDown(servers, downSince, now);
      const isGoing = (server: WriterServer) => now - (downSince.get(keyOf(server)) ?? -Infinity) < GONE_MS;
      const used = servers.filter((server) => server.sessions > 0 && !isGoing(server));
      const areSeveral = new Set(used.map(({ name }) => name)).size > 1;
      if (areSeveral && since === null) watch.several.push({ tookMs: 0, text: '' });
      const current = watch.several.at(-1);
      if (areSeveral) since ??= now;
      if (current && since !== null) current.tookMs = now - since;
      if (current && areSeveral) current.text = used.map(textOf).join(', ');
      if (!areSeveral) since = null;
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
