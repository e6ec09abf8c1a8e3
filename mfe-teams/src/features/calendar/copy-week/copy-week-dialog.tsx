import { mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { AppDialog, Button, EmptyPanel, type DoneChange } from '@touchline/ui';
import { useMay, useStaysOpen } from '@touchline/ui/host';
import { useAddressDialog } from '@touchline/ui/router';
import { COPY_PARAM } from '../model/dialog-params.js';
import type { ChosenTeam } from '../tools/chosen-team.js';
import { LazyCopyWeekForm } from './lazy-copy-week-form.js';

const TITLE = 'Copy week';

interface CopyWeekDialogProps {
  team: ChosenTeam;
  /** The selected day, whose week is copied. */
  day: CalendarDate;
  /** Called with the copied events before the dialog closes. */
  onDone: (change: DoneChange) => void;
}

/**
 * Copies a team's events from the week of the selected day. Open while the address contains `copy`, whose value is the
 * target week.
 */
export function CopyWeekDialog({ team, day, onDone }: CopyWeekDialogProps) {
  const { value, close } = useAddressDialog(COPY_PARAM);
  const mayPlan = useMay()('plan.write', team.id);
  const isFormShown = useStaysOpen(value !== null && team.id !== null, mayPlan);
  if (value === null || (!mayPlan && !isFormShown)) return null;
  if (team.id === null) {
    return (
      <AppDialog open title={TITLE} maxWidth="xs" onClose={close} actions={<Button onClick={close}>Close</Button>}>
        <EmptyPanel text={team.reason} minHeight={120} />
      </AppDialog>
    );
  }
  const done = (change: DoneChange) => {
    onDone(change);
    close();
  };
  return (
    <LazyCopyWeekForm key={team.id} title={TITLE} team={team} from={mondayOf(day)} onDone={done} onClose={close} />
  );
}
