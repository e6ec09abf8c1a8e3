import { useId, type ReactNode, type Ref } from 'react';
import { AppDialog, Box, Button, Card, CardContent, Typography } from '@touchline/ui';
import type { Owner } from '../model/owner.js';
import type { AddForm } from '../use-add-form.js';
import type { EditForm } from '../use-edit-form.js';
import { ChangeConflict } from './change-conflict.js';
import { EventForm } from './event-form.js';
import { ForWhom, OwnerLine } from './owner-line.js';

interface EventPanelProps {
  add: AddForm;
  /** While an event is edited, its form stands in the place of the other. */
  editing: EditForm | null;
  owner: Owner;
  /** Whose the edited event is. */
  editedOwner: string | undefined;
  /** A dialog over the whole window, where there is no room beside the calendar. */
  asDialog: boolean;
  formRef: Ref<HTMLFormElement>;
  onTeam: (team: string) => void;
  /** Closes the dialog, or ends editing; the page asks first where something would be lost. */
  onClose: () => void;
  onAddAnew: (() => void) | undefined;
  onLeaveDeleted: () => void;
}

/** The form of a new event, or that of the one which is edited. */
export function EventPanel({
  add,
  editing,
  owner,
  editedOwner,
  asDialog,
  formRef,
  onTeam,
  onClose,
  onAddAnew,
  onLeaveDeleted,
}: EventPanelProps) {
  const id = useId();
  const form = editing ?? add;
  const title = editing ? 'Edit Event' : 'Add Event';
  const blocked = editing?.conflict != null;
  const ofAthlete = editing ? editing.event.athlete_id !== null : owner.kind === 'athlete';
  const fields = (
    <EventForm
      key={editing?.event.event_id ?? 'add'}
      id={`${id}-form`}
      form={form}
      formRef={formRef}
      ofAthlete={ofAthlete}
      adding={editing === null}
    >
      {editing ? <ForWhom label={editedOwner ?? '…'} /> : <OwnerLine owner={owner} onTeam={onTeam} />}
      {editing && <ChangeConflict form={editing} onAddAnew={onAddAnew} onLeave={onLeaveDeleted} />}
    </EventForm>
  );
  const buttons = (
    <>
      {(editing || asDialog) && (
        <Button onClick={onClose} disabled={form.busy} sx={{ minHeight: 44 }}>
          Cancel
        </Button>
      )}
      <Button
        type="submit"
        form={`${id}-form`}
        variant="contained"
        disableElevation
        loading={form.busy}
        disabled={blocked}
        sx={{ minHeight: 44 }}
      >
        {editing ? 'Update Event' : 'Add Event'}
      </Button>
    </>
  );
  if (asDialog) {
    return (
      <AppDialog open title={title} wholeWindow busy={form.busy} onClose={onClose} actions={buttons}>
        <Box sx={{ pt: 1, maxWidth: 560, mx: 'auto' }}>{fields}</Box>
      </AppDialog>
    );
  }
  return <BesidePanel title={title} fields={fields} buttons={buttons} />;
}

function BesidePanel({ title, fields, buttons }: { title: string; fields: ReactNode; buttons: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {fields}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>{buttons}</Box>
      </CardContent>
    </Card>
  );
}
