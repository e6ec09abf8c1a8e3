import { ConfirmDialog } from './confirm-dialog.js';

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** The one question before typed work is dropped, wherever that happens. */
export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard Changes?"
      text="You have unsaved changes. Are you sure you want to discard them?"
      confirmLabel="Discard Changes"
      cancelLabel="Keep Editing"
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
