/** For the tests in TypeScript; what each does stands in `mariadb.mjs`. */
export function findMariaDb(path?: string): string | null;
export function startMariaDb(options?: {
  port?: number;
}): Promise<{ url: string; port: number; pid: number; stop: () => Promise<void> }>;
