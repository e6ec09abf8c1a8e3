import { Alert, Button } from '@touchline/ui';

/** Tells what waits to be sent, and that it is not lost. */
export function WaitingBanner({ text, onTryNow }: { text: string; onTryNow: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onTryNow} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
          Try now
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
