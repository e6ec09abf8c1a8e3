import { useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { MakeDecisionBody } from '@touchline/contracts/decisions.schema';
import { DECISION_CHANGED } from '@touchline/contracts/error-codes';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import {
  ApiError,
  createRetryKeys,
  failureOf,
  useApi,
  useNotify,
  useUnsavedWork,
  withInputKept,
  type CallFailure,
} from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { squadTexts } from '../texts/squad-texts.js';
import { makeDecisionMutation, takeBackMutation } from './api/decide.js';
import { decisionProblems, emptyDecision, isTyped, type DecisionDraft } from './model/decision-draft.js';

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
  const [draft, setDraft] = useState<DecisionDraft>(() => emptyDecision(today));
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const isDirty = isTyped(draft, today);
  useUnsavedWork(isDirty);

  const begin = () => {
    setFailure(null);
    setOvertaken(false);
  };

  async function save(): Promise<void> {
    setChecked(true);
    const { kind, note, message, until } = draft;
    if (make.isPending || kind === null || Object.keys(decisionProblems(draft, today)).length > 0) return;
    begin();
    const replaces = decision?.decision_id ?? null;
    const body: MakeDecisionBody = {
      athlete_id: athleteId,
      kind,
      note: note.trim() || null,
      message: message.trim() || null,
      until,
      replaces,
      today,
    };
    try {
      await retryKeys.send(body, (retryKey) => make.mutateAsync({ body, retryKey }));
      setDraft(emptyDecision(today));
      setChecked(false);
      notify({ severity: 'success', text: squadTexts.decided });
    } catch (error) {
      if (ApiError.hasCode(error, DECISION_CHANGED)) setOvertaken(true);
      else {
        setFailure(withInputKept(failureOf(error, squadTexts.decideFailed)));
      }
    }
  }

  async function takeBack(): Promise<void> {
    if (undo.isPending || !decision) return;
    begin();
    try {
      await undo.mutateAsync({ id: decision.decision_id, today });
      onTakenBack();
      notify({ severity: 'success', text: squadTexts.takenBack });
    } catch (error) {
      if (!ApiError.isGone(error)) return setFailure(failureOf(error, squadTexts.takeBackFailed));
      onTakenBack();
      notify({ severity: 'info', text: squadTexts.alreadyTakenBack });
    }
  }

  return {
    draft,
    /** True while closing the form would lose something. */
    isDirty,
    problems: isChecked ? decisionProblems(draft, today) : {},
    busy: make.isPending || undo.isPending,
    failure,
    isOvertaken,
    set: (change: Partial<DecisionDraft>) => setDraft((now) => ({ ...now, ...change })),
    save,
    takeBack,
  };
}
