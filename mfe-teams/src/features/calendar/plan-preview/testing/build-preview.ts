import type { PlanPreview, PreviewedAthlete, PreviewedWeek } from '@touchline/contracts/plan-preview.schema';

export function buildPreviewedWeek(partial: Partial<PreviewedWeek> = {}): PreviewedWeek {
  return {
    load: 1500,
    load_without: 1200,
    acute_workload: 214.29,
    chronic_workload: 200,
    acwr: 1.07,
    training_monotony: 1.2,
    history_days: 180,
    days_out: 0,
    above_highest: false,
    ...partial,
  };
}

export function buildPreviewedAthlete(partial: Partial<PreviewedAthlete> = {}): PreviewedAthlete {
  return {
    athlete_id: 7,
    first_name: 'Ana',
    last_name: 'Núñez',
    jersey_number: null,
    date_of_birth: null,
    complete_weeks: 8,
    highest_week: 1800,
    weeks: [buildPreviewedWeek()],
    ...partial,
  };
}

/** A preview of as many weeks as its first athlete has. */
export function buildPreview(
  athletes: PreviewedAthlete[] = [buildPreviewedAthlete()],
  partial: Partial<PlanPreview> = {},
): PlanPreview {
  const weeks = (athletes[0]?.weeks ?? []).map((_, index) => ['2026-11-23', '2026-11-30', '2026-12-07'][index] ?? '');
  return { weeks, total_weeks: weeks.length, total_athletes: athletes.length, athletes, ...partial };
}
