/** For the tests in TypeScript; what each does stands in `galera.mjs`. */
/** `more`: further files, with the package of each. */
export function missingForGalera(more?: [file: string, name: string][]): string | null;
export function startGalera(options?: {
  nodes?: number;
  folder?: string;
  settings?: string[];
  providerOptions?: string[];
  transfer?: 'rsync' | 'mariabackup';
  tls?: { authority: string; certificate: string; key: string } | null;
}): Promise<GaleraCluster>;

export interface GaleraCluster {
  nodes: GaleraNode[];
  /** Absolute path of its temporary folder. */
  folder: string;
  /** Ends all nodes and removes the folder. */
  stop: () => Promise<void>;
}

export interface GaleraNode {
  name: string;
  port: number;
  /** 0 while it does not run. */
  readonly pid: number;
  folder: string;
  configurationFile: string;
  /** The address of a database as user root; without a name, of none. */
  url: (database?: string) => string;
  /** The end of its error log. */
  log: () => string;
  /** Runs statements as root, on a connection of their own; several return several results. Rejects after 5 s. */
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  /** Resolves when it is in the cluster. With `bootstrap` it forms a new one. */
  start: (options?: { bootstrap?: boolean }) => Promise<void>;
  /** Resolves when it is ready and in sync; rejects when it ends, or after a minute. */
  synced: () => Promise<void>;
  /** By default with SIGKILL, as a power cut of the process. Resolves when it has ended. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends it in order. */
  end: () => Promise<void>;
  /** Freezes it: connections stay open and nothing answers. */
  pause: () => void;
  resume: () => void;
  /** Cuts it off from the other nodes. Clients still reach it. */
  cutOff: () => Promise<unknown>;
  /** Undoes `cutOff`, and resolves when it is in sync again. */
  rejoin: () => Promise<void>;
}
