import { useState } from 'react';
import { Alert, Button, FOOT_HEIGHT, Snackbar } from '@touchline/ui';
import type { Notice } from '@touchline/ui/host';
import { createStore, useStore } from './store.js';

const SHOWN_MS = 3_000;
const ERROR_SHOWN_MS = 5_000;

const notices = createStore<{ notice: Notice; id: number } | null>(null);
let lastId = 0;

/** Shows a short message at the bottom centre; a new one replaces the old. */
export function notify(notice: Notice): void {
  notices.set({ notice, id: ++lastId });
}

/** Takes this message away, where it is the one that is shown, once it is no longer true. */
export function withdraw({ text }: Notice): void {
  if (notices.get()?.notice.text === text) notices.set(null);
}

/** Takes away what one coach was told, before another is here. */
export function clearNotices(): void {
  notices.set(null);
}

/** The place where messages appear. */
export function Notices() {
  const latest = useStore(notices);
  const [closedId, setClosedId] = useState(0);
  if (!latest) return null;
  const { notice, id } = latest;
  const close = () => setClosedId(id);
  const act = notice.action && (
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
      // Above a screen's own bar.
      sx={{ mb: `var(${FOOT_HEIGHT}, 0px)` }}
    >
      <Alert severity={notice.severity} variant="filled" action={act} onClose={act ? undefined : close}>
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
