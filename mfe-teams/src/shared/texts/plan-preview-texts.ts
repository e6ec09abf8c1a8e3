import { COMPARED_WEEKS, COMPARED_WEEKS_LEAST, PREVIEW_ATHLETES_MAX } from '@touchline/contracts/planned-load';
import { formatCount } from '../format-count.js';

/** The sentences of the preview of planned load. */
export const planPreviewTexts = {
  title: 'Load preview',
  incomplete: 'Fill in the required fields to see what this comes to for each athlete.',
  loading: 'Calculating the load...',
  failed: 'Failed to calculate the load. You can still save.',
  weekOver: 'No week ahead changes: what was recorded counts for weeks that are over.',
  nobody: 'There is no athlete on this roster.',
  tooMany: (count: number) => `The preview shows at most ${PREVIEW_ATHLETES_MAX} athletes; this would be ${count}.`,

  nobodyAbove: `Nobody exceeds their own highest week of the last ${COMPARED_WEEKS}.`,
  aboveTitle: `Above their own highest week of the last ${COMPARED_WEEKS}:`,
  above: (count: number, of: number, names: string) => `${count} of ${of}: ${names}`,
  namesAndMore: (names: string, more: number) => `${names} and ${more} more`,
  moreWeeks: (count: number) => `And in ${formatCount(count, 'more week', 'more weeks')}.`,
  notCompared: (count: number) =>
    `${formatCount(count, 'athlete is', 'athletes are')} not compared: fewer than ${COMPARED_WEEKS_LEAST} complete weeks of records.`,
  firstWeeks: (shown: number, all: number) => `The first ${shown} of ${all} weeks are calculated.`,

  showAthletes: 'Show load by athlete',
  hideAthletes: 'Hide load by athlete',
  week: 'Week',
  tableLabel: (week: string) => `Load by athlete, ${week}`,
  athlete: 'Athlete',
  load: 'Load (AU)',
  acwr: 'Acute:chronic',
  monotony: 'Monotony',
  changedLoad: (before: string, after: string) => `from ${before} to ${after}`,
  aboveHighest: (load: string) => `Above highest week (${load})`,
  highest: (load: string) => `Highest week ${load}`,
  completeWeeks: (count: number) => `${count} of ${COMPARED_WEEKS_LEAST} complete weeks`,
  daysOut: (count: number) => `Out ${formatCount(count, 'day')}`,
  history: (days: number, of: number) => `${days} of ${of} days`,
  rule: 'Recorded up to today, planned after it. Athletes who are out or excused count 0. Not an injury forecast.',
} as const;
