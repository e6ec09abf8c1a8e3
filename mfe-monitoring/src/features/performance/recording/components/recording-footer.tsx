import type { KeyboardEvent, Ref } from 'react';
import { Alert, Box, Button } from '@touchline/ui';
import { saveLabel } from '../model/recording-texts.js';
import type { Sheet } from '../model/sheet.js';
import type { Recording } from './use-recording.js';

interface RecordingFooterProps {
  sheet: Sheet;
  phase: Recording['phase'];
  trouble: Recording['trouble'];
  /** Whether there is anything that could be saved: athletes, at least. */
  ready: boolean;
  onSave: () => void;
  onClose: () => void;
  /** The button that saves. */
  ref: Ref<HTMLButtonElement>;
}

/** Enter that is held down on the way along the list must not save when it gets here. */
const ignoreHeld = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** Below the button once all is saved, where screens are too narrow for both beside each other: there the message of success stands. */
const ROOM_FOR_MESSAGE = { xs: 11, lg: 0 };

/** What went wrong, and the way on. The button keeps the focus through a save: it is never disabled, it only does nothing meanwhile. */
export function RecordingFooter({ sheet, phase, trouble, ready, onSave, onClose, ref }: RecordingFooterProps) {
  const label = { typing: saveLabel(sheet.ready.length, sheet.updates), saving: 'Saving...', saved: 'Close' }[phase];
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, pb: phase === 'saved' ? ROOM_FOR_MESSAGE : 0 }}>
      {trouble && (
        <Alert severity={trouble.severity} sx={{ overflowWrap: 'anywhere' }}>
          {trouble.text}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {phase === 'typing' && <Button onClick={onClose}>Cancel</Button>}
        <Button
          ref={ref}
          variant="contained"
          disableElevation
          disabled={!ready}
          aria-disabled={phase === 'saving' || undefined}
          onKeyDown={ignoreHeld}
          onClick={phase === 'saved' ? onClose : onSave}
          sx={{ flex: { xs: 1, sm: 'none' }, minWidth: { sm: 200 } }}
        >
          {label}
        </Button>
      </Box>
    </Box>
  );
}
