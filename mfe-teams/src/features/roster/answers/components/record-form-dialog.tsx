import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { Typography, useToday } from '@touchline/ui';
import { FormDialog, useAppForm, z } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import { recordConsentMutation } from '../../api/change-athlete-access.js';
import { EMPTY_FORM, showRefusedForm, signedFormFields } from '../model/signed-form.js';
import { SignedFormFields } from './signed-form-fields.js';

interface RecordFormDialogProps {
  access: AthleteAccess;
  name: string;
  onClose: () => void;
}

/** Records a signed form: the day, the version of the text, and who signed. It is open while mounted. */
export function RecordFormDialog({ access, name, onClose }: RecordFormDialogProps) {
  const today = useToday();
  const notify = useNotify();
  const record = useMutation(recordConsentMutation(useApi(), useQueryClient()));
  const form = useAppForm({
    values: EMPTY_FORM,
    schemaOf: (typed) => z.object(signedFormFields(typed, today)),
    send: async (signed) => {
      try {
        await record.mutateAsync({ athlete_id: access.athlete_id, ...signed });
        notify({ severity: 'success', text: answersTexts.consentRecorded(name) });
        onClose();
      } catch (error) {
        showRefusedForm(form, error, answersTexts.recordFailed);
      }
    },
  });
  return (
    <FormDialog form={form} title="Record a signed form" subtitle={name} submitLabel="Record" onClose={onClose}>
      <Typography variant="body2">{answersTexts.recordIntro}</Typography>
      <SignedFormFields form={form} today={today} />
    </FormDialog>
  );
}
