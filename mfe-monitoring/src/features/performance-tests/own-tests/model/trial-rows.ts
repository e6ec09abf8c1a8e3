import { isMeasureValue } from '@touchline/contracts/measure-choices';
import { unitSymbol } from '@touchline/contracts/measure-rules';
import { decimalsOf, valueSentence } from '@touchline/contracts/measure-texts';
import { newestVersion, rulesOf } from '@touchline/contracts/measure-versions';
import type { Measurement, MeasurementSource } from '@touchline/contracts/measurements.schema';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import {
  numberOr,
  type HistoryColumn,
  type HistoryFact,
  type HistoryRow,
} from '../../../../shared/history-dialog/history-kind.js';
import { SIDE_LABELS } from '../../../../shared/own-measures/own-days.js';

/** The only column of a trial that can be edited. */
export type TrialField = 'value';

const SOURCE_LABELS: Readonly<Record<MeasurementSource, string>> = {
  coach: 'Coach',
  athlete: 'Athlete',
  app: 'Club app',
  device: 'Device',
  import: 'Import',
};

const symbolOf = ({ unit }: MeasureVersion) => unitSymbol(unit);

/** The value of a trial, with its unit where all versions of the test have the same. */
export function trialColumns(measure: Measure): HistoryColumn<TrialField>[] {
  const { versions } = measure;
  const newest = newestVersion(measure);
  const [symbol, ...others] = new Set(versions.map(symbolOf));
  const decimals = Math.max(...versions.map(decimalsOf));
  // A row whose version takes fewer values is refused by the sentence of that version when it is saved.
  const isPossible = (value: number) => versions.some((version) => isMeasureValue(version, value));
  return [
    {
      key: 'value',
      label: symbol && others.length === 0 ? `Value (${symbol})` : 'Value',
      hint: `${newest.min} to ${newest.max}`,
      decimals: decimals > 0,
      maxLength: 12,
      parse: (text) => numberOr(text, sentenceEnd(newest), isPossible),
    },
  ];
}

/** `must be a number from 0 to 1000 (N), in steps of 1`, for a problem that follows the name of its field. */
const sentenceEnd = (version: MeasureVersion) =>
  valueSentence({ ...version, label: '' })
    .trim()
    .replace(/\.$/, '');

export function trialFacts({ versions }: Measure, trials: readonly Measurement[]): HistoryFact[] {
  const hasSides = trials.some(({ side }) => side !== 'none');
  const hasUnits = new Set(versions.map(symbolOf)).size > 1;
  const hasTrials = trials.some(({ trial }) => trial > 1) || versions.some(({ trials: most }) => most > 1);
  return [
    ...(hasUnits ? [{ key: 'unit', label: 'Unit' }] : []),
    ...(hasSides ? [{ key: 'side', label: 'Side' }] : []),
    ...(hasTrials ? [{ key: 'trial', label: 'Trial' }] : []),
    { key: 'age', label: 'Age' },
    { key: 'team', label: 'Team' },
    { key: 'source', label: 'Entered by' },
  ];
}

/** A trial as a row of the history table; age and team are those of its day. */
export function trialRow(measure: Measure, trial: Measurement): HistoryRow<TrialField> {
  const { id, day: date, version, value, side, age, team, source } = trial;
  return {
    id,
    date,
    version,
    values: { value },
    facts: {
      unit: symbolOf(rulesOf(measure, trial.measure_version)),
      side: SIDE_LABELS[side],
      trial: String(trial.trial),
      age: age === null ? '' : String(age),
      team: team?.name ?? '',
      // A source that this version of the area does not know is shown as it is.
      source: (SOURCE_LABELS as Readonly<Record<string, string>>)[source] ?? source,
    },
  };
}
