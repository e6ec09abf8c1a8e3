import { useEffect, useRef } from 'react';
import { mdiClose } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { isFocusLostAround } from '../focus/focus-lost.js';
import { useFocusThroughBusy } from '../focus/use-focus-through-busy.js';
import { Icon } from '../icon.js';
import { uiTexts } from '../texts.js';

interface UndoBarProps {
  text: string;
  /** Absent when there is nothing left to undo. */
  onUndo?: (() => void) | undefined;
  /** Another step that the change leads to. */
  next?: { label: string; run: () => void } | undefined;
  onDismiss: () => void;
  busy: boolean;
}

/** Names the change and offers Undo. It stays until it is dismissed or replaced, so that nobody has to hurry. */
export function UndoBar({ text, onUndo, next, onDismiss, busy }: UndoBarProps) {
  const dismiss = useRef<HTMLButtonElement>(null);
  const canUndo = onUndo !== undefined;
  useFocusThroughBusy(busy);
  // The Undo button disappears when it has done its work: the focus moves to the other button.
  useEffect(() => {
    if (!canUndo && dismiss.current && isFocusLostAround(dismiss.current)) dismiss.current.focus();
  }, [canUndo]);
  return (
    <Alert
      severity={onUndo ? 'success' : 'info'}
      sx={{
        mb: 2,
        alignItems: 'center',
        '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
        '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' },
      }}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {next && (
            <Button color="inherit" onClick={next.run} sx={{ minHeight: 44 }}>
              {next.label}
            </Button>
          )}
          {onUndo && (
            <Button color="inherit" onClick={onUndo} loading={busy} sx={{ minHeight: 44 }}>
              Undo
            </Button>
          )}
          <IconButton
            ref={dismiss}
            color="inherit"
            aria-label={uiTexts.dismissMessage}
            onClick={onDismiss}
            sx={{ width: 44, height: 44 }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
      }
    >
      {text}
    </Alert>
  );
}
