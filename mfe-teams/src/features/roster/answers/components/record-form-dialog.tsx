import { useId, useState, type SubmitEvent } from 'react';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import { CONSENT_TEXT_CHANGED } from '@touchline/contracts/error-codes';
import {
  AppDialog,
  Box,
  Button,
  FailureAlert,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  TextField,
  Typography,
  useDiscardGuard,
  useToday,
} from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import {
  ApiError,
  failureOf,
  useApi,
  useNotify,
  useUnsavedWork,
  withInputKept,
  type CallFailure,
} from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import { recordConsentMutation } from '../../api/change-athlete-access.js';
import { EMPTY_FORM, formBody, formProblems, isTyped, type FormDraft } from '../model/form-draft.js';

interface RecordFormDialogProps {
  access: AthleteAccess;
  onClose: () => void;
}

/** Records a signed form: the day, the version of the text, and who signed. It is open while mounted. */
export function RecordFormDialog({ access, onClose }: RecordFormDialogProps) {
  const name = fullName(access);
  const form = useRecordForm(access, () => onClose());
  const { draft, problems, busy } = form;
  const { guard, question } = useDiscardGuard(isTyped(draft));
  useUnsavedWork(isTyped(draft));
  const formId = useId();
  const close = () => guard(onClose);
  const field = (key: 'signedOn' | 'version' | 'guardianName' | 'relation', label: string, hint?: string) => (
    <TextField
      label={label}
      value={draft[key]}
      disabled={busy}
      required
      onChange={(event) => form.set({ [key]: event.target.value })}
      error={problems[key] !== undefined}
      helperText={problems[key] ?? hint}
      {...(key === 'signedOn' && {
        type: 'date',
        slotProps: { inputLabel: { shrink: true }, htmlInput: { max: form.today } },
      })}
    />
  );
  return (
    <AppDialog
      open
      title="Record a signed form"
      subtitle={name}
      maxWidth="xs"
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disableElevation loading={busy}>
            Record
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void form.save(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {form.failure && <FailureAlert failure={form.failure} />}
        <Typography variant="body2">{answersTexts.recordIntro}</Typography>
        {field('signedOn', 'Signed on')}
        {field('version', 'Version of the text', answersTexts.versionHint)}
        <Box>
          <RadioGroup
            row
            aria-label="Signed by"
            value={draft.signedBy}
            onChange={(event) => form.set({ signedBy: event.target.value as FormDraft['signedBy'] })}
          >
            <FormControlLabel value="athlete" disabled={busy} control={<Radio />} label="Signed by the athlete" />
            <FormControlLabel value="guardian" disabled={busy} control={<Radio />} label="Signed by a guardian" />
          </RadioGroup>
          {problems.signedBy && <FormHelperText error>{problems.signedBy}</FormHelperText>}
        </Box>
        {draft.signedBy === 'guardian' && (
          <>
            {field('guardianName', 'Name of the guardian')}
            {field('relation', 'Relation', 'For example mother, father or guardian.')}
          </>
        )}
      </Box>
      {question}
    </AppDialog>
  );
}

/** What is typed stays when the call fails. */
function useRecordForm(access: AthleteAccess, onRecorded: () => void) {
  const today = useToday();
  const notify = useNotify();
  const record = useMutation(recordConsentMutation(useApi(), useQueryClient()));
  const [draft, setDraft] = useState(EMPTY_FORM);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (record.isPending || Object.keys(formProblems(draft, today)).length > 0) return;
    setFailure(null);
    try {
      await record.mutateAsync(formBody(access.athlete_id, draft));
      notify({
        severity: 'success',
        text: answersTexts.consentRecorded(fullName(access)),
      });
      onRecorded();
    } catch (error) {
      const isOldForm = ApiError.hasCode(error, CONSENT_TEXT_CHANGED);
      setFailure(
        isOldForm
          ? { sentence: answersTexts.versionOld(CONSENT_TEXT_VERSION), hint: null }
          : withInputKept(failureOf(error, answersTexts.recordFailed)),
      );
    }
  }

  return {
    today,
    draft,
    set: (change: Partial<FormDraft>) => setDraft((now) => ({ ...now, ...change })),
    problems: isChecked ? formProblems(draft, today) : {},
    failure,
    busy: record.isPending,
    save,
  };
}
