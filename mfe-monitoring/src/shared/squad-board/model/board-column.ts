import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import type { Side } from '@touchline/contracts/measure-rules';
import { labelWithUnit } from '@touchline/contracts/measure-texts';
import type { SquadMeasure } from '@touchline/contracts/squad-measure.schema';

/** A further column of the board: the newest value of a measure for each athlete. */
export interface BoardColumn {
  /** `Nordbord (N)`. */
  label: string;
  values: ReadonlyMap<number, string>;
}

const SIDE_LETTERS: Readonly<Record<Side, string>> = { none: '', left: 'L ', right: 'R ' };

/** The column on the board of a day; a value of an earlier day names it. */
export function boardColumn({ athletes, ...measure }: SquadMeasure, date: CalendarDate): BoardColumn {
  const texts = athletes.map(({ athlete_id: id, day, values }) => {
    const text = values.map(({ side, value }) => `${SIDE_LETTERS[side]}${value}`).join(' ');
    return [id, day === date ? text : `${text}, ${formatMonthDay(day)}`] as const;
  });
  return { label: labelWithUnit(measure), values: new Map(texts) };
}
