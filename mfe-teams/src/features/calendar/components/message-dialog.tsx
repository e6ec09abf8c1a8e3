import { useId } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@touchline/ui';

interface MessageDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** A second line that says what to do. */
  hint: string | null;
  onClose: () => void;
  /** Called after the dialog has faded out, to move the focus. Without it the focus returns to the previous element. */
  onExited?: (() => void) | undefined;
}

/** Shows one message until the coach confirms it. */
export function MessageDialog({ open, title, text, hint, onClose, onExited }: MessageDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus={onExited !== undefined}
      slotProps={{ transition: { onExited: onExited } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ fontSize: '1.15rem', fontWeight: 700 }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>
        {hint !== null && <DialogContentText sx={{ mt: 1, overflowWrap: 'anywhere' }}>{hint}</DialogContentText>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} variant="contained" disableElevation autoFocus sx={{ minHeight: 44 }}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
