import { Alert, Box, Button, takeFocus } from '@touchline/ui';
import { differences } from '../model/differences.js';
import type { Draft } from '../model/draft.js';
import type { WorkoutEdit } from '../use-workout-editor.js';

/** More of them than anybody compares. */
const SHOWN = 8;

interface EditorConflictProps {
  edit: WorkoutEdit;
  draft: Draft;
  /** What was typed can be kept as a workout of its own, where the other is gone. */
  saveAnewLabel: string;
  onLeave: () => void;
}

/** Somebody else changed or deleted the workout meanwhile: what they stored, and the choice. What was typed stays until that is made. */
export function EditorConflict({
  edit: { conflict, busy, keepMine, takeTheirs, saveAnew },
  draft,
  saveAnewLabel,
  onLeave,
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
      {`Someone else ${stored ? 'changed' : 'deleted'} this workout meanwhile. What you typed is not saved.`}
      {stored?.isForOthers && ' It is for somebody else now.'}
      {stored && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {differing.slice(0, SHOWN).map(({ label, theirs, mine }) => (
            <li key={label}>{`${label}: theirs ${theirs}; yours ${mine}`}</li>
          ))}
          {differing.length > SHOWN && <li>{`and ${differing.length - SHOWN} more`}</li>}
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
            <Button {...button} onClick={() => void saveAnew()}>
              {saveAnewLabel}
            </Button>
            <Button {...button} onClick={onLeave}>
              Leave it deleted
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}
