import { Alert, Button } from '@touchline/ui';

/** Names the items waiting to be sent, and says that they are not lost. */
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
