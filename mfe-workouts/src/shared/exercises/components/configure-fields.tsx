import { LINE_NOTES_MAX } from '@touchline/contracts/workout-rules';
import { Box, FormControlLabel, Switch } from '@touchline/ui';
import { FormTextField, useController, type AppForm } from '@touchline/ui/forms';
import { SECONDS_HINT, normalizeSeconds } from '../../workouts/model/seconds-input.js';
import type { ConfigureValues } from '../model/configure-values.js';

interface ConfigureFieldsProps<TSent extends object> {
  form: AppForm<ConfigureValues, TSent>;
  values: ConfigureValues;
  /** Whether another exercise can follow in the workout. */
  withSuperset: boolean;
  /** The values after the time-based switch. */
  switched: (isTimeBased: boolean) => ConfigureValues;
}

const COUNT = { inputMode: 'numeric', maxLength: 8 };
const SECONDS = {
  hint: SECONDS_HINT,
  unit: 'sec',
  normalize: normalizeSeconds,
  // The number pad of a phone has neither a colon nor letters.
  input: { inputMode: 'text', maxLength: 8 },
};

/**
 * The prescription of an exercise. Numbers are typed into text fields, because a number field discards what it cannot
 * read.
 */
export function ConfigureFields<TSent extends object>({
  form,
  values,
  withSuperset,
  switched,
}: ConfigureFieldsProps<TSent>) {
  const { control, busy } = form;
  // The first problem in the order of registration gets the focus, whichever of the last two is shown.
  for (const name of ['sets', 'reps', 'duration'] as const) control.register(name);
  const timeBased = useController({ control, name: 'is_time_based', rules: { deps: ['reps', 'duration'] } }).field;
  const switchTime = (isOn: boolean) => {
    const { reps, duration } = switched(isOn);
    form.setValue('reps', reps);
    form.setValue('duration', duration);
    timeBased.onChange(isOn);
  };
  return (
    <>
      <FormControlLabel
        label="Time-based Exercise"
        control={<Switch checked={values.is_time_based} disabled={busy} onChange={(_, isOn) => switchTime(isOn)} />}
        sx={{ minHeight: 44 }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' }}>
        <FormTextField form={form} name="sets" label="Sets" required input={COUNT} />
        {values.is_time_based ? (
          <FormTextField form={form} key="duration" name="duration" label="Duration" required {...SECONDS} />
        ) : (
          <FormTextField form={form} key="reps" name="reps" label="Reps" required input={COUNT} />
        )}
      </Box>
      <FormTextField form={form} name="rest_between_sets_seconds" label="Rest Between Sets" {...SECONDS} />
      <FormTextField
        form={form}
        name="coach_notes"
        label="Notes"
        multiline
        minRows={3}
        maxRows={8}
        input={{ maxLength: LINE_NOTES_MAX }}
      />
      {withSuperset && (
        <FormControlLabel
          label="Superset with next exercise"
          control={
            <Switch
              checked={values.superset_with_next}
              disabled={busy}
              onChange={(_, isOn) => form.setValue('superset_with_next', isOn)}
            />
          }
          sx={{ minHeight: 44 }}
        />
      )}
    </>
  );
}
