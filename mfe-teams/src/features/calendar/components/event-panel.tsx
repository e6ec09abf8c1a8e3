import { useId, type ReactNode, type Ref } from 'react';
import { AppDialog, Box, Button, Card, CardContent, Typography } from '@touchline/ui';
import { planPreviewTexts } from '../../../shared/texts/plan-preview-texts.js';
import { valuesOf } from '../model/event-values.js';
import type { Owner } from '../model/owner.js';
import { OverlapNote } from '../overlaps/overlap-note.js';
import { previewOfAddition, previewOfChange } from '../plan-preview/model/preview-request.js';
import { PlanPreview } from '../plan-preview/plan-preview.js';
import type { AddForm } from '../use-add-form.js';
import type { EditForm } from '../use-edit-form.js';
import { EditConflictAlert } from './edit-conflict-alert.js';
import { EventForm } from './event-form.js';
import { OwnerName, OwnerField } from './owner-field.js';

interface EventPanelProps {
  add: AddForm;
  /** The event being edited; its form replaces the form for a new event. */
  editing: EditForm | null;
  owner: Owner;
  /** Name of the team or athlete of the edited event. */
  editedOwnerName: string | undefined;
  /** Shows the form as a full-screen dialog, for screens without room beside the calendar. */
  asDialog: boolean;
  formRef: Ref<HTMLFormElement>;
  onTeam: (team: string) => void;
  /** Closes the dialog or ends the edit. The page asks first when input would be lost. */
  onClose: () => void;
  onAddAsNew: (() => void) | undefined;
  onDiscardDeleted: () => void;
}

/** The form for a new event, or for the event being edited. */
export function EventPanel({
  add,
  editing,
  owner,
  editedOwnerName,
  asDialog,
  formRef,
  onTeam,
  onClose,
  onAddAsNew,
  onDiscardDeleted,
}: EventPanelProps) {
  const id = useId();
  const form = editing ?? add;
  const title = editing ? 'Edit Event' : 'Add Event';
  // An event needs a real team or athlete: the form says that they could not be loaded.
  const blocked = editing ? editing.conflict !== null : owner.kind === 'failed';
  const forAthlete = editing ? editing.event.athlete_id !== null : owner.kind === 'athlete';
  const fields = (
    <EventForm
      key={editing?.event.event_id ?? 'add'}
      id={`${id}-form`}
      form={form}
      formRef={formRef}
      forAthlete={forAthlete}
      adding={editing === null}
      preview={<FormPreview add={add} editing={editing} owner={owner} />}
    >
      {editing ? (
        <OwnerName label={editedOwnerName ?? '…'} />
      ) : (
        <OwnerField owner={owner} problem={add.ownerProblem} onTeam={onTeam} />
      )}
      {editing && <EditConflictAlert form={editing} onAddAsNew={onAddAsNew} onDiscard={onDiscardDeleted} />}
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
  return <SidePanel title={title} fields={fields} buttons={buttons} />;
}

/**
 * The overlaps of the edited event while its times are the stored ones, and what saving the form would come to. For an event
 * of a series, the dialog that asks for the scope shows that.
 */
function FormPreview({ add, editing, owner }: Pick<EventPanelProps, 'add' | 'editing' | 'owner'>) {
  if (!editing)
    return <PlanPreview previewable={previewOfAddition(add.values, owner)} unchangedText={planPreviewTexts.weekOver} />;
  return (
    <>
      {hasStoredTimes(editing) && <OverlapNote event={editing.event} />}
      {editing.event.series_id === null && editing.conflict === null && (
        <PlanPreview previewable={previewOfChange(editing.values, editing.event, 'one')} />
      )}
    </>
  );
}

function hasStoredTimes({ values, event }: EditForm): boolean {
  const stored = valuesOf(event);
  return (['date', 'event_time', 'duration_min'] as const).every((field) => values[field] === stored[field]);
}

function SidePanel({ title, fields, buttons }: { title: string; fields: ReactNode; buttons: ReactNode }) {
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
