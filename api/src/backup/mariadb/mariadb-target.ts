import { CommandError } from '../../administration/command-error.js';
import type { Settings } from '../../config/settings.js';
import { ATHLETE_TABLES } from '../../athlete-data/athlete-tables.js';
import { NUMBER_TABLES, OTHER_TABLES } from '../../athlete-data/other-tables.js';
import { checkMariaDb } from '../../database/mariadb-check.js';
import { isKnownMigration } from '../../database/known-migrations.js';
import { MIGRATION_LEASE_TABLE } from '../../database/migration-lease.js';
import { UNFINISHED_RESTORE_TABLE } from '../../database/unfinished-restore.js';
import { mariaDbSource } from '../backup-source.js';
import { requireSameRows, type OpenedBackup } from '../open-backup.js';
import type { RestoreTarget } from '../restore-target.js';
import type { BackupSource } from '../write-backup.js';
import { MariaDbSession } from './mariadb-session.js';
import { MariaDbTools } from './mariadb-tools.js';

const OWN_TABLES = new Set([
  ...ATHLETE_TABLES.map(({ table }) => table),
  ...Object.keys(NUMBER_TABLES),
  ...Object.keys(OTHER_TABLES),
  // Until the baseline takes it over.
  'audit_entries',
]);

/**
 * A MariaDB database. Its tables cannot be replaced in one step: a marker table exists from the first change to the last
 * one, and nothing of the product opens a database with it.
 */
export class MariaDbTarget implements RestoreTarget {
  readonly source: BackupSource;

  private constructor(
    private readonly url: string,
    private readonly productUrl: string,
    private readonly session: MariaDbSession,
    readonly rows: Readonly<Record<string, number>>,
    readonly installationId: string | null,
    readonly isUnfinished: boolean,
  ) {
    this.source = mariaDbSource(session, url);
  }

  /** `url`: with a user who may change tables; `productUrl`: with the user of the product, who may be the same. */
  static async open(url: string, productUrl = url): Promise<MariaDbTarget> {
    const session = await MariaDbSession.open(url);
    try {
      await requireAlone(session, productUrl);
      await checkMariaDb(session);
      const { [UNFINISHED_RESTORE_TABLE]: marker, [MIGRATION_LEASE_TABLE]: _, ...rows } = await session.countRows();
      if (marker === undefined) await requireOwnTables(session, Object.keys(rows));
      const [installationId = null] =
        marker === undefined ? await session.texts('installation', 'installation_id') : [];
      return new MariaDbTarget(url, productUrl, session, rows, installationId, marker !== undefined);
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  async replace(backup: OpenedBackup, prepare: (database: Settings['database']) => Promise<void>): Promise<void> {
    const { session, url } = this;
    await session.query(`CREATE TABLE IF NOT EXISTS ${UNFINISHED_RESTORE_TABLE} (slot INT NOT NULL PRIMARY KEY)`);
    await this.requireStillAlone();
    await this.dropTables();

    const tools = await MariaDbTools.create(url, backup.folder);
    await tools.load(backup.database);
    const { [UNFINISHED_RESTORE_TABLE]: _, ...rows } = await session.countRows();
    requireSameRows(backup.manifest.rows, rows);

    await prepare({ kind: 'mariadb', url });
    await session.query(`DROP TABLE ${UNFINISHED_RESTORE_TABLE}`);
  }

  /** A server that started before the marker existed is connected by now, and one that starts later is refused. */
  private async requireStillAlone(): Promise<void> {
    try {
      await requireAlone(this.session, this.productUrl);
    } catch (error) {
      if (!this.isUnfinished) await this.session.query(`DROP TABLE ${UNFINISHED_RESTORE_TABLE}`);
      throw error;
    }
  }

  private async dropTables(): Promise<void> {
    await this.session.query('SET SESSION foreign_key_checks = 0');
    for (const table of await this.session.tables())
      if (table !== UNFINISHED_RESTORE_TABLE) await this.session.query(`DROP TABLE \`${table}\``);
    await this.session.query('SET SESSION foreign_key_checks = 1');
  }

  close(): Promise<void> {
    return this.session.close();
  }
}

/** A database of a newer release has tables that this one does not know, and says so by its migrations. */
async function requireOwnTables(session: MariaDbSession, tables: readonly string[]): Promise<void> {
  const others = tables.filter((table) => !OWN_TABLES.has(table));
  if (others.length === 0) return;
  // Other products have a table of this name, too, but not with our first migration.
  const ran = tables.includes('migrations') ? await session.texts('migrations', 'name').catch(() => []) : [];
  const isNewer = !ran.every(isKnownMigration) && ran.some(isKnownMigration);
  if (!isNewer)
    throw new CommandError(
      `The database has tables that are not of Touchline (${others.join(', ')}): give Touchline a database of its own. Nothing was changed.`,
    );
}

/** Without the right PROCESS a user sees the connections of that user only, so each of the two looks. */
async function requireAlone(session: MariaDbSession, productUrl: string): Promise<void> {
  const product = await MariaDbSession.open(productUrl);
  let others: number;
  try {
    others = await otherConnections([session, product]);
  } finally {
    await product.close();
  }
  if (others > 0)
    throw new CommandError(
      `The product, or another program, is connected to the database (${others === 1 ? '1 connection' : `${others} connections`}). Stop every server first, then repeat the restore. Nothing was changed.`,
    );
}

async function otherConnections(sessions: readonly MariaDbSession[]): Promise<number> {
  const seen = new Set<number>();
  for (const session of sessions) for (const id of await session.connections()) seen.add(id);
  for (const session of sessions) seen.delete(await session.id());
  return seen.size;
}
