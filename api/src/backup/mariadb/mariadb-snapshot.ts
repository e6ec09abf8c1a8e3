import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../../administration/command-error.js';
import { MIGRATION_LEASE_TABLE } from '../../database/migration-lease.js';
import { UNFINISHED_RESTORE_TABLE } from '../../database/unfinished-restore.js';
import { DATABASE_NAMES } from '../backup-manifest.js';
import type { Snapshot } from '../snapshot.js';
import { DumpLines } from './dump-lines.js';
import type { MariaDbSession } from './mariadb-session.js';
import { MariaDbTools } from './mariadb-tools.js';

/** One transaction sees all tables at one moment and locks nothing. No statement of the dump depends on the server. */
const DUMP = [
  ...['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--skip-triggers', '--skip-dump-date'],
  ...['--skip-add-drop-table', '--skip-add-locks', '--extended-insert'],
];

/** They say what runs on this database now, and not what it holds. */
const OF_ONE_MOMENT = [UNFINISHED_RESTORE_TABLE, MIGRATION_LEASE_TABLE];

/** Dumps the database into `folder` as it is at one moment, while others write. */
export async function takeMariaDbSnapshot(session: MariaDbSession, url: string, folder: string): Promise<Snapshot> {
  const tools = await MariaDbTools.create(url, folder);
  const migrations = await session.texts('migrations', 'name');
  const [installationId = null] = await session.texts('installation', 'installation_id');
  const path = join(folder, DATABASE_NAMES.mariadb);
  const lines = new DumpLines();
  async function* watched(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      lines.read(chunk);
      yield chunk;
    }
  }

  const position = (await writesBinaryLog(session)) ? ['--master-data=2'] : [];
  const without = OF_ONE_MOMENT.map((table) => `--ignore-table=${tools.tableName(table)}`);
  await tools.dump([...DUMP, ...position, ...without], (output: Readable) =>
    pipeline(output, watched, createWriteStream(path, { flags: 'wx', mode: 0o600 })),
  );

  // Each statement of a migration is a transaction of its own: the dump may show the state before or after any of them.
  if ((await session.texts('migrations', 'name')).join() !== migrations.join())
    throw new CommandError('A migration changed the database meanwhile. Repeat the backup when it is over.');
  if (!lines.isComplete) throw new CommandError('The dump of the database ended too early. Repeat the backup.');
  const facts = { installation_id: installationId, migrations, rows: lines.rows, binary_log: lines.binaryLog };
  return { path, facts: { database: 'mariadb', ...facts } };
}

/** Whether the server writes a binary log and the user may see where it stands. */
async function writesBinaryLog(session: MariaDbSession): Promise<boolean> {
  try {
    return (await session.query('SHOW MASTER STATUS')).length > 0;
  } catch {
    return false;
  }
}

/** Bytes of data and indices: more than a dump has. */
export async function mariaDbSize(session: MariaDbSession): Promise<number> {
  const [row] = await session.query(
    'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return Number(row?.['bytes'] ?? 0);
}
