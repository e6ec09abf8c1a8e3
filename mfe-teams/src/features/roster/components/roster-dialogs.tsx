import { useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Button, EmptyPanel } from '@touchline/ui';
import type { AthleteDialog } from '../use-roster-view.js';
import { EditDialog } from './edit-dialog.js';
import { MoveDialog } from './move-dialog.js';

interface RosterDialogsProps {
  /** Both lists may be read anew while a dialog is open. */
  athletes: readonly Athlete[];
  teams: readonly TeamWithAthletes[];
  editing: AthleteDialog;
  moving: AthleteDialog;
  onGone: () => void;
}

/** The dialogs that the address asks for. */
export function RosterDialogs({ athletes, teams, editing, moving, onGone }: RosterDialogsProps) {
  const { athleteId: edited } = editing;
  const { athleteId: moved } = moving;
  return (
    <>
      {edited !== null && (
        <AboutAthlete key={`edit ${edited}`} athletes={athletes} athleteId={edited} onClose={editing.close}>
          {(athlete) => <EditDialog athlete={athlete} onClose={editing.close} />}
        </AboutAthlete>
      )}
      {edited === null && moved !== null && (
        <AboutAthlete key={`move ${moved}`} athletes={athletes} athleteId={moved} onClose={moving.close}>
          {(athlete) => <MoveDialog athlete={athlete} teams={teams} onClose={moving.close} onMoved={onGone} />}
        </AboutAthlete>
      )}
    </>
  );
}

interface AboutAthleteProps {
  athletes: readonly Athlete[];
  athleteId: number;
  onClose: () => void;
  children: (athlete: Athlete) => React.JSX.Element;
}

/** Whoever a colleague takes off the list while the dialog is open stays in it: what is typed must not go with them. */
function AboutAthlete({ athletes, athleteId, onClose, children }: AboutAthleteProps) {
  const listed = athletes.find((athlete) => athlete.athlete_id === athleteId);
  const [opened] = useState(listed);
  const athlete = listed ?? opened;
  if (athlete) return children(athlete);
  return (
    <AppDialog open title="Athlete" maxWidth="xs" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <EmptyPanel
        text="This athlete is not in this list. A colleague may have moved, archived or brought them back."
        minHeight={120}
      />
    </AppDialog>
  );
}
