import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import { differingFields } from '../model/differing-fields.js';
import { draftOf } from '../model/event-draft.js';
import type { EditForm } from '../use-edit-form.js';

interface ChangeConflictProps {
  form: EditForm;
  /** What was typed is added as an event of its own; absent where it cannot be. */
  onAddAnew?: (() => void) | undefined;
  /** Gives up what was typed into an event that is there no longer. */
  onLeave: () => void;
}

/** Somebody else changed or deleted the event meanwhile: both versions, and the choice between them. What was typed stays until that is made. */
export function ChangeConflict({ form, onAddAnew, onLeave }: ChangeConflictProps) {
  const { conflict, event, draft, busy } = form;
  if (conflict === null) return null;
  const gone = conflict.stored === null;
  const differing = conflict.stored === null ? [] : differingFields(draft, conflict.stored);
  // What only they have changed is theirs either way, and is said.
  const alsoTheirs =
    conflict.stored === null
      ? []
      : differingFields(draftOf(event), conflict.stored).filter(
          ({ label }) => !differing.some((one) => one.label === label),
        );
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {`Someone else ${gone ? 'deleted' : 'changed'} this event meanwhile. What you typed is not saved.`}
      {differing.length + alsoTheirs.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {differing.map(({ label, theirs, mine }) => (
            <li key={label}>{`${label}: theirs ${theirs}, yours ${mine}`}</li>
          ))}
          {alsoTheirs.map(({ label, theirs }) => (
            <li key={label}>{`${label}: now ${theirs}`}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { minHeight: 44 } }}>
        {gone ? (
          <>
            {onAddAnew && (
              <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onAddAnew}>
                Add as a new event
              </Button>
            )}
            <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onLeave}>
              Leave it deleted
            </Button>
          </>
        ) : (
          <>
            <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={form.keepMine}>
              Keep mine
            </Button>
            <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={form.takeTheirs}>
              Take theirs
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}
