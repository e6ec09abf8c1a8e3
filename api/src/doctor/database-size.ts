import { existsSync, statSync } from 'node:fs';
import type { Settings } from '../config/settings.js';
import type { DatabaseAccess } from './database-access.js';

const TABLES = `SELECT COALESCE(SUM(DATA_LENGTH + INDEX_LENGTH), 0) AS bytes
  FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()`;

/** Bytes of the database on its disk; null while it is not known. */
export async function databaseSize(
  { database: { kind, ...rest } }: Settings,
  access: DatabaseAccess,
): Promise<number | null> {
  if (kind === 'mariadb') {
    const rows = await access.rows<{ bytes: string }>(TABLES).catch(() => []);
    return rows[0] ? Number(rows[0].bytes) : null;
  }
  const { file } = rest as { file: string };
  const sizes = [file, `${file}-wal`].filter((path) => existsSync(path)).map((path) => statSync(path).size);
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size) : null;
}
