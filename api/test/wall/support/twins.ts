import type { Response } from 'light-my-request';
import type { TestApp } from '../../support/test-app.js';

/** Ids, uuids and revisions differ between databases. They are compared by the order in which they appear. */
const GIVEN_BY_THE_DATABASE = /(?:^|_)(?:id|uid|revision)$/;
/** Those that are texts. */
const TEXTS = ['workout_uid', 'series_id', 'change_id', 'close_id', 'revision', 'answers_revision'];

/** Keys that each application makes by itself, and values made of keys and ids. */
const OWN_KEY = /^(?:key|question_key|token)$|_sha256$/;
/** Each application generates its own feed address at every call. */
const FEED_ADDRESS = /^\/api\/calendar\/feed\/[\w-]{43}\.ics$/;
/** So it does the key of a poster. */
const POSTER_ADDRESS = /^\/join#p=\w+$/;
/** A sentence may have the number that was sent: `Athlete 7 …`, `Event id 7 …`. */
const ID_OF_A_SENTENCE = /\b(Athlete|(?:\w+ )?id) (\d+) /gi;
/** So may a cell of a person's own data, if what it names is gone. */
const NUMBER_OF_A_CELL = /^no\. (\d+)$/;
const EVENT_OF_A_CALENDAR = /event-(\d+)@/g;

/** Compares two applications on different databases that received the same requests. */
export class Twins {
  private readonly seen = [new Map<string, number>(), new Map<string, number>()];

  /** The difference between two answers, or null. */
  difference(route: string, one: Response, two: Response): string | null {
    const [left, right] = [one, two].map((response, at) => JSON.stringify(this.faceOf(route, response, at)));
    return left === right ? null : `${route}:\n  ${left}\n  ${right}`;
  }

  private faceOf(route: string, { statusCode, headers, payload }: Response, at: number): unknown {
    const body: unknown =
      headers['content-type']?.toString().startsWith('application/json') && payload !== ''
        ? JSON.parse(payload)
        : payload.replace(EVENT_OF_A_CALENDAR, (_, id: string) => `event-${this.numberOf(route, id, at)}@`);
    const cookie = headers['set-cookie'] !== undefined;
    return {
      statusCode,
      type: headers['content-type'],
      retryAfter: headers['retry-after'],
      next: headers['link'] !== undefined,
      cookie,
      body: this.withoutIds(body, route, at),
    };
  }

  /**
   * Replaces each id by the number of its first appearance at its place: lists of equal shape have equal numbers, lists
   * with mixed-up rows do not.
   */
  private withoutIds(value: unknown, place: string, at: number): unknown {
    if (Array.isArray(value)) return value.map((member) => this.withoutIds(member, `${place}.*`, at));
    if (typeof value === 'string')
      return value
        .replace(FEED_ADDRESS, 'a feed')
        .replace(POSTER_ADDRESS, 'a poster')
        .replace(NUMBER_OF_A_CELL, (_, id: string) => `no. ${this.numberOf(place, id, at)}`)
        .replace(ID_OF_A_SENTENCE, (_, what: string, id: string) => `${what} ${this.numberOf(place, id, at)} `);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(isTable(value) ? { ...value, rows: namedCells(value) } : value).map(([name, member]) => {
        const inner = `${place}.${name}`;
        if (OWN_KEY.test(name) && typeof member === 'string') return [name, 'a key'];
        return [
          name,
          GIVEN_BY_THE_DATABASE.test(name) &&
          (typeof member === 'number' || (typeof member === 'string' && TEXTS.includes(name)))
            ? this.numberOf(inner, member, at)
            : this.withoutIds(member, inner, at),
        ];
      }),
    );
  }

  private numberOf(place: string, id: unknown, at: number): number {
    const seen = this.seen[at] as Map<string, number>;
    const key = `${place}=${String(id)}`;
    const known = seen.get(key) ?? seen.size + 1;
    seen.set(key, known);
    return known;
  }
}

/** A table of `GET /api/athlete/data`, whose rows have no names. */
interface NamelessRows {
  title: string;
  columns: { name: string }[];
  rows: unknown[][];
}

function isTable(value: object): value is NamelessRows {
  return 'columns' in value && 'rows' in value;
}

/** The title is part of the names, because ids of several tables have the same name. */
function namedCells({ title, columns, rows }: NamelessRows): Record<string, Record<string, unknown>>[] {
  return rows.map((row) => ({ [title]: Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])) }));
}

/**
 * Makes ids of an empty database on SQLite begin elsewhere. Otherwise both applications give nearly the same ids, and
 * whether an id in an answer counts as a difference would depend on what was stored before.
 */
export async function beginIdsAt(at: TestApp, first: number): Promise<void> {
  await at.write(async (tx) => {
    for (const { tableName, columns } of at.read.dataSource.entityMetadatas) {
      if (!columns.some(({ generationStrategy }) => generationStrategy === 'increment')) continue;
      await tx.query('DELETE FROM sqlite_sequence WHERE name = ?', [tableName]);
      await tx.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [tableName, first - 1]);
    }
  });
}

/** Columns that differ between the databases: ids, hashes, uuids and keys made from them. */
const OWN_TO_EACH = /(?:Ids?|Uid|Sha256|Hash|Key)$|^(?:id|secret)$/;
/** Ids within stored JSON, of a deleted record or an imported one, read as a text or as an object. */
const STORED_IDS = /,?\\?"(?:id|\w+Id|\w+_id)\\?":\d+/g;
/** Counters of attempts contain ids, refusals are stored some time after their answers, and the test creates the sessions. */
const NOT_COMPARED = new Set(['attempt_counters', 'refusal_counts', 'sessions', 'password_resets']);

/** A read is recorded once in an hour that begins at a minute of its reader's number, so these rows differ with the ids. */
const isRead = ({ action }: Record<string, unknown>) => action === 'read';

/** Everything stored, one text per row, table by table, sorted. */
export async function storedRows(at: TestApp): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const { target, tableName, columns } of at.read.dataSource.entityMetadatas.filter(
    (entity) => !NOT_COMPARED.has(entity.tableName),
  )) {
    const names = columns.map(({ propertyName }) => propertyName).filter((name) => !OWN_TO_EACH.test(name));
    const stored = (await at.read.find(target)) as Record<string, unknown>[];
    const rows = stored.filter((row) => tableName !== 'audit_log' || !isRead(row));
    tables[tableName] = rows
      .map((row) => JSON.stringify(names.map((name) => row[name])).replace(STORED_IDS, ''))
      .sort();
  }
  return tables;
}
