import { requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import type { SquadLoad } from '@touchline/contracts/squad.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { acuteWorkload, acwr, chronicWorkload, loadsUpTo, weeklyLoad } from '../../training-load/index.js';
import { loadNote } from '../calc/load-note.js';
import { rounded } from '../calc/rounded.js';
import { LOAD_DAYS, type SquadRecords } from './board.repository.js';

const NO_LOAD: SquadLoad = { seven_days: null, yesterday: null, acwr: null, history_days: 0, high: null };

/** The load of an athlete on a day, from the sessions of the `LOAD_DAYS` up to it. */
export function toSquadLoad(
  { loads, firstSession }: Pick<SquadRecords, 'loads' | 'firstSession'>,
  date: CalendarDate,
): SquadLoad {
  if (firstSession === undefined || firstSession > date) return NO_LOAD;
  const daily = loadsUpTo(loads, date, LOAD_DAYS);
  const historyDays = requireEpochDay(date) - requireEpochDay(firstSession) + 1;
  const sinceFirst = daily.slice(-historyDays);
  const window = daily.slice(-CHRONIC_DAYS);
  const { over, isNew } = loadNote(sinceFirst, historyDays);
  return {
    seven_days: roundHalfUp(weeklyLoad(window), 2),
    yesterday: rounded(sinceFirst.at(-2) ?? null),
    acwr: rounded(acwr(acuteWorkload(window), chronicWorkload(window), historyDays)),
    history_days: historyDays,
    high: isNew ? 'new' : over ? 'on' : null,
  };
}
