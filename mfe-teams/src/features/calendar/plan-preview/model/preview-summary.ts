import type { PlanPreview } from '@touchline/contracts/plan-preview.schema';
import { labelsOf } from '@touchline/ui/pickers';
import { planPreviewTexts } from '../../../../shared/texts/plan-preview-texts.js';
import { formatShortWeek } from '../../model/weeks.js';

const MOST_NAMES = 3;
const MOST_WEEKS = 3;

/** What a coach has to know before saving. */
export interface PreviewSummary {
  /** The weeks in which athletes would exceed their own highest week, with their number and names. */
  above: { week: string; text: string }[];
  /** Sentences about the rest. */
  notes: string[];
}

export function previewSummary({
  weeks,
  total_weeks: allWeeks,
  total_athletes: allAthletes,
  athletes,
}: PlanPreview): PreviewSummary {
  if (athletes.length === 0)
    return { above: [], notes: [allAthletes === 0 ? planPreviewTexts.nobody : planPreviewTexts.tooMany(allAthletes)] };

  const labelOf = labelsOf(athletes);
  const above = weeks.flatMap((week, index) => {
    const names = athletes.filter((athlete) => athlete.weeks[index]?.above_highest === true).map(labelOf);
    return names.length === 0 ? [] : [{ week, names }];
  });
  const notCompared = athletes.filter(({ highest_week: highest }) => highest === null).length;
  const notes = [
    ...(above.length > MOST_WEEKS ? [planPreviewTexts.moreWeeks(above.length - MOST_WEEKS)] : []),
    ...(above.length === 0 && notCompared < athletes.length ? [planPreviewTexts.nobodyAbove] : []),
    ...(notCompared > 0 ? [planPreviewTexts.notCompared(notCompared)] : []),
    ...(allWeeks > weeks.length ? [planPreviewTexts.firstWeeks(weeks.length, allWeeks)] : []),
  ];
  const shown = above.slice(0, MOST_WEEKS).map(({ week, names }) => ({
    week: formatShortWeek(week),
    text: planPreviewTexts.above(names.length, athletes.length, nameList(names)),
  }));
  return { above: shown, notes };
}

function nameList(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? planPreviewTexts.namesAndMore(shown, names.length - MOST_NAMES) : shown;
}
