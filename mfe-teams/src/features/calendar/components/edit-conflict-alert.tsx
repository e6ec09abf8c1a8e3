import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { differingFields } from '../model/differing-fields.js';
import { valuesOf } from '../model/event-values.js';
import type { EditForm } from '../use-edit-form.js';

interface EditConflictAlertProps {
  form: EditForm;
  /** Adds the typed values as a new event; undefined when that is impossible. */
  onAddAsNew?: (() => void) | undefined;
  /** Discards the typed values of a deleted event. */
  onDiscard: () => void;
}

/**
 * Shows both versions of an event that someone else changed or deleted during the edit, and lets the coach choose one.
 */
export function EditConflictAlert({ form, onAddAsNew, onDiscard }: EditConflictAlertProps) {
  const { conflict, event, values, busy } = form;
  if (conflict === null) return null;
  const deleted = conflict.stored === null;
  const differing = conflict.stored === null ? [] : differingFields(values, conflict.stored);
  // Fields that only the other person changed keep the stored value; the list shows them as information.
  const changedByOthersOnly =
    conflict.stored === null
      ? []
      : differingFields(valuesOf(event), conflict.stored).filter(
          ({ label }) => !differing.some((field) => field.label === label),
        );
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {deleted ? calendarTexts.deletedByOther : calendarTexts.changedByOther}
      {differing.length + changedByOthersOnly.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {differing.map(({ label, theirs, mine }) => (
            <li key={label}>{`${label}: theirs ${theirs}, yours ${mine}`}</li>
          ))}
          {changedByOthersOnly.map(({ label, theirs }) => (
            <li key={label}>{`${label}: now ${theirs}`}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { minHeight: 44 } }}>
        {deleted ? (
          <>
            {onAddAsNew && (
              <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onAddAsNew}>
                Add as a new event
              </Button>
            )}
            <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onDiscard}>
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
