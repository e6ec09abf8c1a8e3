import {
  Table,
  TableColumn,
  TableForeignKey,
  type QueryRunner,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';

/**
 * Building blocks of migrations. Landed migrations depend on them, so a block never changes its meaning; a new meaning
 * gets a new block.
 */

type Options = Partial<TableColumnOptions>;

export const id = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});
export const integer = (name: string, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'integer',
  ...options,
});
/** 64 bits on MariaDB; integers of SQLite have them in any case. */
export const wideInteger = (name: string, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  ...options,
});
export const text = (name: string, length: number, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...options,
});
export const longText = (name: string, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'text',
  ...options,
});
export const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' });
export const day = (name: string, options: Options = {}): TableColumnOptions => ({ name, type: 'date', ...options });
export const instant = (name: string, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  ...options,
});
export const decimal = (name: string, precision: number, scale: number, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'decimal',
  precision,
  scale,
  ...options,
});

export const nullable = { isNullable: true } as const;
export const primary = { isPrimary: true } as const;

export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({ name, columnNames });
export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
});

export function references(
  name: string,
  column: string,
  table: string,
  onDelete: 'RESTRICT' | 'CASCADE',
): TableForeignKeyOptions {
  return {
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'RESTRICT',
  };
}

export interface TableDefinition {
  name: string;
  columns: TableColumnOptions[];
  indices?: TableIndexOptions[];
  foreignKeys?: TableForeignKeyOptions[];
}

/**
 * One statement, because MariaDB cannot roll back DDL: the table exists or it does not, and running it again is
 * harmless.
 */
export async function createTable(runner: QueryRunner, definition: TableDefinition): Promise<void> {
  await runner.createTable(new Table(definition), true);
}

export async function dropTable(runner: QueryRunner, name: string): Promise<void> {
  await runner.dropTable(name, true);
}

/** Adds an index to an existing table; running it again is harmless on both databases. */
export async function addIndex(
  runner: QueryRunner,
  table: string,
  { name, columnNames }: TableIndexOptions,
): Promise<void> {
  await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${columnNames?.join(', ')})`);
}

/** As `addIndex`, for a key that allows a combination once; rows with a null in it are not compared. */
export async function addUniqueIndex(
  runner: QueryRunner,
  table: string,
  { name, columnNames }: TableIndexOptions,
): Promise<void> {
  await runner.query(`CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table} (${columnNames?.join(', ')})`);
}

/**
 * Running it again, or twice at the same moment, is harmless. The statement names the table on MariaDB only; SQLite
 * refuses that.
 */
export async function dropIndex(runner: QueryRunner, table: string, name: string): Promise<void> {
  const place = runner.manager.dataSource.options.type === 'mariadb' ? ` ON ${table}` : '';
  await runner.query(`DROP INDEX IF EXISTS ${name}${place}`);
}

/**
 * Adds a column to an existing table; it is nullable or has a default for the existing rows. Running it again is
 * harmless.
 */
export async function addColumn(runner: QueryRunner, table: string, column: TableColumnOptions): Promise<void> {
  if (await runner.hasColumn(table, column.name)) return;
  if (runner.manager.dataSource.options.type === 'mariadb') return runner.addColumn(table, new TableColumn(column));

  // By a statement of its own: TypeORM copies the table on SQLite, which fails when rows of other tables refer to it.
  const { name, length, isNullable = false, default: value } = column;
  const type = length === undefined ? column.type : `${column.type}(${length})`;
  const missing = value === undefined ? '' : ` DEFAULT (${value})`;
  await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}${isNullable ? '' : ' NOT NULL'}${missing}`);
}

/** The column is in no index and no key. Running it again is harmless. By a statement of its own, as `addColumn`. */
export async function dropColumn(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (await runner.hasColumn(table, name)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
}

/**
 * Adds a foreign key to an existing table; running it again is harmless. The caller makes sure that the stored rows
 * satisfy it: MariaDB adds it in place only without checking them, otherwise it copies the table and blocks its writers.
 * SQLite copies the table in the migration's transaction.
 */
export async function addForeignKey(
  runner: QueryRunner,
  table: string,
  key: TableForeignKeyOptions & { name: string },
): Promise<void> {
  if (runner.manager.dataSource.options.type === 'mariadb') return addUncheckedForeignKey(runner, table, key);
  // Loaded here: the copy gets the indices that the runner knows, and it does not notice those that `addIndex` adds.
  const stored = await runner.getTable(table);
  if (!stored || stored.foreignKeys.some(({ name }) => name === key.name)) return;

  // TypeORM reads the names of keys from the table's text and takes the first one whose columns all belong to a key. The
  // new key comes first, so that it does not get the name of an older key on one of its columns. Copying the table again
  // turns the order around; the test of migrations fails then.
  const others = stored.foreignKeys;
  stored.foreignKeys = [];
  await runner.createForeignKeys(stored, [new TableForeignKey(key), ...others]);
}

async function addUncheckedForeignKey(
  runner: QueryRunner,
  table: string,
  { name, columnNames, referencedTableName, referencedColumnNames, onDelete, onUpdate }: TableForeignKeyOptions,
): Promise<void> {
  await runner.query('SET SESSION foreign_key_checks = 0');
  try {
    await runner.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${name} FOREIGN KEY IF NOT EXISTS (${columnNames.join(', ')})
       REFERENCES ${referencedTableName} (${referencedColumnNames.join(', ')})
       ON DELETE ${onDelete} ON UPDATE ${onUpdate}, ALGORITHM = INPLACE`,
    );
  } finally {
    await runner.query('SET SESSION foreign_key_checks = 1');
  }
}
