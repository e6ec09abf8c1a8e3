import type { ColumnType, DataSource, EntityManager, EntityMetadata } from 'typeorm';

/**
 * Rows as plain objects, read by a statement of our own. TypeORM's query builder makes the text of a statement again at
 * each call, and an object of its own for each row; for a list both cost more than the database does. Names, types and
 * conversions of the columns come from the entities; the rest of a statement is SQL that both databases share.
 */
export class RowSelection<Row extends object> {
  private readonly prepared = new WeakMap<DataSource, PreparedColumns>();

  constructor(private readonly selected: readonly Selected[]) {}

  /**
   * Selects expressions, too, under these names. Their values stay as the driver returns them: a sum is text on MariaDB,
   * a truth value a number.
   */
  and<More extends object>(expressions: Record<keyof More & string, string>): RowSelection<Row & More> {
    const added = Object.entries<string>(expressions).map(([name, expression]) => ({ name, expression }));
    return new RowSelection<Row & More>([...this.selected, ...added]);
  }

  /** Selects what another selection does, too, such as the columns of a joined table. The names of both differ. */
  with<More extends object>(other: RowSelection<More>): RowSelection<Row & More> {
    return new RowSelection<Row & More>([...this.selected, ...other.selected]);
  }

  /**
   * The rows of `SELECT <columns>` and `from`: the statement from its FROM on. Parameters are written `:name`, and lists of
   * at least one value `:...name`; a value is never part of the text.
   */
  async read(manager: EntityManager, from: string, parameters: Parameters): Promise<Row[]> {
    const { dataSource } = manager;
    const { text, conversions } = this.preparedFor(dataSource);
    const { sql, values } = bind(`${text} ${from}`, parameters, dataSource.options.type === 'better-sqlite3');

    const rows = await manager.query<Record<string, unknown>[]>(sql, values);
    for (const { name, convert } of conversions) for (const row of rows) row[name] = convert(row[name]);
    return rows as Row[];
  }

  /** The first of the rows, null without one. */
  async readOne(manager: EntityManager, from: string, parameters: Parameters): Promise<Row | null> {
    const [row] = await this.read(manager, from, parameters);
    return row ?? null;
  }

  private preparedFor(dataSource: DataSource): PreparedColumns {
    const known = this.prepared.get(dataSource);
    if (known) return known;

    const { driver } = dataSource;
    const conversions: Conversion[] = [];
    const columns = this.selected.flatMap((selected) => {
      if ('expression' in selected) return `${selected.expression} AS ${driver.escape(selected.name)}`;
      return columnsOf(dataSource, selected).map((column) => {
        const name = column.propertyName;
        if (!SAME_ON_BOTH.has(column.type) || column.transformer)
          conversions.push({ name, convert: (value) => driver.prepareHydratedValue(value, column) as unknown });
        return `${selected.alias}.${column.databaseName} AS ${driver.escape(name)}`;
      });
    });
    const prepared = { text: `SELECT ${columns.join(', ')}`, conversions };
    this.prepared.set(dataSource, prepared);
    return prepared;
  }
}

/** Selects properties of an entity, all of them without `names`. The statement names its table by `alias`. */
export function select<Entity extends object, Name extends keyof Entity & string = keyof Entity & string>(
  entity: new () => Entity,
  alias: string,
  names?: readonly Name[],
): RowSelection<Pick<Entity, Name>> {
  return new RowSelection([{ entity, alias, names }]);
}

/** Selects expressions only: see `RowSelection.and`. */
export function selectExpressions<Row extends object>(
  expressions: Record<keyof Row & string, string>,
): RowSelection<Row> {
  return new RowSelection<object>([]).and<Row>(expressions);
}

/** The row of a selection. */
export type RowOf<Selection> = Selection extends RowSelection<infer Row> ? Row : never;

interface SelectedEntity {
  entity: new () => object;
  alias: string;
  names: readonly string[] | undefined;
}
type Selected = SelectedEntity | { name: string; expression: string };
type Value = string | number | boolean | Date | null;
export type Parameters = Readonly<Record<string, Value | readonly (string | number)[] | undefined>>;

function columnsOf(dataSource: DataSource, { entity, names }: SelectedEntity): EntityMetadata['columns'] {
  const metadata = dataSource.getMetadata(entity);
  if (names === undefined) return metadata.columns;
  return names.map((name) => {
    const column = metadata.findColumnWithPropertyName(name);
    if (!column) throw new Error(`${entity.name} has no column ${name}.`);
    return column;
  });
}

interface Conversion {
  name: string;
  convert: (value: unknown) => unknown;
}

interface PreparedColumns {
  text: string;
  conversions: readonly Conversion[];
}

/** The drivers of both databases return these as the entities declare them; a day is text. */
const SAME_ON_BOTH = new Set<ColumnType>(['integer', 'varchar', 'text', 'date']);

const PARAMETER = /:(\.\.\.)?([A-Za-z]\w*)/g;
/** More than the product has statements. */
const MAX_TEXTS = 1000;
const parsedTexts = new Map<string, ParsedText>();

/** A statement on one line, cut at its parameters: `pieces[n]` stands before the parameter `names[n]`. */
interface ParsedText {
  pieces: string[];
  names: { name: string; isList: boolean }[];
}

function parse(text: string): ParsedText {
  const known = parsedTexts.get(text);
  if (known) return known;

  const parsed: ParsedText = { pieces: [], names: [] };
  const line = text.replace(/\s+/g, ' ').trim();
  let end = 0;
  for (const match of line.matchAll(PARAMETER)) {
    parsed.pieces.push(line.slice(end, match.index));
    parsed.names.push({ name: match[2] ?? '', isList: match[1] !== undefined });
    end = match.index + match[0].length;
  }
  parsed.pieces.push(line.slice(end));
  if (parsedTexts.size >= MAX_TEXTS) parsedTexts.clear();
  parsedTexts.set(text, parsed);
  return parsed;
}

/** Both drivers take `?` and the values in order. SQLite stores dates as text, in UTC. */
function bind(text: string, parameters: Parameters, datesAsText: boolean): { sql: string; values: unknown[] } {
  const { pieces, names } = parse(text);
  const values: unknown[] = [];
  let sql = pieces[0] ?? '';
  names.forEach(({ name, isList }, at) => {
    const value = parameters[name];
    if (value === undefined || Array.isArray(value) !== isList || (Array.isArray(value) && value.length === 0))
      throw new Error(`The statement has no usable value for ${name}.`);
    if (Array.isArray(value)) values.push(...(value as unknown[]));
    else values.push(datesAsText && value instanceof Date ? toSqliteText(value) : value);
    sql += `${isList ? placeholders((value as readonly unknown[]).length) : '?'}${pieces[at + 1] ?? ''}`;
  });
  return { sql, values };
}

const placeholders = (count: number): string => '?, '.repeat(count - 1) + '?';
const toSqliteText = (instant: Date): string => instant.toISOString().replace('T', ' ').replace('Z', '');
