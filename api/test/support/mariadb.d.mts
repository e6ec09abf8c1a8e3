/** For the tests in TypeScript; what each does stands in `mariadb.mjs`. */
export function findMariaDb(path?: string): string | null;
export function startMariaDb(options?: {
  port?: number;
  tls?: { key: string; certificate: string };
}): Promise<{ url: string; port: number; pid: number; stop: () => Promise<void> }>;
