import { Alert, Button } from '@touchline/ui';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';

/** Tells how many marks wait, and that they are not lost. */
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
      {checkInTexts.waiting(count)}
    </Alert>
  );
}
