import { Alert, Button } from '@touchline/ui';
import { waitingText } from '../model/check-in-texts.js';

/** What the server has not got yet, and that it is not lost. */
export function WaitingBanner({ count, onTryNow }: { count: number; onTryNow: () => void }) {
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
      {waitingText(count)}
    </Alert>
  );
}
