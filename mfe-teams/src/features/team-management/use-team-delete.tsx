import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@touchline/ui';
import { failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { deleteTeamMutation } from './api/delete-team.js';
import type { ManagedTeam } from './model/managed-team.js';
import { SHOWN_MS } from './notices.js';

interface TeamDelete {
  /** Asks first. */
  ask: () => void;
  question: ReactNode;
  /** Why the team is still there; it stays until it is dismissed, for it says what to do first. */
  refusal: CallFailure | null;
  dismiss: () => void;
}

/** Deletes one team; `onDeleted` when it is gone. */
export function useTeamDelete({ team_id: teamId, name }: ManagedTeam, onDeleted: () => void): TeamDelete {
  const notify = useNotify();
  const deletion = useMutation(deleteTeamMutation(useApi(), useQueryClient()));
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure | null>(null);

  async function remove(): Promise<void> {
    setRefusal(null);
    try {
      await deletion.mutateAsync(teamId);
      notify({ severity: 'success', text: 'Team deleted.', forMs: SHOWN_MS });
      onDeleted();
    } catch (error) {
      setRefusal(failureOf(error, 'Failed to delete team'));
    }
  }
  const question = (
    <ConfirmDialog
      open={asking}
      title="Delete Team?"
      text={`${name} is deleted for every coach of the team, with its registration code. This cannot be undone.`}
      confirmLabel="Delete Team"
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        void remove();
      }}
    />
  );
  return { ask: () => setAsking(true), question, refusal, dismiss: () => setRefusal(null) };
}
