import { useState } from 'react';
import { fullName } from '@touchline/contracts/athlete-labels';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { SeasonChange } from '@touchline/contracts/season-changes.schema';
import { Alert, Button, ConfirmDialog, FailureAlert } from '@touchline/ui';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { momentText } from '../../../../shared/moment-text.js';
import { goneTexts } from '../../../../shared/texts/gone-texts.js';
import { seasonTexts } from '../../../../shared/texts/season-texts.js';
import { seasonChangesQuery, undoSeasonMutation } from '../api/season-changes.js';

/** The changes of the last day, each with its Undo. Nothing while they are unknown. */
export function UndoableChanges({ teamId }: { teamId: number }) {
  const api = useApi();
  const notify = useNotify();
  const { data: changes = [] } = useQuery(seasonChangesQuery(api, teamId));
  const undo = useMutation(undoSeasonMutation(api, useQueryClient(), teamId));
  const [asked, setAsked] = useState<SeasonChange | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function take(change: SeasonChange): Promise<void> {
    setFailure(null);
    try {
      const undone = await undo.mutateAsync(change.changed_at);
      notify({ severity: undone.kept.length > 0 ? 'info' : 'success', text: seasonTexts.undone(undone) });
    } catch (error) {
      if (ApiError.isGone(error)) notify({ severity: 'info', text: goneTexts.seasonChange });
      else setFailure(failureOf(error, seasonTexts.undoFailed));
    } finally {
      setAsked(null);
    }
  }
  return (
    <>
      {changes.map((change) => (
        <Alert
          key={change.changed_at}
          severity="info"
          sx={{ mb: 2, flexWrap: 'wrap', overflowWrap: 'anywhere' }}
          action={
            <Button color="inherit" onClick={() => setAsked(change)} sx={{ minHeight: 44 }}>
              {seasonTexts.undoUntil(momentText(change.undo_until))}
            </Button>
          }
        >
          {seasonTexts.changed(
            change.athletes.length,
            formatMediumDate(change.first_day),
            change.coach?.name ?? null,
            momentText(change.changed_at),
          )}
        </Alert>
      ))}
      {failure && <FailureAlert failure={failure} />}
      <ConfirmDialog
        open={asked !== null}
        title="Undo the season change?"
        text={seasonTexts.undoQuestion((asked?.athletes ?? []).map(fullName).join(', '))}
        confirmLabel="Undo"
        busy={undo.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void take(asked)}
      />
    </>
  );
}
