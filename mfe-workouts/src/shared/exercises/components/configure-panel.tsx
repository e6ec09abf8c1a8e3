import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { Box, Button, FailureAlert, takeFocus, Typography, useSteadyCallback } from '@touchline/ui';
import { useAppForm, useWatch } from '@touchline/ui/forms';
import type { CallFailure } from '@touchline/ui/host';
import {
  changeTimeBased,
  configureSchema,
  defaultValues,
  hasChanges,
  type ConfigureValues,
} from '../model/configure-values.js';
import type { ConfiguredExercise } from '../model/configured-exercise.js';
import { ConfigureFields } from './configure-fields.js';

interface ConfigurePanelProps {
  exercise: Exercise;
  /** Values already typed in the row; they replace the exercise's defaults. */
  entered?: Partial<ConfigureValues> | undefined;
  busy: boolean;
  failure?: CallFailure | null;
  withSuperset: boolean;
  /** Shown above the fields. */
  children?: ReactNode;
  /** Called when the values begin or cease to differ from the initial ones. */
  onDirty: (isDirty: boolean) => void;
  /** Called with each change of the values, as typed. */
  onChange?: (values: ConfigureValues) => void;
  onAdd: (row: ConfiguredExercise) => void;
  onCancel: () => void;
}

const BUTTONS_HEIGHT = 60;

/**
 * Keeps the buttons in sight while the panel scrolls. Wider than the fields, because their switches extend to the
 * left.
 */
const STICKY_BOTTOM = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  ml: -1.5,
  pl: 1.5,
  py: 1,
  bgcolor: 'background.paper',
} as const;

/**
 * The panel `Configure Exercise`, with a `key` for each exercise. Its title takes the focus when it opens; nothing is
 * added while a field cannot be read.
 */
export function ConfigurePanel({
  exercise,
  entered,
  busy,
  failure = null,
  withSuperset,
  children,
  onDirty,
  onChange,
  onAdd,
  onCancel,
}: ConfigurePanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { exercise_id, name } = exercise;
  const [initial] = useState<ConfigureValues>(() => ({ ...defaultValues(exercise), ...entered }));
  const form = useAppForm({
    values: initial,
    schemaOf: configureSchema,
    send: async (prescription) => {
      if (!busy) onAdd({ name, type: 'exercise', exercise_id, ...prescription });
    },
  });
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const isDirty = hasChanges(initial, values);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const typed = JSON.stringify(values);
  const reported = useRef(typed);
  const report = useSteadyCallback(() => onChange?.(values));
  useEffect(() => {
    if (reported.current === typed) return;
    reported.current = typed;
    report();
  }, [typed, report]);
  useEffect(() => takeFocus(title.current), []);

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={`${id}-title`}
      {...form.formProps}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        flexShrink: 0,
        '& input, & textarea': { scrollMarginBottom: BUTTONS_HEIGHT },
      }}
    >
      <Box>
        <Typography id={`${id}-title`} ref={title} tabIndex={-1} component="h2" variant="h2" sx={{ outline: 'none' }}>
          Configure Exercise
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{name}</Typography>
      </Box>
      {failure && <FailureAlert failure={failure} />}
      {children}
      <ConfigureFields
        form={{ ...form, busy }}
        values={values}
        withSuperset={withSuperset}
        switched={(isTimeBased) => changeTimeBased(values, isTimeBased, initial.reps, exercise)}
      />
      {/* The shadow covers what scrolls through the padding below the buttons. */}
      <Box
        sx={{
          ...STICKY_BOTTOM,
          boxShadow: ({ palette }) => `0 24px ${palette.background.paper}`,
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 1,
          '& .MuiButton-root': { minHeight: 44 },
        }}
      >
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disableElevation loading={busy}>
          Add Exercise
        </Button>
      </Box>
    </Box>
  );
}
