import type { AnsweredStatus } from '@touchline/contracts/attendance-status';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { useMay, useNotify, useStaysOpen } from '@touchline/ui/host';
import { AvailabilityDialog, reportedInjury, teamIdsOf } from '@touchline/ui/pickers';
import { parseId, type AddressDialog } from '@touchline/ui/router';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { AthleteName } from '../api/get-names.js';
import type { RegisterEntry } from '../model/register.js';
import { MarkDialog } from './mark-dialog.js';

interface AthleteDialogsProps {
  entries: readonly RegisterEntry[];
  athletes: readonly (Athlete | AthleteName)[];
  marking: AddressDialog;
  availability: AddressDialog;
  onMark: (entry: RegisterEntry, status: AnsweredStatus) => void;
}

/** The dialogs of one athlete: the mark, and over it the availability. */
export function AthleteDialogs({ entries, athletes, marking, availability, onMark }: AthleteDialogsProps) {
  const notify = useNotify();
  const may = useMay();
  const tapped = entries.find(({ athleteId }) => athleteId === parseId(marking.value ?? ''));
  const judged = athletes.find(({ athlete_id: id }) => id === parseId(availability.value ?? ''));
  const current = judged && 'availability' in judged ? judged.availability : null;
  const isJudging = useStaysOpen(
    judged !== undefined && current !== null,
    judged !== undefined && may('availability.write', teamIdsOf(judged)),
  );
  return (
    <>
      {tapped && (
        <MarkDialog
          key={`mark ${tapped.athleteId}`}
          entry={tapped}
          onConfirm={(status) => {
            marking.close();
            onMark(tapped, status);
          }}
          onAvailability={() => availability.open(String(tapped.athleteId))}
          onClose={marking.close}
        />
      )}
      {isJudging && judged && 'availability' in judged && current && (
        <AvailabilityDialog
          key={`availability ${judged.athlete_id}`}
          athlete={judged}
          current={current}
          reported={reportedInjury(judged)}
          onClose={availability.close}
          onSaved={() => {
            availability.close();
            notify({ severity: 'success', text: checkInTexts.availabilitySaved });
          }}
        />
      )}
    </>
  );
}
