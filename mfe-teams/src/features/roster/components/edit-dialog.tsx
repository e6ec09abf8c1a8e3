import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { Box } from '@touchline/ui';
import { FormDialog, useWatch } from '@touchline/ui/forms';
import { labelsOf } from '@touchline/ui/pickers';
import { consentHint } from '../model/consent-hint.js';
import { ENTRY_FIELDS, type EntryField } from '../model/entry-fields.js';
import { useEntryEdit } from '../use-entry-edit.js';
import { useJerseyHint } from '../use-jersey-hint.js';
import { PersonField } from './person-field.js';
import { TheirChanges } from './their-changes.js';

interface EditDialogProps {
  athlete: Athlete;
  /** All athletes of the list. */
  teammates: readonly Athlete[];
  /** Whose consent a corrected birth date may end; undefined while that is not known. */
  access: AthleteAccess | undefined;
  onClose: () => void;
}

/**
 * The form with an athlete's details. It is open while mounted. It starts from the athlete at that moment; later
 * refreshes do not change the input.
 */
export function EditDialog({ athlete, teammates, access, onClose }: EditDialogProps) {
  const { form, dirty, theirs, takeTheirs } = useEntryEdit(athlete, teammates, onClose);
  const { jersey_number: jersey, date_of_birth: birthDate } = useWatch({ control: form.control });
  const jerseyHint = useJerseyHint(jersey ?? '', athlete.team_id, athlete.athlete_id);
  const today = todayIn(undefined, new Date());
  const hints: Partial<Record<EntryField, string | null>> = {
    jersey_number: jerseyHint,
    date_of_birth: consentHint(birthDate ?? '', athlete, access, today),
  };
  return (
    <FormDialog
      form={form}
      title={`Edit ${labelsOf(teammates)(athlete)}`}
      maxWidth="sm"
      twoColumns
      submitLabel="Save"
      dirty={dirty}
      onClose={onClose}
    >
      {theirs && (
        <Box className="wide">
          <TheirChanges changes={theirs} busy={form.busy} onTakeTheirs={takeTheirs} />
        </Box>
      )}
      {ENTRY_FIELDS.map((field, index) => (
        <PersonField
          key={field}
          form={form}
          field={field}
          isRequired={field === 'first_name' || field === 'last_name'}
          takesFocus={index === 0}
          today={today}
          hint={hints[field] ?? null}
        />
      ))}
    </FormDialog>
  );
}
