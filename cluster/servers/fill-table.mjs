/** Rows for the tables of a MariaDB database as they are, with any columns: for judging and measuring migrations. */

const COLUMNS = `SELECT table_name AS 'table', column_name AS name, data_type AS type, column_type AS fullType,
    character_maximum_length AS length, is_nullable AS nullable
  FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`;

/**
 * Fills tables that have none of these rows. Numbers and references are those of the row; texts and instants differ from row
 * to row. Of every second row all columns that allow it are null. References are not checked.
 *
 * @param {(sql: string) => Promise<unknown>} query runs a statement in the database and resolves with its rows
 * @param {(table: string) => number} rowsOf the number of rows of a table; 0 leaves it as it is
 */
export async function fillTables(query, rowsOf) {
  const columns = await query(COLUMNS);
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    const count = rowsOf(table);
    if (count > 0) await query(fillStatement(table, own, count));
  }
}

const fillStatement = (table, columns, count) =>
  `SET STATEMENT foreign_key_checks = 0, unique_checks = 0 FOR
   INSERT INTO ${table} (${columns.map(({ name }) => `\`${name}\``).join(', ')})
   SELECT ${columns.map(valueOf).join(', ')} FROM seq_1_to_${count}`;

function valueOf({ type, fullType, length, nullable }) {
  const value = filledValue(type, fullType, length);
  return nullable === 'YES' ? `IF(seq % 2 = 0, NULL, ${value})` : value;
}

function filledValue(type, fullType, length) {
  if (fullType.startsWith('tinyint')) return 'seq % 2';
  if (type === 'decimal') return 'seq % 9';
  if (type.endsWith('int')) return 'seq';
  if (type === 'date') return "'2000-01-01' + INTERVAL seq % 9000 DAY";
  if (type === 'datetime') return "'2000-01-01' + INTERVAL seq SECOND";
  if (type === 'varchar' || type === 'char') return `LPAD(CONV(seq, 10, 36), ${Math.min(length, 6)}, '0')`;
  return "'[]'";
}
