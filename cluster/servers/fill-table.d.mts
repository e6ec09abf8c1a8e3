/** For the tests in TypeScript; what it does stands in `fill-table.mjs`. */
export function fillTables(query: (sql: string) => Promise<unknown>, rowsOf: (table: string) => number): Promise<void>;
