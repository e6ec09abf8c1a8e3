import { isAskedOfAthletes } from '@touchline/contracts/measure-problems';
import {
  DAY_RULES,
  DIRECTIONS,
  END_WORDS_MAX,
  ENTERED_BY,
  MEASURE_LABEL_MAX,
  MEASURED_KINDS,
  QUESTION_MAX,
  STEPS,
  TRIAL_RULES,
  UNIT_NAMES,
  type EnteredBy,
  type MeasuredKind,
} from '@touchline/contracts/measure-rules';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import { choicesFor } from '@touchline/contracts/words';
import { rolesText } from '@touchline/contracts/permissions';
import { Alert, Checkbox, FormControlLabel, MenuItem } from '@touchline/ui';
import { FormDialog, FormTextField, judgeForm, useController } from '@touchline/ui/forms';
import {
  DAY_RULE_LABELS,
  DIRECTION_LABELS,
  ENTERED_BY_LABELS,
  KIND_LABELS,
  measuresTexts,
  TRIAL_RULE_LABELS,
  unitLabel,
} from '../../../shared/texts/measures-texts.js';
import { measureSchema, type MeasureTyped } from '../model/measure-typed.js';
import { MeasurePreview } from './measure-preview.js';
import { useMeasureForm } from './use-measure-form.js';

interface MeasureDialogProps {
  /** Null for a new one. */
  measure: Measure | null;
  /** The name of the address parameter that holds the dialog. */
  heldBy: string;
  onClose: () => void;
}

type MeasureForm = ReturnType<typeof useMeasureForm>['form'];

/** Adds a measure of the club, or changes one. It is open while mounted. */
export function MeasureDialog({ measure, heldBy, onClose }: MeasureDialogProps) {
  const { form, typed, isOvertaken } = useMeasureForm(measure, onClose);
  const isAsked = isAskedOfAthletes(typed.entered_by as EnteredBy);
  const { sent: definition } = judgeForm(measureSchema(typed), typed);
  const storedUnit = measure && newestVersion(measure).unit;
  const number = { inputMode: 'decimal', maxLength: 12 } as const;
  return (
    <FormDialog
      form={form}
      title={measure ? measuresTexts.edit : measuresTexts.add}
      submitLabel="Save"
      maxWidth="md"
      twoColumns
      heldBy={heldBy}
      onClose={onClose}
    >
      {isOvertaken && (
        <Alert severity="warning" className="wide">
          {measuresTexts.changedByOther}
        </Alert>
      )}
      {measure && (
        <Alert severity="info" className="wide">
          {measuresTexts.newVersion} {measuresTexts.enteredByFixed}
        </Alert>
      )}
      <FormTextField
        form={form}
        name="label"
        label={measuresTexts.label}
        required
        autoFocus={!measure}
        input={{ maxLength: MEASURE_LABEL_MAX }}
      />
      <Options
        form={form}
        name="entered_by"
        values={ENTERED_BY}
        labelOf={(by) => ENTERED_BY_LABELS[by]}
        isFixed={!!measure}
      />
      {isAsked && (
        <FormTextField
          form={form}
          name="question"
          label={measuresTexts.question}
          hint={measuresTexts.questionHint}
          required
          input={{ maxLength: QUESTION_MAX }}
        />
      )}
      <Options
        form={form}
        name="kind"
        values={MEASURED_KINDS}
        labelOf={(kind) => KIND_LABELS[kind]}
        hint={measuresTexts.readBy(rolesText(`${typed.kind as MeasuredKind}.read`))}
        isFixed={!!measure}
      />
      <Options form={form} name="unit" values={choicesFor(UNIT_NAMES, storedUnit)} labelOf={unitLabel} />
      <Options form={form} name="direction" values={DIRECTIONS} labelOf={(direction) => DIRECTION_LABELS[direction]} />
      <FormTextField form={form} name="min" label={measuresTexts.min} required input={number} deps={['max', 'step']} />
      <FormTextField form={form} name="max" label={measuresTexts.max} required input={number} deps={['step']} />
      <Options
        form={form}
        name="step"
        values={STEPS}
        labelOf={String}
        hint={isAsked ? measuresTexts.stepHint : undefined}
        deps={['min']}
      />
      {isAsked ? <QuestionFields form={form} /> : <TestFields form={form} hasTrials={typed.trials.trim() !== '1'} />}
      {typed.entered_by === 'athlete_after_session' && (
        <Options form={form} name="day_rule" values={DAY_RULES} labelOf={(rule) => DAY_RULE_LABELS[rule]} />
      )}
      {definition && <MeasurePreview definition={definition} />}
    </FormDialog>
  );
}

const QuestionFields = ({ form }: { form: MeasureForm }) => (
  <>
    <FormTextField form={form} name="low_words" label={measuresTexts.lowWords} input={{ maxLength: END_WORDS_MAX }} />
    <FormTextField form={form} name="high_words" label={measuresTexts.highWords} input={{ maxLength: END_WORDS_MAX }} />
  </>
);

function TestFields({ form, hasTrials }: { form: MeasureForm; hasTrials: boolean }) {
  const { field: sides } = useController({ control: form.control, name: 'has_sides' });
  return (
    <>
      <FormTextField
        form={form}
        name="typical_error"
        label={measuresTexts.typicalError}
        hint={measuresTexts.typicalErrorHint}
        input={{ inputMode: 'decimal', maxLength: 12 }}
      />
      <FormTextField
        form={form}
        name="trials"
        label={measuresTexts.trials}
        required
        input={{ inputMode: 'numeric', maxLength: 1 }}
      />
      {hasTrials && (
        <Options form={form} name="trial_rule" values={TRIAL_RULES} labelOf={(rule) => TRIAL_RULE_LABELS[rule]} />
      )}
      <FormControlLabel
        className="wide"
        control={
          <Checkbox
            checked={sides.value}
            disabled={form.busy}
            onChange={(event) => sides.onChange(event.target.checked)}
          />
        }
        label={measuresTexts.sides}
        sx={{ minHeight: 44 }}
      />
    </>
  );
}

const OPTION_LABELS = {
  entered_by: measuresTexts.enteredBy,
  kind: measuresTexts.kind,
  unit: measuresTexts.unit,
  direction: measuresTexts.direction,
  step: measuresTexts.step,
  trial_rule: measuresTexts.trialRule,
  day_rule: measuresTexts.dayRule,
} as const;

interface OptionsProps<T extends string | number> {
  form: MeasureForm;
  name: keyof typeof OPTION_LABELS;
  values: readonly T[];
  labelOf: (value: T) => string;
  hint?: string | undefined;
  isFixed?: boolean;
  deps?: (keyof MeasureTyped)[];
}

const Options = <T extends string | number>({
  form,
  name,
  values,
  labelOf,
  hint,
  isFixed = false,
  deps = [],
}: OptionsProps<T>) => (
  <FormTextField form={form} name={name} label={OPTION_LABELS[name]} hint={hint} select disabled={isFixed} deps={deps}>
    {values.map((value) => (
      <MenuItem key={value} value={String(value)} sx={{ minHeight: 44 }}>
        {labelOf(value)}
      </MenuItem>
    ))}
  </FormTextField>
);
