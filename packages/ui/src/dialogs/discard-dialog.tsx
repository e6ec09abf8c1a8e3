import { uiTexts } from '../texts.js';
import { ConfirmDialog } from './confirm-dialog.js';

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** The one question before unsaved input is discarded. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard Changes?"
      text={uiTexts.discardQuestion}
      confirmLabel="Discard Changes"
      cancelLabel="Keep Editing"
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
