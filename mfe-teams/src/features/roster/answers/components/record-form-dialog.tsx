import { useId, useState, type SubmitEvent } from 'react';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { AppDialog, Box, Button, FailureAlert, Typography, useDiscardGuard, useToday } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import { useApi, useNotify, useUnsavedWork, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import { recordConsentMutation } from '../../api/change-athlete-access.js';
import {
  EMPTY_FORM,
  formProblems,
  isGuardianNeeded,
  isTyped,
  recordFailure,
  toSignedForm,
  type FormDraft,
} from '../model/form-draft.js';
import { SignedFormFields } from './signed-form-fields.js';

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
        <SignedFormFields
          draft={draft}
          problems={problems}
          today={form.today}
          busy={busy}
          onChange={(change) => form.set(change)}
        />
      </Box>
      {question}
    </AppDialog>
  );
}

/** Typed values stay when the call fails. */
function useRecordForm(access: AthleteAccess, onRecorded: () => void) {
  const today = useToday();
  const notify = useNotify();
  const record = useMutation(recordConsentMutation(useApi(), useQueryClient()));
  const [draft, setDraft] = useState(EMPTY_FORM);
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  /** The form that the server refused because a guardian has to sign. */
  const [tooYoung, setTooYoung] = useState<FormDraft | null>(null);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (record.isPending || Object.keys(formProblems(draft, today)).length > 0) return;
    setFailure(null);
    try {
      await record.mutateAsync({ athlete_id: access.athlete_id, ...toSignedForm(draft) });
      notify({
        severity: 'success',
        text: answersTexts.consentRecorded(fullName(access)),
      });
      onRecorded();
    } catch (error) {
      if (isGuardianNeeded(error, draft)) setTooYoung(draft);
      else setFailure(recordFailure(error, answersTexts.recordFailed));
    }
  }

  return {
    today,
    draft,
    set: (change: Partial<FormDraft>) => setDraft((now) => ({ ...now, ...change })),
    problems: isChecked ? formProblems(draft, today, { needsGuardian: draft === tooYoung }) : {},
    failure,
    busy: record.isPending,
    save,
  };
}
