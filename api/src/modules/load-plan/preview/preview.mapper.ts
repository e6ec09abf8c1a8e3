import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { PreviewedAthlete, PreviewedWeek } from '@touchline/contracts/plan-preview.schema';
import { roundHalfUp, roundedOrNull } from '@touchline/contracts/rounding';
import { above } from '@touchline/contracts/tolerance';
import { toListedName, type RosterAthlete } from '../../athletes/index.js';
import type { EventPlan } from '../../calendar/index.js';
import { dailyLoads, loadOnDays, type LoadDay, type LoadSession } from '../../training-load/index.js';
import { highestWeek } from '../calc/highest-week.js';
import { plannedSessions, sessionsAhead, type PlannedAthlete } from '../calc/planned-sessions.js';
import type { Week } from '../calc/weeks.js';
import type { RecordedLoads } from './preview.repository.js';

/** The plans of the events that a preview shows, as they are and as they would be. */
export interface ComparedPlans {
  stored: readonly EventPlan[];
  previewed: readonly EventPlan[];
}

/** The weeks of a preview, and the ones whose highest load they are compared with. */
export interface PreviewWeeks {
  today: CalendarDate;
  weeks: readonly Week[];
  compared: readonly Week[];
}

/** The figures of one athlete in each week. */
export function toPreviewedAthlete(
  { athlete }: RosterAthlete,
  { planned, recorded: { firstSession, loads } }: { planned: PlannedAthlete; recorded: RecordedLoads },
  { stored, previewed }: ComparedPlans,
  { today, weeks, compared }: PreviewWeeks,
): PreviewedAthlete {
  const recorded = dailyLoads(loads);
  const highest = highestWeek((day) => recorded.get(day)?.load ?? 0, firstSession, compared);
  const figuresOf = (plans: readonly EventPlan[]) =>
    weekFigures(
      [...loads, ...sessionsAhead(plannedSessions(plans, planned), today, recorded.has(today))],
      firstSession,
      weeks,
    );
  const [after, before] = [figuresOf(previewed), figuresOf(stored)];

  return {
    athlete_id: athlete.id,
    ...toListedName(athlete),
    complete_weeks: highest.completeWeeks,
    highest_week: roundedOrNull(highest.load, 2),
    weeks: weeks.map(({ sunday, days }) => ({
      ...toWeek(after.get(sunday)),
      load_without: roundHalfUp(before.get(sunday)?.weeklyLoad ?? 0, 2),
      days_out: days.filter((day) => day >= today && planned.isOutOn(day)).length,
      above_highest: highest.load === null ? null : above(after.get(sunday)?.weeklyLoad ?? 0, highest.load),
    })),
  };
}

function toWeek(day: LoadDay | undefined): Omit<PreviewedWeek, 'load_without' | 'days_out' | 'above_highest'> {
  return {
    load: roundHalfUp(day?.weeklyLoad ?? 0, 2),
    acute_workload: roundHalfUp(day?.acuteWorkload ?? 0, 2),
    chronic_workload: roundHalfUp(day?.chronicWorkload ?? 0, 2),
    acwr: roundedOrNull(day?.acwr ?? null, 2),
    training_monotony: roundedOrNull(day?.trainingMonotony ?? null, 2),
    history_days: day?.historyDays ?? 0,
  };
}

/** The figures on the Sunday of each week, by that day; none for a Sunday before the first session. */
function weekFigures(
  sessions: readonly LoadSession[],
  firstRecorded: CalendarDate | undefined,
  weeks: readonly Week[],
): Map<CalendarDate, LoadDay> {
  // Without records the history begins with the first plan.
  const first = firstRecorded ?? sessions.map(({ date }) => date).sort()[0];
  if (first === undefined) return new Map();
  const sundays = weeks.map(({ sunday }) => sunday).filter((sunday) => sunday >= first);
  return new Map(loadOnDays(sessions, first, sundays).map((day) => [day.date, day]));
}
