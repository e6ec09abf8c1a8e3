import { useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { MakeDecisionBody } from '@touchline/contracts/decisions.schema';
import { DECISION_CHANGED } from '@touchline/contracts/error-codes';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { useAppForm } from '@touchline/ui/forms';
import { ApiError, createRetryKeys, failureOf, useApi, useNotify, useUnsavedWork } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { athleteDialogTexts } from '../texts/athlete-dialog-texts.js';
import { makeDecisionMutation, takeBackMutation } from './api/decide.js';
import { decisionSchema, emptyDecision } from './model/decision-values.js';

export type DecisionForm = ReturnType<typeof useDecision>;

/** The form of a decision. Typed values stay when a call fails and when a colleague has decided first. */
export function useDecision(
  { athlete_id: athleteId, decision }: SquadAthlete,
  today: CalendarDate,
  onTakenBack: () => void,
) {
  const api = useApi();
  const cache = useQueryClient();
  const notify = useNotify();
  const make = useMutation(makeDecisionMutation(api, cache));
  const undo = useMutation(takeBackMutation(api, cache));
  const [retryKeys] = useState(() => createRetryKeys<MakeDecisionBody>());
  const [isOvertaken, setOvertaken] = useState(false);

  const form = useAppForm({
    values: emptyDecision(today),
    schemaOf: () => decisionSchema(today),
    send: async (typed) => {
      setOvertaken(false);
      const body = { ...typed, athlete_id: athleteId, replaces: decision?.decision_id ?? null, today };
      try {
        await retryKeys.send(body, (retryKey) => make.mutateAsync({ body, retryKey }));
        form.reset(emptyDecision(today));
        notify({ severity: 'success', text: athleteDialogTexts.decided });
      } catch (error) {
        if (ApiError.hasCode(error, DECISION_CHANGED)) setOvertaken(true);
        else form.showError(error, athleteDialogTexts.decideFailed);
      }
    },
  });
  useUnsavedWork(form.dirty);

  async function takeBack(): Promise<void> {
    if (undo.isPending || !decision) return;
    form.setFailure(null);
    setOvertaken(false);
    try {
      await undo.mutateAsync({ id: decision.decision_id, today });
      onTakenBack();
      notify({ severity: 'success', text: athleteDialogTexts.takenBack });
    } catch (error) {
      if (!ApiError.isGone(error)) return form.setFailure(failureOf(error, athleteDialogTexts.takeBackFailed));
      onTakenBack();
      notify({ severity: 'info', text: athleteDialogTexts.alreadyTakenBack });
    }
  }

  return { form, busy: form.busy || undo.isPending, isOvertaken, takeBack };
}
