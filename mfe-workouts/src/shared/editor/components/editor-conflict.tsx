import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import { differences } from '../model/differences.js';
import type { Draft } from '../model/draft.js';
import type { WorkoutEdit } from '../use-workout-editor.js';

/** More differences are counted, not listed. */
const LISTED_DIFFERENCES = 8;

interface EditorConflictProps {
  edit: WorkoutEdit;
  draft: Draft;
  /** For the button that saves the draft as a workout of its own, when the edited one was deleted. */
  saveAsCopyLabel: string;
  onDiscard: () => void;
}

/**
 * Shows what somebody else saved since the editor opened, and lets the coach choose a version. The draft stays until
 * then.
 */
export function EditorConflict({
  edit: { conflict, busy, keepMine, takeTheirs, saveAsCopy },
  draft,
  saveAsCopyLabel,
  onDiscard,
}: EditorConflictProps) {
  if (conflict === null) return null;
  const { stored } = conflict;
  const differing = stored ? differences(stored.draft, draft) : [];
  const button = { size: 'small', variant: 'outlined', color: 'inherit', disabled: busy } as const;
  return (
    <Alert
      ref={takeFocus}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {stored ? editorTexts.changedByOther : editorTexts.deletedByOther}
      {stored?.reassignedTo && ` ${editorTexts.reassigned(stored.reassignedTo)}`}
      {stored && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {differing.slice(0, LISTED_DIFFERENCES).map(({ label, theirs, mine }) => (
            <li key={label}>{editorTexts.difference(label, theirs, mine)}</li>
          ))}
          {differing.length > LISTED_DIFFERENCES && (
            <li>{editorTexts.moreDifferences(differing.length - LISTED_DIFFERENCES)}</li>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { minHeight: 44 } }}>
        {stored ? (
          <>
            <Button {...button} onClick={keepMine}>
              Keep mine
            </Button>
            <Button {...button} onClick={takeTheirs}>
              Take theirs
            </Button>
          </>
        ) : (
          <>
            <Button {...button} onClick={() => void saveAsCopy()}>
              {saveAsCopyLabel}
            </Button>
            <Button {...button} onClick={onDiscard}>
              Leave it deleted
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}
