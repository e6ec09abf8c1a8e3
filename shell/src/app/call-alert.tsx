import { Alert, Box } from '@touchline/ui';
import type { CallFailure } from '@touchline/ui/host';

/** Says that a call failed, and in a second line what can be done about it. */
export function CallAlert({ failure }: { failure: CallFailure }) {
  return (
    <Alert severity="error">
      {failure.sentence}
      {failure.hint && <Box sx={{ mt: 0.5 }}>{failure.hint}</Box>}
    </Alert>
  );
}
