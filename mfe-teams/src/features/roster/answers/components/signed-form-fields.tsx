import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup, TextField } from '@touchline/ui';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import type { FormDraft, FormProblems } from '../model/form-draft.js';

interface SignedFormFieldsProps {
  draft: FormDraft;
  problems: FormProblems;
  today: CalendarDate;
  busy: boolean;
  onChange: (change: Partial<FormDraft>) => void;
}

/** The day, the version of the text, and who signed. In a grid, `.wide` fills its row. */
export function SignedFormFields({ draft, problems, today, busy, onChange }: SignedFormFieldsProps) {
  const field = (key: 'signedOn' | 'version' | 'guardianName' | 'relation', label: string, hint?: string) => (
    <TextField
      label={label}
      value={draft[key]}
      disabled={busy}
      required
      onChange={(event) => onChange({ [key]: event.target.value })}
      error={problems[key] !== undefined}
      helperText={problems[key] ?? hint}
      {...(key === 'signedOn' && {
        type: 'date',
        slotProps: { inputLabel: { shrink: true }, htmlInput: { max: today } },
      })}
    />
  );
  return (
    <>
      {field('signedOn', 'Signed on')}
      {field('version', 'Version of the text', answersTexts.versionHint)}
      <Box className="wide">
        <RadioGroup
          row
          aria-label="Signed by"
          value={draft.signedBy}
          onChange={(event) => onChange({ signedBy: event.target.value as FormDraft['signedBy'] })}
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
    </>
  );
}
