import type { PlanPreview } from '@touchline/contracts/plan-preview.schema';
import { planPreviewTexts } from '../../../../shared/texts/plan-preview-texts.js';
import { formatShortWeek } from '../../copy-week/model/weeks.js';

const MOST_NAMES = 3;
const MOST_WEEKS = 3;

/** What a coach has to know before saving: who would exceed their own highest week, and in which weeks. */
export function previewSummary({
  weeks,
  total_weeks: allWeeks,
  total_athletes: allAthletes,
  athletes,
}: PlanPreview): string[] {
  if (athletes.length === 0)
    return [allAthletes === 0 ? planPreviewTexts.nobody : planPreviewTexts.tooMany(allAthletes)];

  const above = weeks.flatMap((week, index) => {
    const names = athletes
      .filter((athlete) => athlete.weeks[index]?.above_highest === true)
      .map(({ first_name: first, last_name: last }) => `${first} ${last}`);
    return names.length === 0 ? [] : [{ week, names }];
  });
  const notCompared = athletes.filter(({ highest_week: highest }) => highest === null).length;
  return [
    ...above
      .slice(0, MOST_WEEKS)
      .map(({ week, names }) =>
        planPreviewTexts.above(formatShortWeek(week), names.length, athletes.length, nameList(names)),
      ),
    ...(above.length > MOST_WEEKS ? [planPreviewTexts.moreWeeks(above.length - MOST_WEEKS)] : []),
    ...(above.length === 0 && notCompared < athletes.length ? [planPreviewTexts.nobodyAbove] : []),
    ...(notCompared > 0 ? [planPreviewTexts.notCompared(notCompared)] : []),
    ...(allWeeks > weeks.length ? [planPreviewTexts.firstWeeks(weeks.length, allWeeks)] : []),
  ];
}

function nameList(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? planPreviewTexts.namesAndMore(shown, names.length - MOST_NAMES) : shown;
}
