import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Need, WellnessState } from '@touchline/contracts/squad-rules';

/** Days without a complete survey after which the coach sees it. */
const SILENT_DAYS = 3;

/** What the board knows of an athlete on `date`. */
interface Situation {
  date: CalendarDate;
  state: WellnessState;
  /** The day of the decision in force; null without one. */
  decidedOn: CalendarDate | null;
  /** The athlete reports an injury that is newer than the staff's word. */
  isInjuryNew: boolean;
  /** The load rose above the own usual weeks today. */
  isLoadNew: boolean;
  /** Null when there is no survey at all, so that somebody who never takes part is not named every day. */
  missingDays: number | null;
}

/**
 * Why an athlete needs the coach. While a decision is in force it stands for the mark, unless the answer of a later day
 * says "talk first".
 */
export function needOf({ date, state, decidedOn, isInjuryNew, isLoadNew, missingDays }: Situation): Need {
  const isMarked = state === 'talk' || state === 'look';
  const isDecided = decidedOn !== null && !(state === 'talk' && decidedOn < date);
  if (isMarked && !isDecided) return state;
  if (isInjuryNew) return 'injury';
  if (isDecided) return 'decided';
  if (isLoadNew) return 'load';
  if (missingDays !== null && missingDays >= SILENT_DAYS) return 'silent';
  return 'none';
}
