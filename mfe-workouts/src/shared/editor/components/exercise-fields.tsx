import { mdiMagnify } from '@mdi/js';
import { LINE_NAME_MAX, LINE_NOTES_MAX } from '@touchline/contracts/workout-rules';
import { Box, Icon, IconButton, InputAdornment } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import type { DraftRow } from '../model/draft.js';
import { EDITOR_KINDS } from '../model/editor-kinds.js';
import type { RowPosition } from '../model/row-position.js';
import { rowProblems } from '../model/row-problems.js';
import { useRowEditing } from '../row-editing-context.js';
import { ExerciseSwitches } from './exercise-switches.js';
import { RowText } from './row-text.js';

interface ExerciseFieldsProps {
  row: DraftRow;
  position: RowPosition;
}

const GRID = {
  gridArea: 'boxes',
  display: 'grid',
  columnGap: 1,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: '96px 140px 160px minmax(0, 1fr)',
  },
} as const;

/** The fields of an exercise, which is chosen from the exercise library or typed. */
export function ExerciseFields({ row, position }: ExerciseFieldsProps) {
  const { kind, busy, dispatch, chooseExercise } = useRowEditing();
  const { title } = position;
  const { key } = row;
  const problems = rowProblems(row, kind);
  const set = (change: Partial<DraftRow>) => dispatch({ type: 'setRow', key, change });
  const normalize = (field: 'sets' | 'reps' | 'between') => dispatch({ type: 'normalize', key, field });
  const choose = (
    <InputAdornment position="end">
      <IconButton
        aria-label={row.name === '' ? editorTexts.chooseFor(title) : editorTexts.chooseAnotherFor(title)}
        disabled={busy}
        onClick={() => chooseExercise(key)}
        sx={{ width: 44, height: 44, mr: -1.5 }}
      >
        <Icon path={mdiMagnify} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <Box sx={{ gridArea: 'name' }}>
        {/* A typed name is not the library exercise any more, so the link to it is dropped. */}
        <RowText
          title={title}
          label="Exercise"
          value={row.name}
          onText={(name) => set({ name, exerciseId: null })}
          field={{ hint: problems.name, maxLength: LINE_NAME_MAX, endAction: choose }}
        />
      </Box>
      <Box sx={GRID}>
        <RowText
          title={title}
          label="Sets"
          value={row.sets}
          problem={problems.sets}
          onText={(sets) => set({ sets })}
          onLeave={() => normalize('sets')}
          field={{ keyboard: 'numeric' }}
        />
        {row.timeBased ? (
          <RowText
            title={title}
            label="Duration"
            value={row.duration}
            problem={problems.duration}
            onText={(duration) => set({ duration })}
            field={{ hint: EDITOR_KINDS[kind].durationHint }}
          />
        ) : (
          <RowText
            title={title}
            label="Reps"
            value={row.reps}
            problem={problems.reps}
            onText={(reps) => set({ reps })}
            onLeave={() => normalize('reps')}
            field={{ keyboard: 'numeric' }}
          />
        )}
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <RowText
            title={title}
            label="Rest Between Sets"
            value={row.between}
            problem={problems.between}
            onText={(between) => set({ between })}
            onLeave={() => normalize('between')}
            field={{ unit: 's' }}
          />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <RowText
            title={title}
            label="Coach Notes"
            value={row.note}
            onText={(note) => set({ note })}
            field={{ multiline: true, maxLength: LINE_NOTES_MAX }}
          />
        </Box>
        <ExerciseSwitches row={row} position={position} />
      </Box>
    </>
  );
}
