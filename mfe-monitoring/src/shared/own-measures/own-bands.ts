import { mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isComparedByWeek } from '@touchline/contracts/comparison-rules';
import type { TeamMeasurements } from '@touchline/contracts/comparisons.schema';
import { judgedChange, JUDGED_TESTS } from '@touchline/contracts/judged-change';
import { SIDES } from '@touchline/contracts/measure-rules';
import { newestVersion, rulesOf, versionOn } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import type { ChartBand } from '../chart-view/chart-band.js';
import { spreadBand, spreadText } from '../comparisons/team-band.js';
import { aroundPrevious } from '../comparisons/usual-band.js';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import { ownMeasuresTexts } from '../texts/own-measures-texts.js';
import { SIDE_LABELS, type OwnDay } from './own-days.js';
import { finerNumber, finerText, ownNumber } from './own-value-text.js';

/** The version of the newest of these days, oldest first; that of the measure without days. */
export function shownVersion(measure: Measure, days: readonly OwnDay[]): MeasureVersion {
  const last = days.at(-1);
  return last ? rulesOf(measure, last.version) : newestVersion(measure);
}

/**
 * The team's band of a measure; `days` are those shown, oldest first. No day has the range of another version, and decimals,
 * unit and sides are of the newest day's. The bands of two sides would hide each other, so that these are sentences about
 * that day.
 */
export function ownTeamBand(measure: Measure, rows: TeamMeasurements, days: readonly OwnDay[]): ChartBand {
  const rules = shownVersion(measure, days);
  const byWeek = isComparedByWeek(rules);
  const keyOf = (date: CalendarDate, version: number) => `${byWeek ? mondayOf(date) : date} ${version}`;
  const byKey = new Map(rows.map(({ date, measure_version: version, figures }) => [keyOf(date, version), figures]));
  const rulesOn = (date: CalendarDate) => {
    const day = days.find((one) => one.date === date);
    return day ? rulesOf(measure, day.version) : versionOn(measure, date);
  };
  const figuresOn = (date: CalendarDate) => byKey.get(keyOf(date, rulesOn(date).measure_version));
  const dates = days.map(({ date }) => date);
  if (!rules.has_sides)
    return spreadBand((date) => figuresOn(date)?.none ?? null, {
      dates,
      text: (value) => finerNumber(rules, value),
      byWeek,
    });

  const last = dates.at(-1);
  const sides = SIDES.flatMap((side) => {
    const spread = last === undefined ? null : figuresOn(last)?.[side];
    return spread ? [`${SIDE_LABELS[side]} ${spreadText(spread, (value) => finerText(rules, value))}`.trim()] : [];
  });
  return {
    kind: 'team',
    name: chartViewTexts.teamName,
    rangeOn: () => null,
    notes: [sides.length === 0 ? chartViewTexts.noTeam : ownMeasuresTexts.teamSides(sides, byWeek)],
  };
}

/**
 * The usual range of a test without sides around the previous one by the same version; `all` days oldest first, `dates` those
 * shown.
 */
export function ownUsualBand(measure: Measure, all: readonly OwnDay[], dates: readonly CalendarDate[]): ChartBand {
  const tests = all.map(({ date, version }, at) => {
    const values = all
      .slice(0, at + 1)
      .flatMap((day) => (day.version === version ? (day.values.get('none') ?? []) : []))
      .slice(-JUDGED_TESTS);
    const judged = judgedChange(values, rulesOf(measure, version).typical_error);
    return { date, version, previous: values.at(-2) ?? null, usual_change: judged?.usualChange ?? null };
  });
  const shown = tests.find(({ date }) => date === dates.at(-1));
  const rules = shown ? rulesOf(measure, shown.version) : newestVersion(measure);
  return aroundPrevious(tests, { text: (value) => ownNumber(rules, value), notes: shown ? [noteOf(shown)] : [] });

  function noteOf({ previous, usual_change: usual }: (typeof tests)[number]): string {
    if (previous === null) return chartViewTexts.firstTest;
    return usual === null ? ownMeasuresTexts.noUsual : chartViewTexts.usualTest(`±${finerText(rules, usual)}`);
  }
}
