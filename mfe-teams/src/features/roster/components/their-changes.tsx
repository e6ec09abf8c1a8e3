import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import type { TheirChange } from '../model/entry-draft.js';

interface TheirChangesProps {
  changes: readonly TheirChange[];
  busy: boolean;
  onTakeTheirs: () => void;
}

/** What somebody else changed while the entry was edited, beside what was typed, and the way to give in; saving is the other. */
export function TheirChanges({ changes, busy, onTakeTheirs }: TheirChangesProps) {
  const clashing = changes.some(({ typed }) => typed !== null);
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      Someone else changed this entry meanwhile. Nothing of yours is saved yet, and all of it is still here.
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {changes.map(({ label, stored, typed }) => (
          <li key={label}>
            {typed === null ? `${label}: now ${stored}` : `${label}: theirs ${stored}, yours ${typed}`}
          </li>
        ))}
      </Box>
      {clashing ? 'Save to replace theirs with yours, or keep what they changed:' : 'Save to add yours.'}
      {clashing && (
        <Box sx={{ mt: 0.5 }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={busy}
            onClick={onTakeTheirs}
            sx={{ minHeight: 44 }}
          >
            Take theirs
          </Button>
        </Box>
      )}
    </Alert>
  );
}
