import type { ReactNode } from 'react';
import { mdiCheck, mdiClose } from '@mdi/js';
import { BAR_HEIGHT, Box, Button, Icon, IconButton, Typography } from '@touchline/ui';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { BulkUndo } from '../model/bulk-undo.js';

interface RegisterStripProps {
  /** Marks that wait to be sent, and whether that takes long. */
  waiting: number;
  isSlow: boolean;
  /** Marks that the server did not store, for the coach to decide about. */
  unresolved: number;
  /** False where the coach's role only reads the marks: then nothing is saved or reopened here. */
  mayMark: boolean;
  /** Of this event; null for none. */
  undo: BulkUndo | null;
  /** `Closed 17:42 · …`; null while attendance is open. */
  closed: string | null;
  /** Why the shown marks may be old; null if they are not. */
  old: string | null;
  /** An Undo or a reopening is running. */
  busy: boolean;
  actions: {
    onTryNow: () => void;
    onDecide: () => void;
    onUndo: () => void;
    onDismiss: () => void;
    onReopen: () => void;
  };
}

/**
 * The state of the marks, on a line that is always there while marks can be made, so that no message moves the cards below
 * it. It stays in view below the shell's bar, except where it would leave too little room: in a low window, or at large text.
 */
export function RegisterStrip(props: RegisterStripProps) {
  const { text, isUrgent, buttons } = contentOf(props);
  if (text === null && !props.mayMark && props.waiting === 0) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: `min(${BAR_HEIGHT}px, calc((100vh - 36rem) * 99))`,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 0.5,
        // Two lines of text, or a button.
        minHeight: '3.5rem',
        pl: 1.5,
        py: 0.5,
        borderRadius: 1,
        border: 1,
        borderColor: isUrgent ? 'warning.main' : 'divider',
        bgcolor: 'background.paper',
        '& .MuiButton-root': { minHeight: 44, px: 1, whiteSpace: 'nowrap' },
      }}
    >
      <Box role="status" sx={{ flex: text === null ? '0 0 0' : '1 1 5rem', minWidth: 0 }}>
        {text !== null && (
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
      </Box>
      {text === null && (
        <Typography
          variant="body2"
          sx={{ flex: '1 1 auto', display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
        >
          {props.waiting === 0 && <Icon path={mdiCheck} />}
          {props.waiting === 0 ? checkInTexts.allSaved : checkInTexts.saving}
        </Typography>
      )}
      {buttons}
    </Box>
  );
}

/** What matters most: a decision, then marks that wait, then an old screen, then an Undo, then a close. Null text: nothing is announced. */
function contentOf({ waiting, isSlow, unresolved, mayMark, undo, closed, old, busy, actions }: RegisterStripProps): {
  text: string | null;
  isUrgent: boolean;
  buttons: ReactNode;
} {
  const undoButton = undo?.change && (
    <Button onClick={actions.onUndo} loading={busy}>
      {checkInTexts.undoAllPresent(undo.change.count)}
    </Button>
  );
  if (unresolved > 0)
    return {
      text: checkInTexts.unresolved(unresolved),
      isUrgent: true,
      buttons: <Button onClick={actions.onDecide}>Decide</Button>,
    };
  if (waiting > 0 && isSlow)
    return {
      text: undoButton ? checkInTexts.marksWait(waiting) : checkInTexts.marksWaitHere(waiting),
      isUrgent: true,
      buttons: undoButton ?? <Button onClick={actions.onTryNow}>Try now</Button>,
    };
  if (old !== null)
    return { text: old, isUrgent: true, buttons: undoButton ?? <Button onClick={actions.onTryNow}>Try now</Button> };
  if (undo && (undo.change || closed === null))
    return {
      text: undo.text,
      isUrgent: false,
      buttons: (
        <>
          {undoButton}
          <IconButton
            aria-label={checkInTexts.dismissMessage}
            onClick={actions.onDismiss}
            sx={{ width: 44, height: 44 }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </>
      ),
    };
  if (closed !== null)
    return {
      text: closed,
      isUrgent: false,
      buttons: mayMark && (
        <Button onClick={actions.onReopen} loading={busy}>
          {checkInTexts.reopen}
        </Button>
      ),
    };
  return { text: null, isUrgent: false, buttons: null };
}
