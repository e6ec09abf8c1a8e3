import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import { calendarTexts } from '../../../../shared/texts/calendar-texts.js';
import { formatLoad } from '../../model/planned-load-text.js';

/** Of a day with a plan: `Planned 585 AU · Done 540 AU`; of a team with the number of athletes. */
export function plannedDayText(
  { date, planned_load: planned, done_load: done, recorded, athletes }: PlannedDay,
  ofTeam: boolean,
  today: CalendarDate,
): string {
  const load = formatLoad(planned ?? 0);
  const plan = ofTeam ? calendarTexts.plannedForEach(load) : calendarTexts.planned(load);
  if (done === null) return date >= today ? plan : `${plan} · ${calendarTexts.nothingDone}`;
  const what = ofTeam
    ? calendarTexts.doneOnAverage(formatLoad(done), recorded, athletes)
    : calendarTexts.done(formatLoad(done));
  return `${plan} · ${what}`;
}
