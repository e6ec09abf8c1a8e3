import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { WrittenCell } from '@touchline/sheets/write-file';

/** What one stored row says, by key of a column. */
export interface Fact {
  /** Null for an event of the team. */
  athleteId: number | null;
  day: CalendarDate;
  /** Tells facts of a day apart that do not belong into one line: the side and trial of a test, the event of a session. */
  place: string;
  values: Readonly<Record<string, WrittenCell>>;
  /** What the place is, in columns of its own: all facts of a line share it. */
  about?: Readonly<Record<string, WrittenCell>>;
}

/** A row of a file before names are known. */
export interface Line extends Pick<Fact, 'athleteId' | 'day'> {
  values: Record<string, WrittenCell>;
}

/** Gathers facts of one athlete, day and place in one line, and in a further one where both have a value for a column. */
export class LineCollector {
  private readonly byPlace = new Map<string, Line[]>();
  readonly lines: Line[] = [];

  add({ athleteId, day, place, values, about = {} }: Fact): void {
    const key = `${athleteId}/${day}/${place}`;
    const known = this.byPlace.get(key) ?? [];
    const free = known.find((line) => Object.keys(values).every((name) => (line.values[name] ?? null) === null));
    if (free) Object.assign(free.values, about, values);
    else {
      const line = { athleteId, day, values: { ...about, ...values } };
      this.byPlace.set(key, [...known, line]);
      this.lines.push(line);
    }
  }
}
