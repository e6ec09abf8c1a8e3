import type { KeyboardEvent, Ref } from 'react';
import { Alert, Box, Button } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import type { Sheet } from '../model/sheet.js';
import type { Recording } from './use-recording.js';

interface RecordingFooterProps {
  sheet: Sheet;
  phase: Recording['phase'];
  alert: Recording['alert'];
  /** True when athletes are loaded and earlier values are checked. */
  ready: boolean;
  onSave: () => void;
  onClose: () => void;
  /** The save button. */
  ref: Ref<HTMLButtonElement>;
}

/** Enter held down to move along the list must not save when it reaches the button. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** Room below the button for the success message on narrow screens. */
const TOAST_SPACE = { xs: 11, lg: 0 };

/**
 * The alert of the last save and the buttons. The save button is `aria-disabled` instead of disabled while it saves and
 * while nothing is entered: it keeps the focus, and a click without values says what is missing.
 */
export function RecordingFooter({ sheet, phase, alert, ready, onSave, onClose, ref }: RecordingFooterProps) {
  const label = {
    typing: recordingTexts.save(sheet.ready.length, sheet.updates),
    saving: recordingTexts.saving,
    saved: 'Close',
  }[phase];
  const nothingEntered = phase === 'typing' && sheet.ready.length === 0 && sheet.problems.length === 0;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, pb: phase === 'saved' ? TOAST_SPACE : 0 }}>
      {alert && (
        <Alert severity={alert.severity} sx={{ overflowWrap: 'anywhere' }}>
          {alert.text}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {phase === 'typing' && <Button onClick={onClose}>Cancel</Button>}
        <Button
          ref={ref}
          variant="contained"
          disableElevation
          disabled={!ready}
          aria-disabled={phase === 'saving' || nothingEntered || undefined}
          onKeyDown={ignoreKeyRepeat}
          onClick={phase === 'saved' ? onClose : onSave}
          sx={{
            flex: { xs: 1, sm: 'none' },
            minWidth: { sm: 200 },
            ...(nothingEntered && {
              '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'action.disabled', cursor: 'default' },
            }),
          }}
        >
          {label}
        </Button>
      </Box>
    </Box>
  );
}
