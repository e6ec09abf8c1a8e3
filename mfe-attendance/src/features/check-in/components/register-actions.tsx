import { mdiCheckAll } from '@mdi/js';
import { Button, FootBar, Icon } from '@touchline/ui';

interface RegisterActionsProps {
  /** How many athletes have no mark. */
  pending: number;
  /** Whether a search hides some of them. */
  filtered: boolean;
  busy: 'absent' | 'present' | null;
  onAllPresent: () => void;
  onClose: () => void;
}

/** The buttons that mark all athletes without a mark. */
export function RegisterActions({ pending, filtered, busy, onAllPresent, onClose }: RegisterActionsProps) {
  return (
    <FootBar>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiCheckAll} />}
        disabled={pending === 0 || busy !== null}
        loading={busy === 'present'}
        loadingPosition="start"
        onClick={onAllPresent}
      >
        {filtered && pending > 0 ? `All ${pending} present` : 'All present'}
      </Button>
      <Button
        variant={pending === 0 ? 'outlined' : 'contained'}
        disableElevation
        disabled={busy !== null}
        loading={busy === 'absent'}
        onClick={onClose}
      >
        Close Attendance
      </Button>
    </FootBar>
  );
}
