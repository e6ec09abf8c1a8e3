import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** Days on which an athlete is reached, both inclusive; null is without a bound. */
export interface ReachedDays {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

const EVERY_DAY: ReachedDays = { from: null, to: null };

/**
 * The athletes whom a caller reaches for one kind of data, and on which days. Records of other days are left out of every
 * answer and every figure.
 */
export class Reach {
  private readonly spans: ReadonlyMap<number, readonly ReachedDays[]>;

  /**
   * Days that overlap or follow each other become one span. `onlyTeamsOf`: the coach who does not see sessions of other
   * teams, which `shown-sessions.ts` leaves out; null: all sessions are seen.
   */
  constructor(
    days: ReadonlyMap<number, readonly ReachedDays[]>,
    readonly onlyTeamsOf: number | null = null,
  ) {
    this.spans = new Map([...days].map(([id, own]) => [id, own.length === 1 ? own : joined(own)]));
  }

  /** Athletes on all days: for their own data, and for the institution's app. */
  static ofAllDays(athleteIds: readonly number[]): Reach {
    return new Reach(new Map(athleteIds.map((id) => [id, [EVERY_DAY]])));
  }

  /** In the order of the days; empty for an athlete out of reach. */
  spansOf(athleteId: number): readonly ReachedDays[] {
    return this.spans.get(athleteId) ?? [];
  }

  /** The span with this day; undefined when the athlete is not reached on it. */
  spanOn(athleteId: number, day: CalendarDate): ReachedDays | undefined {
    return this.spansOf(athleteId).find(({ from, to }) => (from === null || from <= day) && (to === null || to >= day));
  }

  covers(athleteId: number, day: CalendarDate): boolean {
    return this.spanOn(athleteId, day) !== undefined;
  }

  /**
   * Only the spans with this day, or those that ended last before it: what a figure of the day may follow from. A gap would
   * count as rest.
   */
  by(day: CalendarDate): Reach {
    return this.pick((athleteId) => this.spansOf(athleteId).findLast(({ from }) => from === null || from <= day));
  }

  /** Only the spans that begin on this day; null: those with all earlier days. */
  startingOn(from: CalendarDate | null): Reach {
    return this.pick((athleteId) => this.spansOf(athleteId).find((span) => span.from === from));
  }

  /** The rows of days that are reached. */
  filter<Row extends { athleteId: number }>(rows: Row[], dayOf: (row: Row) => CalendarDate): Row[] {
    return rows.filter((row) => this.coversEveryDay(row.athleteId) || this.covers(row.athleteId, dayOf(row)));
  }

  private pick(spanOf: (athleteId: number) => ReachedDays | undefined): Reach {
    const picked = new Map<number, ReachedDays[]>();
    for (const athleteId of this.spans.keys()) {
      const span = spanOf(athleteId);
      if (span) picked.set(athleteId, [span]);
    }
    return new Reach(picked, this.onlyTeamsOf);
  }

  coversEveryDay(athleteId: number): boolean {
    const [span] = this.spansOf(athleteId);
    return span?.from === null && span.to === null;
  }
}

function joined(days: readonly ReachedDays[]): ReachedDays[] {
  const spans: ReachedDays[] = [];
  for (const { from, to } of [...days].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))) {
    const last = spans.at(-1);
    if (last && (last.to === null || from === null || from <= addDays(last.to, 1)))
      last.to = last.to === null || to === null ? null : last.to > to ? last.to : to;
    else spans.push({ from, to });
  }
  return spans;
}
