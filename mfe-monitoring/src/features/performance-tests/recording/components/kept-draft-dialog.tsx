import { useState } from 'react';
import { formatLongDate } from '@touchline/contracts/date-format';
import { AppDialog, Button, ConfirmDialog, Typography } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { typedCount, type RecordingDraft } from '../draft/recording-draft.js';
import { useDropDraft } from '../draft/use-kept-draft.js';
import type { RecordingSession } from '../model/session.js';

interface KeptDraftDialogProps {
  session: RecordingSession;
  label: string;
  draft: RecordingDraft;
  /** Undefined where the coach's role no longer lets the team's tests be recorded: the values can only be thrown away. */
  onContinue: (() => void) | undefined;
  /** The draft stays, or was thrown away. */
  onClose: () => void;
}

/** Offers to continue a recording whose values are not saved yet, or to throw them away. */
export function KeptDraftDialog({ session, label, draft, onContinue, onClose }: KeptDraftDialogProps) {
  const [asked, setAsked] = useState(false);
  const drop = useDropDraft();
  const count = typedCount(draft.texts);
  const throwAway = () => {
    setAsked(false);
    void drop(session).then(onClose);
  };
  return (
    <AppDialog
      open
      title={recordingTexts.title(label)}
      subtitle={recordingTexts.session(session.team.name, formatLongDate(session.date))}
      maxWidth="xs"
      atBottom
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setAsked(true)}>{recordingTexts.throwAway}</Button>
          {onContinue && (
            <Button autoFocus variant="contained" disableElevation onClick={onContinue}>
              Continue recording
            </Button>
          )}
        </>
      }
    >
      <Typography>{recordingTexts.keptHere(count)}</Typography>
      <ConfirmDialog
        open={asked}
        title="Throw away values?"
        text={recordingTexts.throwAwayQuestion(count)}
        cancelLabel="Keep values"
        confirmLabel={recordingTexts.throwAway}
        onCancel={() => setAsked(false)}
        onConfirm={throwAway}
      />
    </AppDialog>
  );
}
