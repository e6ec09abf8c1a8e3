import { mdiClockAlertOutline, mdiTimerOutline } from '@mdi/js';
import { Chip, Icon } from '@touchline/ui';
import { countdownText, durationInWords } from '../model/countdown.js';

/** Below this a coach should hurry. */
const SOON_SECONDS = 3600;

/** How long a code still lives; null or 0 when it is over. Ticks in silence: a screen reader reads it when it gets there. */
export function CountdownChip({ seconds }: { seconds: number | null }) {
  if (seconds === null || seconds === 0)
    return (
      <Chip size="small" color="error" variant="outlined" icon={<Icon path={mdiClockAlertOutline} />} label="Expired" />
    );
  return (
    <Chip
      size="small"
      role="timer"
      aria-label={`Expires in ${durationInWords(seconds)}`}
      color={seconds < SOON_SECONDS ? 'warning' : 'success'}
      variant="outlined"
      icon={<Icon path={mdiTimerOutline} />}
      label={countdownText(seconds)}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
