import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@touchline/ui';
import { failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { goneTexts } from '../../shared/texts/gone-texts.js';
import { teamTexts } from '../../shared/texts/team-texts.js';
import { deleteTeamMutation } from './api/delete-team.js';
import type { ManagedTeam } from './model/managed-team.js';
import { useSnackbar } from './use-snackbar.js';

interface TeamDelete {
  /** Opens the question. */
  ask: () => void;
  question: ReactNode;
  /** Why the deletion failed; shown until dismissed, because it says what to do first. */
  failure: CallFailure | null;
  dismiss: () => void;
}

/** Deletes a team after a question. */
export function useTeamDelete({ team_id: teamId, name }: ManagedTeam, onDeleted: () => void): TeamDelete {
  const showSnackbar = useSnackbar();
  const deletion = useMutation(deleteTeamMutation(useApi(), useQueryClient()));
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function remove(): Promise<void> {
    setFailure(null);
    try {
      const outcome = await deletion.mutateAsync(teamId);
      if (outcome === 'deleted') showSnackbar('success', teamTexts.deleted);
      else showSnackbar('info', goneTexts.team);
      onDeleted();
    } catch (error) {
      setFailure(failureOf(error, teamTexts.deleteFailed));
    }
  }
  const question = (
    <ConfirmDialog
      open={asking}
      title="Delete team?"
      text={teamTexts.deleteQuestion(name)}
      confirmLabel="Delete team"
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        void remove();
      }}
    />
  );
  return { ask: () => setAsking(true), question, failure, dismiss: () => setFailure(null) };
}
