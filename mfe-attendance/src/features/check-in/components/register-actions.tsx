import { mdiCheckAll } from '@mdi/js';
import { Button, FootBar, Icon } from '@touchline/ui';

interface RegisterActionsProps {
  /** Whether anybody has no mark. */
  pending: boolean;
  busy: 'absent' | 'present' | null;
  onAllPresent: () => void;
  onClose: () => void;
}

/** What is done for everybody. */
export function RegisterActions({ pending, busy, onAllPresent, onClose }: RegisterActionsProps) {
  return (
    <FootBar>
      <Button variant="outlined" startIcon={<Icon path={mdiCheckAll} />} disabled={!pending || busy !== null} loading={busy === 'present'} loadingPosition="start" onClick={onAllPresent}>All present</Button>
      <Button variant="contained" disableElevation disabled={busy !== null} loading={busy === 'absent'} onClick={onClose}>Close Attendance</Button>
    </FootBar>
  );
}
