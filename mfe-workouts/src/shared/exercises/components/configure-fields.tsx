import type { Ref } from 'react';
import { LINE_NOTES_MAX } from '@touchline/contracts/workout-rules';
import { Box, FormControlLabel, InputAdornment, Switch, TextField } from '@touchline/ui';
import { SECONDS_HINT, normalizeSeconds } from '../../workouts/model/seconds-input.js';
import {
  changeTimeBased,
  changeValues,
  type ConfigureDraft,
  type ConfigureField,
  type ConfigureValues,
} from '../model/configure-draft.js';

interface ConfigureFieldsProps {
  draft: ConfigureDraft;
  /** While it is saved the fields are read-only. */
  busy: boolean;
  /** Whether another exercise can follow in the workout. */
  withSuperset: boolean;
  inputRef: (field: ConfigureField) => Ref<HTMLInputElement>;
  onDraft: (draft: ConfigureDraft) => void;
}

const SECONDS = <InputAdornment position="end">sec</InputAdornment>;

/**
 * The prescription of an exercise. Numbers are typed into text fields, because a number field discards what it cannot
 * read.
 */
export function ConfigureFields({ draft, busy, withSuperset, inputRef, onDraft }: ConfigureFieldsProps) {
  const { values, problems } = draft;
  const numeric = { inputMode: 'numeric', autoComplete: 'off', readOnly: busy, maxLength: 8 } as const;
  const type = (name: ConfigureField, text: string) =>
    onDraft(changeValues(draft, { [name]: text } as Partial<ConfigureValues>));
  const field = (name: ConfigureField) => ({
    fullWidth: true,
    value: values[name],
    inputRef: inputRef(name),
    error: problems[name] !== undefined,
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  const seconds = (name: 'duration' | 'restBetweenSets') => ({
    ...field(name),
    helperText: problems[name] ?? SECONDS_HINT,
    onBlur: () => normalizeSeconds(values[name]) !== values[name] && type(name, normalizeSeconds(values[name])),
    // The number pad of a phone has neither a colon nor letters.
    slotProps: { htmlInput: { ...numeric, inputMode: 'text' }, input: { endAdornment: SECONDS } } as const,
  });
  return (
    <>
      <FormControlLabel
        label="Time-based Exercise"
        control={
          <Switch
            checked={values.isTimeBased}
            disabled={busy}
            onChange={(_, on) => onDraft(changeTimeBased(draft, on))}
          />
        }
        sx={{ minHeight: 44 }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }}>
        <TextField
          {...field('sets')}
          label="Sets"
          required
          helperText={problems.sets}
          slotProps={{ htmlInput: numeric }}
        />
        {values.isTimeBased ? (
          <TextField {...seconds('duration')} key="duration" label="Duration" required />
        ) : (
          <TextField
            {...field('reps')}
            key="reps"
            label="Reps"
            required
            helperText={problems.reps}
            slotProps={{ htmlInput: numeric }}
          />
        )}
      </Box>
      <TextField {...seconds('restBetweenSets')} label="Rest Between Sets" />
      <TextField
        {...field('notes')}
        label="Notes"
        multiline
        minRows={3}
        maxRows={8}
        helperText={problems.notes}
        slotProps={{ htmlInput: { readOnly: busy, maxLength: LINE_NOTES_MAX } }}
      />
      {withSuperset && (
        <FormControlLabel
          label="Superset with next exercise"
          control={
            <Switch
              checked={values.isSuperset}
              disabled={busy}
              onChange={(_, isSuperset) => onDraft(changeValues(draft, { isSuperset }))}
            />
          }
          sx={{ minHeight: 44 }}
        />
      )}
    </>
  );
}
