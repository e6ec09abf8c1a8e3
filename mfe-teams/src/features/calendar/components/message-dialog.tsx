import { useId } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@touchline/ui';

interface MessageDialogProps {
  open: boolean;
  title: string;
  text: string;
  /** A second line, about what can be done. */
  hint: string | null;
  onClose: () => void;
  /** Once it has faded, for the focus to be put somewhere; without it, the focus goes back to where it was. */
  onGone?: (() => void) | undefined;
}

/** Says one thing, and waits until that is read. */
export function MessageDialog({ open, title, text, hint, onClose, onGone }: MessageDialogProps) {
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
      disableRestoreFocus={onGone !== undefined}
      slotProps={{ transition: { onExited: onGone } }}
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
