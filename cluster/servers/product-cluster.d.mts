/** For the tests in TypeScript; what each does stands in `product-cluster.mjs`, `database-cluster.mjs` and `haproxy.mjs`. */
import type { GaleraNode } from './galera.mjs';

export function startProductCluster(options: {
  instances?: number;
  demo?: boolean;
  fillSite: (folder: string) => Promise<void>;
  settings?: Record<string, string>;
  haproxys?: number;
  agree?: boolean;
  galera?: { transfer?: 'rsync' | 'mariabackup' };
}): Promise<ProductCluster>;

export interface ProductCluster {
  nodes: GaleraNode[];
  proxies: Haproxy[];
  /** Of HAProxy before the instances. */
  address: string;
  instances: Instance[];
  stop: () => Promise<void>;
}

interface ClusterProcess {
  name: string;
  /** 0 while it does not run. */
  readonly pid: number;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends it in order, within 20 s. */
  end: () => Promise<void>;
  start: () => Promise<void>;
}

export interface Haproxy extends ClusterProcess {
  writerUrl: string;
  readerUrl: string;
  migrationUrl: string;
  /** Sends a command to its administration and resolves with the answer. */
  command: (text: string) => Promise<string>;
  /** The servers of a section of its configuration: "UP" or "DOWN" with more words, and their open connections. */
  servers: (section: string) => Promise<{ name: string; status: string; sessions: number }[]>;
}

export interface Instance extends ClusterProcess {
  port: number;
  folder: string;
  /** The end of what it printed. */
  output: () => string;
}
