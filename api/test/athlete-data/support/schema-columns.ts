import type { DataSource } from 'typeorm';

/** All tables with their columns, as the database itself lists them, but the lease of `npm run migrate`, which MariaDB alone has. */
export async function schemaColumns(source: DataSource): Promise<{ table: string; columns: string[] }[]> {
  const sql =
    source.options.type === 'better-sqlite3'
      ? `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, c.cid`
      : `SELECT table_name AS tbl, column_name AS col FROM information_schema.columns
         WHERE table_schema = DATABASE() AND table_name <> 'migration_lease' ORDER BY table_name, ordinal_position`;
  const rows = await source.query<{ tbl: string; col: string }[]>(sql);
  const tables = [...new Set(rows.map(({ tbl }) => tbl))];
  return tables.map((table) => ({ table, columns: rows.filter(({ tbl }) => tbl === table).map(({ col }) => col) }));
}

/** Foreign keys between tables. */
export function foreignKeys({ entityMetadatas }: DataSource): { from: string; column: string; to: string }[] {
  return entityMetadatas.flatMap(({ tableName, foreignKeys: keys }) =>
    keys.map(({ columnNames, referencedTablePath }) => ({
      from: tableName,
      column: columnNames[0] ?? '',
      to: referencedTablePath,
    })),
  );
}
