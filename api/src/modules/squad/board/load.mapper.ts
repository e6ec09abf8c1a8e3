import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadLoad } from '@touchline/contracts/squad.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { dailyLoads, loadDays } from '../../training-load/index.js';
import { loadNote } from '../calc/load-note.js';
import { rounded } from '../calc/rounded.js';
import type { SquadRecords } from './board.repository.js';

const NO_LOAD: SquadLoad = { seven_days: null, yesterday: null, acwr: null, history_days: 0, high: null };

/** The load of an athlete on the last of `days`, which are all days that the records cover, oldest first. */
export function toSquadLoad(
  { loads, firstSession }: Pick<SquadRecords, 'loads' | 'firstSession'>,
  days: readonly CalendarDate[],
): SquadLoad {
  const date = days.at(-1) ?? '';
  if (firstSession === undefined || firstSession > date) return NO_LOAD;
  const [day] = loadDays(loads, firstSession, date, date);
  if (day === undefined) return NO_LOAD;
  const byDate = dailyLoads(loads);
  const daily = days.filter((each) => each >= firstSession).map((each) => byDate.get(each)?.load ?? 0);
  const { over, isNew } = loadNote(daily, day.historyDays);
  return {
    seven_days: roundHalfUp(day.weeklyLoad, 2),
    yesterday: rounded(daily.at(-2) ?? null),
    acwr: rounded(day.acwr),
    history_days: day.historyDays,
    high: isNew ? 'new' : over ? 'on' : null,
  };
}
