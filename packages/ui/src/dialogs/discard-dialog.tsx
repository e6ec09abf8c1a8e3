import { useState } from 'react';
import type { LeaveQuestion } from '../host/host.js';
import { uiTexts } from '../texts.js';
import { ConfirmDialog } from './confirm-dialog.js';

interface DiscardDialogProps {
  open: boolean;
  /** Words for lost work other than changes. */
  question?: LeaveQuestion | undefined;
  onDiscard: () => void;
  onKeep: () => void;
}

const DISCARD_CHANGES: LeaveQuestion = {
  title: 'Discard Changes?',
  text: uiTexts.discardQuestion,
  leaveLabel: 'Discard Changes',
  stayLabel: 'Keep Editing',
};

/** The one question before unsaved input is discarded. */
export function DiscardDialog({ open, question = DISCARD_CHANGES, onDiscard, onKeep }: DiscardDialogProps) {
  // The answered dialog keeps its words while it fades: what it asked about may be gone by then.
  const [asked, setAsked] = useState(question);
  if (open && asked !== question) setAsked(question);
  return (
    <ConfirmDialog
      open={open}
      title={asked.title}
      text={asked.text}
      confirmLabel={asked.leaveLabel}
      cancelLabel={asked.stayLabel}
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
