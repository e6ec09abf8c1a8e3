import { useId, useRef, type SubmitEvent } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { AppDialog, Box, Button, FailureAlert, useDiscardGuard } from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { ENTRY_FIELDS, type EntryField } from '../model/entry-fields.js';
import { useEntryEdit } from '../use-entry-edit.js';
import { EntryInput } from './entry-input.js';
import { TheirChanges } from './their-changes.js';

/**
 * The form with an athlete's details. It is open while mounted. It starts from the athlete at that moment; later
 * refreshes do not change the input.
 */
export function EditDialog({ athlete, onClose }: { athlete: Athlete; onClose: () => void }) {
  const edit = useEntryEdit(athlete, onClose);
  const { draft, busy, dirty, failure } = edit;
  const form = useId();
  const inputs = useRef<Partial<Record<EntryField, HTMLInputElement | null>>>({});
  const today = todayIn(undefined, new Date());
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    // An incomplete date reads as an empty value, which would clear the stored date.
    const unread = inputs.current.date_of_birth?.validity.badInput ? 'date_of_birth' : undefined;
    const firstProblem = await edit.save(unread);
    if (firstProblem !== null) inputs.current[firstProblem]?.focus();
  }
  const close = () => guard(onClose);

  return (
    <AppDialog
      open
      title={`Edit ${fullName(athlete)}`}
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="contained" disableElevation loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        {failure && (
          <Box className="wide">
            <FailureAlert failure={failure} />
          </Box>
        )}
        {draft.theirs && (
          <Box className="wide">
            <TheirChanges changes={draft.theirs} busy={busy} onTakeTheirs={edit.takeTheirs} />
          </Box>
        )}
        {ENTRY_FIELDS.map((field, index) => (
          <EntryInput
            key={field}
            field={field}
            isRequired={field === 'first_name' || field === 'last_name'}
            text={draft.texts[field]}
            problem={draft.problems[field]}
            readOnly={busy}
            takesFocus={index === 0}
            today={today}
            inputRef={(input) => {
              inputs.current[field] = input;
            }}
            onText={edit.setText}
          />
        ))}
      </Box>
      {question}
    </AppDialog>
  );
}
