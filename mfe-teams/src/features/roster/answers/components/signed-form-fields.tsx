import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup } from '@touchline/ui';
import { FormTextField, useController, type AppForm } from '@touchline/ui/forms';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import type { SignedFormValues } from '../model/signed-form.js';

interface SignedFormFieldsProps<TValues extends SignedFormValues, TSent extends object> {
  form: AppForm<TValues, TSent>;
  today: CalendarDate;
}

/** The day, the version of the text, and who signed. In a grid, `.wide` fills its row. */
export function SignedFormFields<TValues extends SignedFormValues, TSent extends object>({
  form,
  today,
}: SignedFormFieldsProps<TValues, TSent>) {
  const { field: signedBy, fieldState } = useController({ control: form.control, name: 'signed_by' as never });
  const field = (name: 'signed_on' | 'text_version' | 'guardian_name' | 'relation', label: string, hint?: string) => (
    <FormTextField
      form={form}
      name={name as never}
      label={label}
      required
      hint={hint}
      {...(name === 'signed_on' && { type: 'date', input: { max: today } })}
    />
  );
  return (
    <>
      {field('signed_on', 'Signed on')}
      {field('text_version', 'Version of the text', answersTexts.versionHint)}
      <Box className="wide">
        <RadioGroup row aria-label="Signed by" {...signedBy}>
          <FormControlLabel value="athlete" disabled={form.busy} control={<Radio />} label="Signed by the athlete" />
          <FormControlLabel value="guardian" disabled={form.busy} control={<Radio />} label="Signed by a guardian" />
        </RadioGroup>
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
      {signedBy.value === 'guardian' && (
        <>
          {field('guardian_name', 'Name of the guardian')}
          {field('relation', 'Relation', 'For example mother, father or guardian.')}
        </>
      )}
    </>
  );
}
