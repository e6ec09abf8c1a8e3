import {
  WORKOUT_DESCRIPTION_MAX,
  WORKOUT_DIFFICULTIES,
  WORKOUT_NAME_MAX,
  WORKOUT_TYPES,
} from '@touchline/contracts/workout-rules';
import { choicesFor, readableWord, type Word } from '@touchline/contracts/words';
import { Box, MenuItem, TextField } from '@touchline/ui';
import { titleProblem } from '../model/row-problems.js';
import { editorTexts } from '../../texts/editor-texts.js';
import type { Draft } from '../model/draft.js';
import type { EditorKind } from '../model/editor-kinds.js';

interface WorkoutFieldsProps {
  kind: EditorKind;
  draft: Draft;
  /** Marks a missing title: something else was typed already. */
  dirty: boolean;
  busy: boolean;
  onChange: (change: Partial<Omit<Draft, 'rows'>>) => void;
}

/** The fields of the workout itself: its title, and in the library also type, difficulty and description. */
export function WorkoutFields({
  kind,
  draft: { title, type, difficulty, description },
  dirty,
  busy,
  onChange,
}: WorkoutFieldsProps) {
  const problem = dirty ? titleProblem(title) : null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          md: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      <TextField
        label="Workout Title"
        required
        autoFocus
        value={title}
        onChange={(event) => onChange({ title: event.target.value })}
        error={problem !== null}
        helperText={problem ?? `${title.length} / ${WORKOUT_NAME_MAX}`}
        slotProps={{ htmlInput: { maxLength: WORKOUT_NAME_MAX, readOnly: busy, autoComplete: 'off' } }}
        sx={{ gridColumn: { xs: '1 / -1', md: kind === 'library' ? 'auto' : '1 / -1' } }}
      />
      {kind === 'library' && (
        <>
          <Choice
            label="Type"
            options={WORKOUT_TYPES}
            value={type}
            busy={busy}
            onChange={(next) => onChange({ type: next })}
          />
          <Choice
            label="Difficulty"
            options={WORKOUT_DIFFICULTIES}
            value={difficulty}
            busy={busy}
            onChange={(next) => onChange({ difficulty: next })}
          />
          <TextField
            label="Description"
            multiline
            maxRows={6}
            value={description}
            onChange={(event) => onChange({ description: event.target.value })}
            slotProps={{ htmlInput: { maxLength: WORKOUT_DESCRIPTION_MAX, readOnly: busy } }}
            sx={{ gridColumn: '1 / -1' }}
          />
        </>
      )}
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  /** One that is not among the options is offered, too. */
  value: Word<T> | null;
  busy: boolean;
  onChange: (value: Word<T> | null) => void;
}

function Choice<T extends string>({ label, options, value, busy, onChange }: ChoiceProps<T>) {
  const offered = choicesFor(options, value);
  return (
    <TextField
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(offered.find((option) => option === event.target.value) ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, readOnly: busy } }}
    >
      <MenuItem value="" sx={{ minHeight: 44 }}>
        {editorTexts.notSet}
      </MenuItem>
      {offered.map((option) => (
        <MenuItem key={option} value={option} sx={{ minHeight: 44 }}>
          {readableWord(option)}
        </MenuItem>
      ))}
    </TextField>
  );
}
