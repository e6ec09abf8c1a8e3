import { useState } from 'react';
import { Alert, Button, FOOT_HEIGHT, Snackbar } from '@touchline/ui';
import { currentNotice } from './notices.js';
import { useStore } from './store.js';

const SHOWN_MS = 3_000;
const ERROR_SHOWN_MS = 5_000;

/** Shows the current message at the bottom centre. A new message replaces the old one. */
export function NoticeSnackbar() {
  const latest = useStore(currentNotice);
  const [closedId, setClosedId] = useState(0);
  if (!latest) return null;
  const { notice, id } = latest;
  const close = () => setClosedId(id);
  const actionButton = notice.action && (
    <Button
      color="inherit"
      onClick={() => {
        close();
        notice.action?.run();
      }}
    >
      {notice.action.label}
    </Button>
  );
  return (
    <Snackbar
      key={id}
      open={id !== closedId}
      autoHideDuration={notice.forMs ?? (notice.severity === 'error' ? ERROR_SHOWN_MS : SHOWN_MS)}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // Above a page's own bar at the bottom.
      sx={{ mb: `var(${FOOT_HEIGHT}, 0px)` }}
    >
      <Alert
        severity={notice.severity}
        variant="filled"
        action={actionButton}
        onClose={actionButton ? undefined : close}
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
