import { SPORTS } from '@touchline/contracts/sports';
import { Autocomplete, TextField } from '@touchline/ui';
import { useController, type AppForm } from '@touchline/ui/forms';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import type { NewTeam } from '../model/team-request.js';
import type { NewTeamValues } from '../model/team-form.js';

/** A searchable list of all sports. */
export function SportField({ form: { control, busy } }: { form: AppForm<NewTeamValues, NewTeam> }) {
  const { field, fieldState } = useController({ control, name: 'sport' });
  return (
    <Autocomplete
      options={SPORTS}
      value={field.value}
      onChange={(_, sport) => field.onChange(sport)}
      readOnly={busy}
      autoHighlight
      fullWidth
      noOptionsText={teamTexts.unknownSport}
      // The icons get the size of a touch target.
      sx={{
        '&.MuiAutocomplete-root .MuiOutlinedInput-root': { pr: 12 },
        '& .MuiAutocomplete-popupIndicator, & .MuiAutocomplete-clearIndicator': { width: 44, height: 44 },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Sport"
          required
          inputRef={field.ref}
          autoFocus
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          placeholder="Search sports..."
        />
      )}
    />
  );
}
