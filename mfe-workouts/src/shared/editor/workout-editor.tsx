import { useId, useRef, type SubmitEvent } from 'react';
import { mdiPlus, mdiTimerSand } from '@mdi/js';
import { WORKOUT_ROWS_MAX } from '@touchline/contracts/workout-rules';
import { AppDialog, Box, Button, FailureAlert, Icon, Typography, useDiscardGuard } from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { ExercisePicker } from '../exercises/exercise-picker.js';
import { DEFAULT_DURATION_SECONDS } from '../workouts/model/row-defaults.js';
import { EditorConflict } from './components/editor-conflict.js';
import { RestDialog } from './components/rest-dialog.js';
import { RowList } from './components/row-list.js';
import { WorkoutFields } from './components/workout-fields.js';
import type { EditorTarget } from './editor-target.js';
import { canAsk } from './model/draft.js';
import { placeToFill } from './model/draft-steps.js';
import { EDITOR_KINDS } from './model/editor-kinds.js';
import { filledRow, rowInHand } from './model/filled-row.js';
import { useChoosing } from './use-choosing.js';
import { useWorkoutEditor } from './use-workout-editor.js';

export interface WorkoutEditorProps {
  target: EditorTarget;
  /** The parameter of the address that holds the editor open. */
  heldBy: string;
  onSaved: () => void;
  onClose: () => void;
}

/** The one editor of library and calendar. Mount it to open it. While something is unsaved, Escape does not close it and Cancel asks first; while it is being saved, nothing does. */
export function WorkoutEditor({ target, heldBy, onSaved, onClose }: WorkoutEditorProps) {
  const { kind, title } = target;
  const edit = useWorkoutEditor(target, onSaved);
  const { draft, step, dirty, busy, problem, failure, conflict } = edit;
  const { choosing, choose, chooseRest, chooseExercise, endChoosing } = useChoosing();
  const addButtons = useRef<HTMLDivElement>(null);
  const form = useId();
  const { guard, question } = useDiscardGuard(dirty);
  useUnsavedWork(dirty, { heldBy });
  const { saveText, parseDuration } = EDITOR_KINDS[kind];
  const close = () => guard(onClose);
  const full = draft.rows.length >= WORKOUT_ROWS_MAX;
  const place = placeToFill(draft.rows, choosing?.key ?? null);
  const restOfRow = choosing?.what === 'rest' ? draft.rows.find(({ key }) => key === choosing.key) : undefined;

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
          <Button
            type="submit"
            form={form}
            variant="contained"
            disableElevation
            disabled={busy || problem !== null || conflict !== null}
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
          <EditorConflict edit={edit} draft={draft} saveAnewLabel={target.storeAnew.label} onLeave={onClose} />
        )}
        <WorkoutFields kind={kind} draft={draft} busy={busy} onChange={(change) => step({ do: 'set', change })} />
        <RowList
          kind={kind}
          rows={draft.rows}
          busy={busy}
          onStep={step}
          onChooseRest={chooseRest}
          onChooseExercise={chooseExercise}
          focusWhenEmpty={addButtons}
        />
        <Box ref={addButtons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { minHeight: 44 } }}>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPlus} />}
            disabled={busy || full}
            onClick={() => choose('exercise', null)}
          >
            Add Exercise
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiTimerSand} />}
            disabled={busy || full}
            onClick={() => choose('rest', null)}
          >
            Add Rest
          </Button>
          {full && (
            <Typography
              variant="body2"
              sx={{ alignSelf: 'center' }}
            >{`A workout has at most ${WORKOUT_ROWS_MAX} rows.`}</Typography>
          )}
        </Box>
      </Box>
      {choosing?.what === 'exercise' && (
        <ExercisePicker
          row={rowInHand(draft.rows, place)}
          canJoin={place === -1 || canAsk(draft.rows, place)}
          onClose={endChoosing}
          onPick={(row) => {
            step({ do: 'fill', key: choosing.key, row: filledRow(row, kind) });
            endChoosing();
          }}
        />
      )}
      {choosing?.what === 'rest' && (
        <RestDialog
          title={choosing.key === null ? 'Add Rest Block' : 'Edit Rest Duration'}
          seconds={restOfRow ? parseDuration(restOfRow.duration) : DEFAULT_DURATION_SECONDS}
          onClose={endChoosing}
          onChoose={(seconds) => {
            step(choosing.key === null ? { do: 'addRest', seconds } : { do: 'setRest', key: choosing.key, seconds });
            endChoosing();
          }}
        />
      )}
      {question}
    </AppDialog>
  );
}
