import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import type { TheirChange } from '../model/entry-changes.js';

interface TheirChangesProps {
  changes: readonly TheirChange[];
  busy: boolean;
  onTakeTheirs: () => void;
}

/**
 * Lists what someone else changed during the edit, beside the typed values. Saving keeps the typed values; the button
 * takes theirs.
 */
export function TheirChanges({ changes, busy, onTakeTheirs }: TheirChangesProps) {
  const clashing = changes.some(({ typed }) => typed !== null);
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {rosterTexts.changedByOther}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {changes.map(({ label, stored, typed }) => (
          <li key={label}>
            {typed === null ? `${label}: now ${stored}` : `${label}: theirs ${stored}, yours ${typed}`}
          </li>
        ))}
      </Box>
      {clashing ? rosterTexts.saveReplacesTheirs : rosterTexts.saveAddsYours}
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
