import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Box, Button, FailureAlert, takeFocus, Typography } from '@touchline/ui';
import type { CallFailure } from '@touchline/ui/host';
import {
  CONFIGURE_FIELDS,
  toConfiguredExercise,
  type ConfigureDraft,
  type ConfigureField,
} from '../model/configure-draft.js';
import type { ConfiguredExercise } from '../model/configured-exercise.js';
import { ConfigureFields } from './configure-fields.js';

interface ConfigurePanelProps {
  draft: ConfigureDraft;
  busy?: boolean;
  failure?: CallFailure | null;
  withSuperset: boolean;
  /** Shown above the fields. */
  children?: ReactNode;
  onDraft: (draft: ConfigureDraft) => void;
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
 * The panel `Configure Exercise`. Its title takes the focus when it opens; nothing is added while a field cannot be
 * read.
 */
export function ConfigurePanel({
  draft,
  busy = false,
  failure = null,
  withSuperset,
  children,
  onDraft,
  onAdd,
  onCancel,
}: ConfigurePanelProps) {
  const inputs = useRef<Partial<Record<ConfigureField, HTMLInputElement | null>>>({});
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { exercise_id: exerciseId, name } = draft.exercise;
  useEffect(() => takeFocus(title.current), [exerciseId]);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const { row, draft: checked } = toConfiguredExercise(draft);
    if (row) return onAdd(row);
    onDraft(checked);
    const firstProblem = CONFIGURE_FIELDS.find((field) => checked.problems[field] !== undefined);
    if (firstProblem !== undefined) inputs.current[firstProblem]?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={add}
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
        draft={draft}
        busy={busy}
        withSuperset={withSuperset}
        inputRef={(field) => (input) => {
          inputs.current[field] = input;
        }}
        onDraft={onDraft}
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
