import { useRef } from 'react';
import { MEASUREMENT_CHANGED } from '@touchline/contracts/error-codes';
import { isMeasureValue } from '@touchline/contracts/measure-choices';
import { valueSentence } from '@touchline/contracts/measure-texts';
import { newestVersion, versionOn } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../../shared/history-dialog/history-dialog.js';
import type { HistoryKind, HistoryRow } from '../../../../shared/history-dialog/history-kind.js';
import { UnsendableError } from '../../../../shared/history-dialog/save-error.js';
import { measurementsQuery, ofMeasure } from '../../../../shared/measures/get-measurements.js';
import { ownTestsTexts } from '../../../../shared/texts/own-tests-texts.js';
import { performanceTestsTexts } from '../../../../shared/texts/performance-tests-texts.js';
import { saveTrialMutation } from '../api/save-trial.js';
import { trialColumns, trialFacts, trialRow, type TrialField } from '../model/trial-rows.js';

interface OwnTestHistoryProps {
  measure: Measure;
  athleteId: number;
  /** Undefined while the list of athletes loads. */
  athleteName: string | undefined;
  trials: readonly Measurement[];
  onClose: () => void;
}

/** The history dialog over every trial of one athlete and test. New ones are added by a recording only. */
export function OwnTestHistory({ measure, athleteId, athleteName, trials, onClose }: OwnTestHistoryProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(saveTrialMutation(api, queryClient, athleteId, measure));
  /** Deleted trials by id, to store them again. */
  const deleted = useRef(new Map<number, Measurement>());
  const definition = newestVersion(measure);
  const rowsOf = (all: readonly Measurement[]) => all.map((trial) => trialRow(measure, trial));
  const trialOf = ({ id }: { id: number | null }): Measurement => {
    const found = trials.find((trial) => trial.id === id);
    if (!found) throw new UnsendableError(ownTestsTexts.deletedTrial);
    return found;
  };

  const history: HistoryKind<TrialField> = {
    title: definition.label,
    subject: athleteName,
    canAdd: false,
    onePerDay: false,
    columns: trialColumns(measure),
    facts: trialFacts(measure, trials),
    describe: ({ value }, { facts = {} }: HistoryRow<TrialField>) =>
      ownTestsTexts.trial(facts.side ?? '', facts.trial ?? '', `${value} ${facts.unit ?? ''}`.trim()),
    caption: captionOf(definition),
    saveFailed: performanceTestsTexts.saveFailed,
    conflictCode: MEASUREMENT_CHANGED,
    save: async ({ id, date, version, values: { value: typed } }) => {
      const trial = trialOf({ id });
      const value: number | null = typed;
      const rules = versionOn(measure, date);
      if (value === null || !isMeasureValue(rules, value)) throw new UnsendableError(valueSentence(rules));
      const saved = await save.mutateAsync({ trial, value, version });
      return trialRow(measure, { ...trial, value, version: saved.version, source: 'coach' });
    },
    remove: async (row) => {
      const trial = trialOf(row);
      deleted.current.set(row.id, trial);
      await save.mutateAsync({ trial, value: null, version: row.version });
    },
    // The server takes a removed value as a new one.
    isRestorable: ({ date, facts }) => !measure.is_retired && Number(facts?.trial) <= versionOn(measure, date).trials,
    restore: async ({ id }) => {
      const trial = deleted.current.get(id);
      if (!trial) throw new UnsendableError(ownTestsTexts.deletedTrial);
      await save.mutateAsync({ trial, value: trial.value, version: 0 });
    },
    readRows: async () => {
      const all = await queryClient.fetchQuery({ ...measurementsQuery(api, athleteId, measure), staleTime: 0 });
      return rowsOf(ofMeasure(all, measure));
    },
  };
  return <HistoryDialog kind={history} rows={rowsOf(trials)} onClose={onClose} />;
}

const DIRECTIONS = {
  higher: performanceTestsTexts.higherIsBetter,
  lower: ownTestsTexts.lowerIsBetter,
  neither: '',
} as const;

function captionOf({ direction, trials, trial_rule: rule }: MeasureVersion): string {
  const { bestCounts, meanCounts } = ownTestsTexts;
  return ownTestsTexts.historyCaption(
    DIRECTIONS[direction],
    trials === 1 ? '' : rule === 'best' ? bestCounts : meanCounts,
  );
}
