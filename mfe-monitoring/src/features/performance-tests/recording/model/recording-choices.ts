import type { Battery } from '@touchline/contracts/batteries.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { Permission } from '@touchline/contracts/permissions';
import { batteryKind, isOwnKind, type RecordingKind } from './recording-kind.js';
import { ownPlan } from './sheet-tests.js';

export interface RecordingChoice {
  kind: RecordingKind;
  label: string;
}

/** What a coach can record beside the three product tests: the club's own tests, then its batteries. */
export function ownChoices(
  { measures, batteries }: { measures: readonly Measure[]; batteries: readonly Battery[] },
  today: CalendarDate,
  may: (permission: Permission) => boolean,
): { tests: RecordingChoice[]; batteries: RecordingChoice[] } {
  const choiceOf = (kind: RecordingKind): RecordingChoice[] => {
    const plan = ownPlan(kind, today, { measures, batteries });
    return plan?.tests.some(({ dataKind }) => may(`${dataKind}.write`)) ? [{ kind, label: plan.label }] : [];
  };
  return {
    tests: measures.flatMap(({ key }) => (isOwnKind(key) ? choiceOf(key) : [])),
    batteries: batteries.flatMap(({ id }) => choiceOf(batteryKind(id))),
  };
}
