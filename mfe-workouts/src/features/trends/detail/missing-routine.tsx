import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import { Alert, Box, Button, FailureAlert } from '@touchline/ui';
import { failureOf, useApi, useMay, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { restoreRoutineMutation } from '../../../shared/workouts/api/restore-routine.js';

/**
 * Says that the routine is not in the library, and offers to restore it if a role of the coach allows it. `onRestored`: this
 * part disappears.
 */
export function MissingRoutine({ onRestored }: { onRestored: () => void }) {
  const notify = useNotify();
  const restoring = useMutation(restoreRoutineMutation(useApi(), useQueryClient()));
  const mayRestore = useMay()('plan.write');
  const restore = () =>
    restoring.mutate(undefined, {
      onSuccess: () => {
        notify({ severity: 'success', text: trendsTexts.routineRestored });
        onRestored();
      },
    });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Alert severity="warning">{trendsTexts.routineMissing(HIP_MOBILITY_ROUTINE_NAME, mayRestore)}</Alert>
      {restoring.error && <FailureAlert failure={failureOf(restoring.error, trendsTexts.restoreFailed)} />}
      {mayRestore && (
        <Button variant="outlined" loading={restoring.isPending} onClick={restore} sx={{ minHeight: 44 }}>
          {trendsTexts.restoreRoutine}
        </Button>
      )}
    </Box>
  );
}
