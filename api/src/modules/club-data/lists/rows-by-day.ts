import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { readerParameters } from '../../../common/access/program-reach.js';
import type { DataReader } from '../../../common/auth/reading-program.js';
import type { Condition } from '../../../common/paging/athlete-rows.js';
import { decodeCursor, encodeCursor, type Page } from '../../../common/paging/page.js';
import type { RowSelection } from '../../../database/row-selection.js';
import type { DaysQuery } from '../club-data.schemas.js';

/** Rows of a page without `limit`. */
export const PAGE_ROWS = 500;
/**
 * Athletes, or teams, whose rows one call looks at, so that it stays short for any number of years and of rows that have not
 * changed. A page may therefore be empty and name a next one.
 */
export const OWNERS_AT_ONCE = 100;
/** Where no index has the order of the list: the rows of so many are sorted for each page. */
export const SORTED_AT_ONCE = 20;

/** A list of the rows (`row`) of a table by owner, day and a number. */
export interface DayList<Row extends object> {
  table: string;
  rows: RowSelection<Row>;
  /** Column that says whose row it is, and the one with its day. */
  owner: 'athlete_id' | 'team_id';
  day: string;
  /** Column that tells rows of an owner and a day apart; null: there is one a day, and the unique key has the order. */
  number: string | null;
  ownersAtOnce: number;
  ownerOf: (row: Row) => number;
  dayOf: (row: Row) => CalendarDate;
  numberOf: (row: Row) => number;
  /** The owners that the key reads, from one number on, in ascending order. */
  findOwners: (manager: EntityManager, reader: DataReader, from: number, limit: number) => Promise<number[]>;
  /** The condition that a row was created or changed at `:since` or later. */
  changed: string;
  /** Which of the owners' rows the key reads. */
  isRead: (reader: DataReader) => string;
}

/** The owner from whom on a page begins, or the last row of the page before it. */
const cursorSchema = z.union([z.tuple([idSchema]), z.tuple([idSchema, calendarDateSchema, idSchema])]);

/** The page of a list that a call asks for; `only` restricts it further. Two queries. */
export async function readDayList<Row extends object>(
  manager: EntityManager,
  reader: DataReader,
  list: DayList<Row>,
  { cursor, limit = PAGE_ROWS, from, to, changed_since: since }: DaysQuery,
  only: Condition = { condition: 'TRUE' },
): Promise<Page<Row>> {
  const [first, day, number] = cursor === undefined ? [1] : decodeCursor(cursor, cursorSchema);
  const { ownersAtOnce } = list;
  const found = await list.findOwners(manager, reader, first, ownersAtOnce + 1);
  const ownerIds = found.slice(0, ownersAtOnce);
  const nextOwner = found[ownersAtOnce];
  if (ownerIds.length === 0) return { items: [], next: null };

  const { table, owner, day: dayColumn, number: numberColumn } = list;
  const isLater = numberColumn === null ? '' : ` OR row.${dayColumn} = :day AND row.${numberColumn} > :number`;
  const conditions = [
    `row.${owner} IN (:...ownerIds)`,
    ...(from === undefined ? [] : [`row.${dayColumn} >= :from`]),
    ...(to === undefined ? [] : [`row.${dayColumn} <= :to`]),
    ...(since === undefined ? [] : [list.changed]),
    ...(number === undefined ? [] : [`(row.${owner} > :first OR row.${dayColumn} > :day${isLater})`]),
    list.isRead(reader),
    only.condition,
  ];
  const order = [owner, dayColumn, numberColumn ?? []].flat().map((column) => `row.${column}`);
  const parameters = { ownerIds, from, to, since, first, day, number, most: limit + 1 };
  const rows = await list.rows.read(
    manager,
    `FROM ${table} row WHERE ${conditions.join(' AND ')} ORDER BY ${order.join(', ')} LIMIT :most`,
    { ...readerParameters(reader), ...parameters, ...only.parameters },
  );
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length > limit && last)
    return { items, next: encodeCursor([list.ownerOf(last), list.dayOf(last), list.numberOf(last)]) };
  return { items, next: nextOwner === undefined ? null : encodeCursor([nextOwner]) };
}
