import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { DecidedDays } from './decide-days.js';
import type { MappedDayColumn, MappedTable } from './tables.js';

/** The columns of a table that make one record of a row: those of one day, and of its events the first, the second and so on. */
export interface DayGroup {
  /** Null while a question is open. */
  day: CalendarDate | null;
  /** `HH:mm`; null without one. */
  time: string | null;
  columns: MappedDayColumn[];
}

/** In the order of their first columns. */
export function groupDays({ dayColumns }: MappedTable, days: DecidedDays): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const mapped of dayColumns) {
    const { column } = mapped;
    const day = days.ofColumn.get(column) ?? null;
    const key = JSON.stringify([day ?? column.label, column.time, column.occurrence]);
    const group = groups.get(key) ?? { day, time: column.time, columns: [] };
    group.columns.push(mapped);
    groups.set(key, group);
  }
  return [...groups.values()];
}
