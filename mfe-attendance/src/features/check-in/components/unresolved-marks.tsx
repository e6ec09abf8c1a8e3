import { statusText } from '@touchline/contracts/attendance-status';
import { Alert, Box, Button } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { UnresolvedMark } from '../model/unresolved-marks.js';

interface UnresolvedMarksProps {
  unresolved: readonly UnresolvedMark[];
  /** Sends the coach's own status over the stored one. */
  onOverwrite: (mark: UnresolvedMark) => void;
  /** Keeps the stored mark. */
  onDiscard: (mark: UnresolvedMark) => void;
}

/** Marks the server did not store, each with the choices the coach has. Nothing is decided automatically. */
export function UnresolvedMarks({ unresolved, onOverwrite, onDiscard }: UnresolvedMarksProps) {
  const may = useMay();
  return unresolved.map((entry) => (
    <Alert
      key={entry.mark.id}
      severity="warning"
      sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}
    >
      {sentenceOf(entry)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& .MuiButton-root': { minHeight: 44 } }}>
        {entry.problem.kind === 'changed' ? (
          <>
            <Button color="inherit" variant="outlined" onClick={() => onDiscard(entry)}>
              {entry.problem.stored === null ? 'Leave unmarked' : `Keep ${statusText(entry.problem.stored)}`}
            </Button>
            {may('attendance.write', entry.mark.teamId) && (
              <Button color="inherit" variant="outlined" onClick={() => onOverwrite(entry)}>
                {entry.ownStatus === null ? 'Remove the mark' : `Change to ${statusText(entry.ownStatus)}`}
              </Button>
            )}
          </>
        ) : (
          <Button color="inherit" variant="outlined" onClick={() => onDiscard(entry)}>
            Dismiss
          </Button>
        )}
      </Box>
    </Alert>
  ));
}

function sentenceOf({ name, ownStatus, problem }: UnresolvedMark): string {
  return problem.kind === 'refused'
    ? checkInTexts.notSaved(name, ownStatus, problem.reason)
    : checkInTexts.conflict(name, ownStatus, problem.stored);
}
