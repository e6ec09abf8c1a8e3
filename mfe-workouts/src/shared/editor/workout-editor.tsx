import { useId, useRef, type SubmitEvent } from 'react';
import { mdiPlus, mdiTimerSand } from '@mdi/js';
import { WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';
import { AppDialog, Box, Button, FailureAlert, Icon, Typography, useDiscardGuard } from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { editorTexts } from '../texts/editor-texts.js';
import { DEFAULT_DURATION_SECONDS } from '../workouts/model/row-defaults.js';
import { EditorConflict } from './components/editor-conflict.js';
import { RestDialog } from './components/rest-dialog.js';
import { RowPicker } from './components/row-picker.js';
import { RowList } from './components/row-list.js';
import { WorkoutFields } from './components/workout-fields.js';
import type { EditorTarget } from './editor-target.js';
import { EDITOR_KINDS } from './model/editor-kinds.js';
import { usePickerDialog } from './use-picker-dialog.js';
import { useWorkoutEditor } from './use-workout-editor.js';

export interface WorkoutEditorProps {
  target: EditorTarget;
  /** The address parameter that holds the editor open. */
  heldBy: string;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The editor of library and scheduled workouts. Mount it to open it. With unsaved changes Escape does not close it and
 * Cancel asks first; while it saves, nothing closes it.
 */
export function WorkoutEditor({ target, heldBy, onSaved, onClose }: WorkoutEditorProps) {
  const { kind, title } = target;
  const edit = useWorkoutEditor(target, onSaved);
  const { draft, dispatch, dirty, busy, problem, failure, conflict } = edit;
  const { request, openPicker, openRestPicker, openExercisePicker, closePicker } = usePickerDialog();
  const addButtons = useRef<HTMLDivElement>(null);
  const form = useId();
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty, { heldBy });
  const { saveText, parseDuration } = EDITOR_KINDS[kind];
  const close = () => guard(onClose);
  const cannotSave = busy || problem !== null || conflict !== null;
  const full = draft.rows.length >= WORKOUT_LINES_MAX;
  const rowToEdit = request?.what === 'rest' ? draft.rows.find(({ key }) => key === request.key) : undefined;

  return (
    <AppDialog
      open
      title={title}
      maxWidth="lg"
      busy={busy}
      onlyButtonsClose={dirty}
      onClose={close}
      actions={
        <>
          {dirty && problem !== null && (
            <Typography id={`${form}-problem`} variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
              {problem}
            </Typography>
          )}
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          {target.saveForCalendar && problem === null && (
            <Button disabled={cannotSave} onClick={() => void edit.save(target.saveForCalendar)}>
              Save and Add to Calendar
            </Button>
          )}
          <Button
            type="submit"
            form={form}
            variant="contained"
            disableElevation
            disabled={cannotSave}
            aria-describedby={dirty && problem !== null ? `${form}-problem` : undefined}
          >
            {busy ? saveText.busy : saveText.idle}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (conflict === null) void edit.save();
        }}
        sx={{ display: 'grid', gap: 2, pt: 1 }}
      >
        {failure && <FailureAlert failure={failure} />}
        {conflict && (
          <EditorConflict edit={edit} draft={draft} saveAsCopyLabel={target.saveAsCopy.label} onDiscard={onClose} />
        )}
        <WorkoutFields
          kind={kind}
          draft={draft}
          dirty={dirty}
          busy={busy}
          onChange={(change) => dispatch({ type: 'setWorkout', change })}
        />
        <RowList
          kind={kind}
          rows={draft.rows}
          busy={busy}
          dispatch={dispatch}
          onChooseRest={openRestPicker}
          onChooseExercise={openExercisePicker}
          focusWhenEmpty={addButtons}
        />
        <Box ref={addButtons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { minHeight: 44 } }}>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPlus} />}
            disabled={busy || full}
            onClick={() => openPicker('exercise', null)}
          >
            Add Exercise
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiTimerSand} />}
            disabled={busy || full}
            onClick={() => openPicker('rest', null)}
          >
            Add Rest
          </Button>
          {full && (
            <Typography variant="body2" sx={{ alignSelf: 'center' }}>
              {editorTexts.full}
            </Typography>
          )}
        </Box>
      </Box>
      {request?.what === 'exercise' && (
        <RowPicker kind={kind} rows={draft.rows} wantedKey={request.key} dispatch={dispatch} onClose={closePicker} />
      )}
      {request?.what === 'rest' && (
        <RestDialog
          title={request.key === null ? 'Add Rest Block' : 'Edit Rest Duration'}
          seconds={rowToEdit ? parseDuration(rowToEdit.duration) : DEFAULT_DURATION_SECONDS}
          onClose={closePicker}
          onChoose={(seconds) => {
            dispatch(
              request.key === null ? { type: 'addRest', seconds } : { type: 'setRest', key: request.key, seconds },
            );
            closePicker();
          }}
        />
      )}
      {question}
    </AppDialog>
  );
}
