import { UnchangingSqliteDatabase } from './database-access.js';

/** `node quick-check.js <file>`: prints `ok`, or `damaged`. Ends with code 1 when the file could not be read. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

const [file = ''] = process.argv.slice(2);
try {
  const [row] = new UnchangingSqliteDatabase(file, { readonly: true, timeout: 400 }).pragma('quick_check(1)') as {
    quick_check: string;
  }[];
  process.stdout.write(row?.quick_check === 'ok' ? 'ok' : 'damaged');
} catch (error) {
  const { code = '' } = error as { code?: string };
  if (DAMAGED.includes(code)) process.stdout.write('damaged');
  else process.exitCode = 1;
}
