import { useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Button, EmptyPanel } from '@touchline/ui';
import type { Permission } from '@touchline/contracts/permissions';
import { useMay, useNotify, useStaysOpen } from '@touchline/ui/host';
import { AvailabilityDialog, labelsOf, reportedInjury, teamIdsOf } from '@touchline/ui/pickers';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import type { AccessByAthlete } from '../model/roster-view.js';
import type { AthleteDialog } from '../use-roster-view.js';
import { MembershipsDialog } from '../memberships/memberships-dialog.js';
import { EditDialog } from './edit-dialog.js';
import { MoveDialog } from './move-dialog.js';

interface RosterDialogsProps {
  /** Both lists may refresh while a dialog is open. */
  athletes: readonly Athlete[];
  teams: readonly TeamWithAthletes[];
  access: AccessByAthlete | null;
  editing: AthleteDialog;
  moving: AthleteDialog;
  /** Whether an athlete can train. */
  judging: AthleteDialog;
  /** The teams of an athlete. */
  joining: AthleteDialog;
  onGone: () => void;
}

/** The dialogs that the address opens. */
export function RosterDialogs({
  athletes,
  teams,
  access,
  editing,
  moving,
  judging,
  joining,
  onGone,
}: RosterDialogsProps) {
  const { athleteId: edited } = editing;
  const { athleteId: moved } = moving;
  const { athleteId: judged } = judging;
  const { athleteId: joined } = joining;
  const notify = useNotify();
  const labelOf = labelsOf(athletes);
  return (
    <>
      {edited !== null && (
        <AthleteDialogContent
          key={`edit ${edited}`}
          needs="people.write"
          athletes={athletes}
          athleteId={edited}
          onClose={editing.close}
        >
          {(athlete) => (
            <EditDialog athlete={athlete} teammates={athletes} access={access?.get(edited)} onClose={editing.close} />
          )}
        </AthleteDialogContent>
      )}
      {edited === null && moved !== null && (
        <AthleteDialogContent
          key={`move ${moved}`}
          needs="people.write"
          athletes={athletes}
          athleteId={moved}
          onClose={moving.close}
        >
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
          needs="availability.write"
          athletes={athletes}
          athleteId={judged}
          onClose={judging.close}
        >
          {(athlete) =>
            athlete.availability && (
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
            )
          }
        </AthleteDialogContent>
      )}
      {joined !== null && (
        <AthleteDialogContent
          key={`teams ${joined}`}
          needs="people.write"
          athletes={athletes}
          athleteId={joined}
          onClose={joining.close}
        >
          {(athlete) => (
            <MembershipsDialog athlete={athlete} name={labelOf(athlete)} teams={teams} onClose={joining.close} />
          )}
        </AthleteDialogContent>
      )}
    </>
  );
}

interface AthleteDialogContentProps {
  /** What the coach's role in a team of the athlete must allow when the dialog opens. */
  needs: Permission;
  athletes: readonly Athlete[];
  athleteId: number;
  onClose: () => void;
  children: (athlete: Athlete) => React.JSX.Element | null;
}

/**
 * Keeps the athlete of an open dialog, also when a colleague removes them from the list: the input must not get lost.
 */
function AthleteDialogContent({ needs, athletes, athleteId, onClose, children }: AthleteDialogContentProps) {
  const listed = athletes.find((athlete) => athlete.athlete_id === athleteId);
  const [opened] = useState(listed);
  const athlete = listed ?? opened;
  const isAllowed = useMay()(needs, athlete ? teamIdsOf(athlete) : null);
  if (!useStaysOpen(true, isAllowed)) return null;
  if (athlete) return children(athlete);
  return (
    <AppDialog open title="Athlete" maxWidth="xs" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <EmptyPanel text={rosterTexts.athleteNotListed} minHeight={120} />
    </AppDialog>
  );
}
