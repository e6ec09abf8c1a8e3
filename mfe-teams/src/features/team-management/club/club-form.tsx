import type { Club } from '@touchline/contracts/club.schema';
import { Alert, Box, Button, MenuItem, takeFocus, Typography } from '@touchline/ui';
import { FormDialog, FormTextField } from '@touchline/ui/forms';
import { clubTexts } from '../../../shared/texts/club-texts.js';
import { CHOICE_FIELDS, CLUB_CHOICES, CLUB_NUMBERS, fieldText, NUMBER_FIELDS } from '../model/club-values.js';
import { useClubForm } from './use-club-form.js';

interface ClubFormProps {
  club: Club;
  /** The name of the address parameter that holds the dialog. */
  heldBy: string;
  onClose: () => void;
}

/** The settings of the club, to be changed. */
export function ClubForm({ club, heldBy, onClose }: ClubFormProps) {
  const { form, typed, seen, dirty, clashing, takeTheirs } = useClubForm(club, onClose);
  return (
    <FormDialog
      form={form}
      title={clubTexts.title}
      subtitle={club.name}
      maxWidth="sm"
      submitLabel="Save"
      dirty={dirty}
      heldBy={heldBy}
      onClose={onClose}
    >
      <Typography>{clubTexts.explanation}</Typography>
      {clashing.length > 0 && (
        <Alert ref={takeFocus} tabIndex={-1} severity="warning">
          {clubTexts.changedByOther}
          <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
            {clashing.map((field) => {
              const [label, stored] = fieldText(field, seen);
              return <li key={field}>{clubTexts.theirs(label, stored, fieldText(field, typed)[1])}</li>;
            })}
          </Box>
          {clubTexts.saveReplacesTheirs}
          <Box sx={{ mt: 0.5 }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              disabled={form.busy}
              onClick={takeTheirs}
              sx={{ minHeight: 44 }}
            >
              {clubTexts.takeTheirs}
            </Button>
          </Box>
        </Alert>
      )}
      {NUMBER_FIELDS.map((name) => (
        <FormTextField
          key={name}
          form={form}
          name={name}
          label={CLUB_NUMBERS[name].label}
          hint={CLUB_NUMBERS[name].hint}
          unit={CLUB_NUMBERS[name].unit}
          required
          input={{ inputMode: 'numeric', maxLength: 2 }}
        />
      ))}
      {CHOICE_FIELDS.map((field) => {
        const { label, hint, names } = CLUB_CHOICES[field];
        return (
          <FormTextField key={field} form={form} name={field} label={label} hint={hint} select>
            {Object.entries(names).map(([value, name]) => (
              <MenuItem key={value} value={value} sx={{ minHeight: 44 }}>
                {name}
              </MenuItem>
            ))}
          </FormTextField>
        );
      })}
    </FormDialog>
  );
}
