import { mdiClockAlertOutline, mdiTimerOutline } from '@mdi/js';
import { Chip, Icon } from '@touchline/ui';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { formatCountdown, describeDuration } from '../model/countdown.js';

/** The chip turns to the warning colour below an hour. */
const WARNING_SECONDS = 3600;

/**
 * The remaining lifetime of a code in seconds; null or 0 means expired. Screen readers announce it on focus, not at
 * every tick.
 */
export function CountdownChip({ seconds }: { seconds: number | null }) {
  if (seconds === null || seconds === 0)
    return (
      <Chip size="small" color="error" variant="outlined" icon={<Icon path={mdiClockAlertOutline} />} label="Expired" />
    );
  return (
    <Chip
      size="small"
      role="timer"
      aria-label={teamTexts.expiresIn(describeDuration(seconds))}
      color={seconds < WARNING_SECONDS ? 'warning' : 'success'}
      variant="outlined"
      icon={<Icon path={mdiTimerOutline} />}
      label={formatCountdown(seconds)}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
