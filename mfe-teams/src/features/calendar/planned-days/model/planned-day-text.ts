import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import { calendarTexts } from '../../../../shared/texts/calendar-texts.js';
import { formatLoad } from '../../model/planned-load-text.js';

/** `Planned 585 AU · Done 540 AU`; of a team with the number of athletes. A day ahead has nothing that was done. */
export function plannedDayText(
  { date, planned_load: planned, done_load: done, recorded, athletes }: PlannedDay,
  ofTeam: boolean,
  today: CalendarDate,
): string {
  const plan = ofTeam ? calendarTexts.plannedForEach(formatLoad(planned)) : calendarTexts.planned(formatLoad(planned));
  if (done === null) return date >= today ? plan : `${plan} · ${calendarTexts.nothingDone}`;
  const what = ofTeam
    ? calendarTexts.doneOnAverage(formatLoad(done), recorded, athletes)
    : calendarTexts.done(formatLoad(done));
  return `${plan} · ${what}`;
}
