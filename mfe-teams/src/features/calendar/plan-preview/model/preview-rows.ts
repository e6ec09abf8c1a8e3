import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import type { PlanPreview, PreviewedAthlete, PreviewedWeek } from '@touchline/contracts/plan-preview.schema';
import { labelsOf } from '@touchline/ui/pickers';
import { planPreviewTexts } from '../../../../shared/texts/plan-preview-texts.js';

/** The table has room for whole loads only. */
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const formatLoad = (load: number): string => WHOLE.format(load);

/** A row of the table of one week; figures are texts, `–` where they are not defined. */
export interface PreviewRow {
  athleteId: number;
  name: string;
  note: string;
  isAbove: boolean;
  /** Null when the change leaves the load of the athlete as it is. */
  loadBefore: string | null;
  load: string;
  acwr: string;
  /** Acute and chronic workload, per day. */
  workloads: string;
  monotony: string;
}

/** The rows of the week at `index`: who would exceed their own highest week first, then by name. */
export function previewRows({ athletes }: PlanPreview, index: number): PreviewRow[] {
  const labelOf = labelsOf(athletes);
  const rows = athletes.flatMap((athlete) => {
    const week = athlete.weeks[index];
    return week === undefined ? [] : [toRow(athlete, labelOf(athlete), week)];
  });
  return [...rows.filter(({ isAbove }) => isAbove), ...rows.filter(({ isAbove }) => !isAbove)];
}

function toRow(athlete: PreviewedAthlete, name: string, week: PreviewedWeek): PreviewRow {
  return {
    athleteId: athlete.athlete_id,
    name,
    note: noteOf(athlete, week),
    isAbove: week.above_highest === true,
    loadBefore: week.load_without === week.load ? null : formatLoad(week.load_without),
    load: formatLoad(week.load),
    acwr:
      week.acwr?.toFixed(2) ??
      (week.history_days < CHRONIC_DAYS ? planPreviewTexts.history(week.history_days, CHRONIC_DAYS) : '–'),
    workloads: `${formatLoad(week.acute_workload)} : ${formatLoad(week.chronic_workload)}`,
    monotony: week.training_monotony?.toFixed(2) ?? '–',
  };
}

function noteOf({ highest_week: highest, complete_weeks: weeks }: PreviewedAthlete, week: PreviewedWeek): string {
  const compared =
    highest === null
      ? planPreviewTexts.completeWeeks(weeks)
      : week.above_highest === true
        ? planPreviewTexts.aboveHighest(formatLoad(highest))
        : planPreviewTexts.highest(formatLoad(highest));
  return [compared, week.days_out > 0 ? planPreviewTexts.daysOut(week.days_out) : ''].filter(Boolean).join(' · ');
}
