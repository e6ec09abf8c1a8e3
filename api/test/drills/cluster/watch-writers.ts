import type { DrillCluster, WriterServer } from './drill-cluster.js';

const LOOK_EVERY_MS = 100;
/** Connections of clients that have gone are left on a node that is down for as long as HAProxy waits for them, and two looks. */
const GONE_MS = 4000;

/** A time in which more than one node had connections for writing. */
interface SeveralWriters {
  /** As `performance.now`. */
  from: number;
  until: number;
  /** What was seen last: HAProxy, node, its state and the number of connections. */
  text: string;
}

export interface WriterWatch {
  looks: number;
  several: SeveralWriters[];
  stop: () => void;
}

/** Looks at every HAProxy each 100 ms: on which nodes the product has connections for writing. */
export function watchWriters(cluster: DrillCluster): WriterWatch {
  const watch: WriterWatch = { looks: 0, several: [], stop: () => clearInterval(timer) };
  const downSince = new Map<string, number>();
  /** Of the look before; null while there is one writer. */
  let now: SeveralWriters | null = null;
  const timer = setInterval(() => {
    void cluster.writerServers().then((servers) => {
      const at = performance.now();
      watch.looks += 1;
      const used = servers.filter((server) => server.sessions > 0 && !isLeaving(server, downSince, at));
      if (new Set(used.map(({ name }) => name)).size < 2) {
        now = null;
        return;
      }
      const text = used.map(({ seenBy, name, status, sessions }) => `${seenBy}: ${name} ${status} ${sessions}`);
      if (now === null) watch.several.push((now = { from: at, until: at, text: '' }));
      Object.assign(now, { until: at, text: text.join(', ') });
    });
  }, LOOK_EVERY_MS);
  return watch;
}

function isLeaving({ seenBy, name, status }: WriterServer, downSince: Map<string, number>, at: number): boolean {
  const key = `${seenBy} ${name}`;
  if (!status.startsWith('DOWN')) {
    downSince.delete(key);
    return false;
  }
  if (!downSince.has(key)) downSince.set(key, at);
  return at - (downSince.get(key) ?? at) < GONE_MS;
}
