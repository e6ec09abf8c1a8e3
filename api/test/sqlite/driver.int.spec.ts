import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDatabase } from '../../src/database/sqlite-driver.js';

/** What TypeORM's driver asks of the embedded database, and what this one refuses although the library below would take it. */
describe('the driver of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-driver-'));
  const file = join(folder, 'test.sqlite');
  let database: SqliteDatabase;

  beforeAll(() => {
    database = new SqliteDatabase(file, { timeout: 100 });
    database.pragma('journal_mode = WAL');
    database.prepare('CREATE TABLE notes (id integer PRIMARY KEY, name text UNIQUE, size real)').run();
  });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => void database.prepare('DELETE FROM notes').run());

  const insert = (...values: unknown[]) =>
    database.prepare('INSERT INTO notes (name, size) VALUES (?, ?)').run(...values);
  const rows = () => database.prepare('SELECT name, size FROM notes ORDER BY id').all();

  function codeOf(run: () => unknown): unknown {
    try {
      run();
    } catch (error) {
      return (error as { code?: unknown }).code;
    }
    return 'no error';
  }

  it('stores and reads texts, numbers and nothing', () => {
    const texts = ['', 'Žofie 🏃🏽‍♀️', "it's; -- ?", 'a\r\n\tb', 'é'.repeat(100_000)];
    const numbers = [0, -1, 0.1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e300, 7.000000000000001];

    for (const [at, size] of numbers.entries()) insert(texts[at] ?? `text ${at}`, size);
    insert(null, undefined);

    expect(rows()).toEqual([
      ...numbers.map((size, at) => ({ name: texts[at] ?? `text ${at}`, size })),
      { name: null, size: null },
    ]);
  });

  it('says what a statement has changed, and which statements answer rows', () => {
    expect(insert('a', 1)).toEqual({ changes: 1, lastInsertRowid: expect.any(Number) });
    expect(database.prepare('UPDATE notes SET size = 2').run()).toMatchObject({ changes: 1 });

    const returning = database.prepare("INSERT INTO notes (name) VALUES ('b') RETURNING name");
    expect(returning.reader).toBe(true);
    expect(returning.all()).toEqual([{ name: 'b' }]);
    expect(database.prepare('DELETE FROM notes').reader).toBe(false);
  });

  it('reads the columns that a later migration adds', () => {
    database.prepare('CREATE TABLE plans (id integer)').run();
    const all = database.prepare('SELECT * FROM plans');
    expect(all.all()).toEqual([]);

    database.prepare('ALTER TABLE plans ADD COLUMN day text').run();
    database.prepare("INSERT INTO plans VALUES (1, '2026-01-31')").run();
    expect(all.all()).toEqual([{ id: 1, day: '2026-01-31' }]);
  });

  it('refuses what the library would take as another value or as none', () => {
    expect(() => insert('a\0b', 1)).toThrow('NUL');
    expect(() => insert(new Date(0), 1)).toThrow('type object');
    expect(() => insert({ name: 'a' }, 1)).toThrow('type object');
    expect(() => insert(true, 1)).toThrow('type boolean');
    for (const size of [NaN, Infinity, -Infinity]) expect(() => insert('a', size)).toThrow(`store ${size}`);
    expect(() => insert('a')).toThrow('Expected 2 parameters, not 1.');
    expect(() => insert('a', 1, 2)).toThrow('Expected 2 parameters, not 3.');
    expect(() => database.prepare("INSERT INTO notes (name) VALUES ('a'); DELETE FROM notes")).toThrow('one statement');
    expect(rows()).toEqual([]);
  });

  it('takes a question mark and a semicolon inside a text for a part of it', () => {
    expect(database.prepare(`SELECT 'why? no; ''so''?' AS "a; b?", ? AS c;`).all(1)).toEqual([
      { 'a; b?': "why? no; 'so'?", c: 1 },
    ]);
  });

  it('names the errors of SQLite', () => {
    insert('a', 1);
    expect(codeOf(() => insert('a', 2))).toBe('SQLITE_CONSTRAINT_UNIQUE');
    expect(codeOf(() => database.prepare('INSERT INTO notes (id) SELECT id FROM notes').run())).toBe(
      'SQLITE_CONSTRAINT_PRIMARYKEY',
    );
    expect(codeOf(() => database.prepare('SELECT nothing'))).toBe('ERR_SQLITE_ERROR');
    expect(codeOf(() => new SqliteDatabase(join(folder, 'missing', 'x.sqlite')))).toBe('SQLITE_CANTOPEN');

    writeFileSync(
      join(folder, 'text.sqlite'),
      'no database, but a text that is longer than the header of one. '.repeat(20),
    );
    const text = new SqliteDatabase(join(folder, 'text.sqlite'));
    expect(codeOf(() => text.pragma('user_version'))).toBe('SQLITE_NOTADB');
    expect(codeOf(() => text.prepare('SELECT * FROM notes'))).toBe('SQLITE_NOTADB');
  });

  it('names the locks of another connection', () => {
    const other = new SqliteDatabase(file);
    other.prepare('BEGIN IMMEDIATE').run();
    expect(codeOf(() => insert('a', 1))).toBe('SQLITE_BUSY');
    expect(codeOf(() => database.prepare("INSERT INTO notes (name) VALUES ('a') RETURNING id").all())).toBe(
      'SQLITE_BUSY',
    );
    other.prepare('ROLLBACK').run();

    database.prepare('BEGIN').run();
    rows();
    other.prepare('DELETE FROM notes').run();
    other.prepare("INSERT INTO notes (name) VALUES ('other')").run();
    expect(codeOf(() => insert('a', 1))).toBe('SQLITE_BUSY_SNAPSHOT');
    database.prepare('ROLLBACK').run();
    other.close();
  });

  it('does not write through a connection for reading', () => {
    const reader = new SqliteDatabase(file, { readonly: true });
    insert('a', 1);
    expect(reader.prepare('SELECT name FROM notes').all()).toEqual([{ name: 'a' }]);
    expect(codeOf(() => reader.prepare('DELETE FROM notes').run())).toBe('SQLITE_READONLY');
    reader.close();
  });

  it('leaves everything that was answered in the one file, and nothing of an open transaction', () => {
    const copied = join(folder, 'closed.sqlite');
    const closing = new SqliteDatabase(copied);
    closing.pragma('journal_mode = WAL');
    closing.prepare('CREATE TABLE marks (name text)').run();
    closing.prepare("INSERT INTO marks VALUES ('kept')").run();
    closing.prepare('BEGIN').run();
    closing.prepare("INSERT INTO marks VALUES ('open')").run();
    closing.close();

    writeFileSync(join(folder, 'copy.sqlite'), readFileSync(copied));
    const copy = new SqliteDatabase(join(folder, 'copy.sqlite'));
    expect(copy.prepare('SELECT name FROM marks').all()).toEqual([{ name: 'kept' }]);
    copy.close();
  });
});
