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
  const seen = new Map<string, number>();
  for (const mapped of dayColumns) {
    const { column, field } = mapped;
    const day = days.ofColumn.get(column) ?? null;
    const event = [day ?? column.label, column.time];
    const ofField = JSON.stringify([...event, field.key]);
    const occurrence = seen.get(ofField) ?? 0;
    seen.set(ofField, occurrence + 1);
    const key = JSON.stringify([...event, occurrence]);
    const group = groups.get(key) ?? { day, time: column.time, columns: [] };
    group.columns.push(mapped);
    groups.set(key, group);
  }
  return [...groups.values()];
}
