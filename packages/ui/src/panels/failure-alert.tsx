import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { intoView } from '../focus/into-view.js';
import type { CallFailure } from '../host/call-hint.js';

/** Says why a call failed, and in a second line what the coach can do. With `onClose` it can be dismissed. */
export function FailureAlert({ failure: { sentence, hint }, onClose }: { failure: CallFailure; onClose?: () => void }) {
  return (
    <Alert ref={intoView} severity="error" {...(onClose && { onClose })} sx={{ overflowWrap: 'anywhere' }}>
      {sentence}
      {hint !== null && <Box sx={{ mt: 0.5 }}>{hint}</Box>}
    </Alert>
  );
}
