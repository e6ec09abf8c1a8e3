import { useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Button, EmptyPanel } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';
import { AvailabilityDialog, labelsOf, reportedInjury } from '@touchline/ui/pickers';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import type { AthleteDialog } from '../use-roster-view.js';
import { EditDialog } from './edit-dialog.js';
import { MoveDialog } from './move-dialog.js';

interface RosterDialogsProps {
  /** Both lists may refresh while a dialog is open. */
  athletes: readonly Athlete[];
  teams: readonly TeamWithAthletes[];
  editing: AthleteDialog;
  moving: AthleteDialog;
  /** Whether an athlete can train. */
  judging: AthleteDialog;
  onGone: () => void;
}

/** The dialogs that the address opens. */
export function RosterDialogs({ athletes, teams, editing, moving, judging, onGone }: RosterDialogsProps) {
  const { athleteId: edited } = editing;
  const { athleteId: moved } = moving;
  const { athleteId: judged } = judging;
  const notify = useNotify();
  const labelOf = labelsOf(athletes);
  return (
    <>
      {edited !== null && (
        <AthleteDialogContent key={`edit ${edited}`} athletes={athletes} athleteId={edited} onClose={editing.close}>
          {(athlete) => <EditDialog athlete={athlete} teammates={athletes} onClose={editing.close} />}
        </AthleteDialogContent>
      )}
      {edited === null && moved !== null && (
        <AthleteDialogContent key={`move ${moved}`} athletes={athletes} athleteId={moved} onClose={moving.close}>
          {(athlete) => (
            <MoveDialog
              athlete={athlete}
              name={labelOf(athlete)}
              teams={teams}
              onClose={moving.close}
              onMoved={onGone}
            />
          )}
        </AthleteDialogContent>
      )}
      {edited === null && moved === null && judged !== null && (
        <AthleteDialogContent
          key={`availability ${judged}`}
          athletes={athletes}
          athleteId={judged}
          onClose={judging.close}
        >
          {(athlete) => (
            <AvailabilityDialog
              athlete={athlete}
              name={labelOf(athlete)}
              current={athlete.availability}
              reported={reportedInjury(athlete)}
              onClose={judging.close}
              onSaved={() => {
                judging.close();
                notify({ severity: 'success', text: rosterTexts.availabilitySaved });
              }}
            />
          )}
        </AthleteDialogContent>
      )}
    </>
  );
}

interface AthleteDialogContentProps {
  athletes: readonly Athlete[];
  athleteId: number;
  onClose: () => void;
  children: (athlete: Athlete) => React.JSX.Element;
}

/**
 * Keeps the athlete of an open dialog, also when a colleague removes them from the list: the input must not get lost.
 */
function AthleteDialogContent({ athletes, athleteId, onClose, children }: AthleteDialogContentProps) {
  const listed = athletes.find((athlete) => athlete.athlete_id === athleteId);
  const [opened] = useState(listed);
  const athlete = listed ?? opened;
  if (athlete) return children(athlete);
  return (
    <AppDialog open title="Athlete" maxWidth="xs" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <EmptyPanel text={rosterTexts.athleteNotListed} minHeight={120} />
    </AppDialog>
  );
}
