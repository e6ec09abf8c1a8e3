import { useState, useSyncExternalStore } from 'react';
import { Alert, Button, FOOT_HEIGHT, Snackbar } from '@touchline/ui';
import { currentNotice } from './notices.js';
import { useStore } from './store.js';

const SHOWN_MS = 3_000;
const ERROR_SHOWN_MS = 5_000;
/** At least, for a message with a button: it has to be read and reached. */
const ACTION_SHOWN_MS = 6_000;

/** Above the shell's bar at the lower edge, and above a page's own. */
const ABOVE_BARS_SX = { mb: `calc(var(--touchline-nav, 0px) + var(${FOOT_HEIGHT}, 0px))` } as const;
/** Dialogs have their choices at the lower edge on a phone: the message stands at the upper one, beside the close button. */
const OVER_TITLE_SX = { '&.MuiSnackbar-root': { top: { xs: 8, sm: 24 }, right: { xs: 60, sm: 'auto' } } } as const;

/** Whether a dialog, a drawer or a sheet is open: MUI puts each of them directly into the page's body. */
const isDialogInPage = () => document.querySelector('body > .MuiModal-root:not(.MuiPopover-root)') !== null;

function followDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Shows the current message at the bottom centre, or at the top while a dialog is open. A new message replaces the old one. */
export function NoticeSnackbar() {
  const latest = useStore(currentNotice);
  const isDialogOpen = useSyncExternalStore(followDialogs, isDialogInPage);
  const [closedId, setClosedId] = useState(0);
  if (!latest) return null;
  const { notice, id } = latest;
  const close = () => setClosedId(id);
  const shownMs = notice.forMs ?? (notice.severity === 'error' ? ERROR_SHOWN_MS : SHOWN_MS);
  const actionButton = notice.action && (
    <Button
      color="inherit"
      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
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
      autoHideDuration={notice.action ? Math.max(shownMs, ACTION_SHOWN_MS) : shownMs}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: isDialogOpen ? 'top' : 'bottom', horizontal: 'center' }}
      sx={isDialogOpen ? OVER_TITLE_SX : ABOVE_BARS_SX}
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
