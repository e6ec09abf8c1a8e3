/** For the tests in TypeScript; what each does stands in `mariadb.mjs`. */
export function findMariaDb(path?: string): string | null;
export function startMariaDb(options?: {
  port?: number;
  tls?: { key: string; certificate: string };
  durable?: boolean;
  within?: string;
  settings?: string[];
}): Promise<MariaDbServer>;
export interface MariaDbServer {
  url: string;
  port: number;
  readonly pid: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}
