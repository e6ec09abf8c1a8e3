import { SPORTS, type Sport } from '@touchline/contracts/sports';
import { Autocomplete, TextField } from '@touchline/ui';
import { useController, type AppForm } from '@touchline/ui/forms';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { teamsQuery } from '../api/get-teams.js';
import { offeredSports } from '../model/offered-sports.js';
import type { NewTeam } from '../model/team-request.js';
import type { TeamValues } from '../model/team-form.js';

interface SportFieldProps {
  form: AppForm<TeamValues, NewTeam>;
  autoFocus?: boolean;
  /** Called before the chosen sport replaces the one of the form. */
  onSport?: (sport: Sport | null) => void;
}

/** A searchable list of the sports. */
export function SportField({ form: { control, busy }, autoFocus = false, onSport }: SportFieldProps) {
  const { field, fieldState } = useController({ control, name: 'sport' });
  const { data: teams = [] } = useQuery(teamsQuery(useApi()));
  const teamSports = teams.map(({ sport }) => sport);
  return (
    <Autocomplete
      options={SPORTS}
      filterOptions={(_, { inputValue }) => [...offeredSports(inputValue, teamSports, navigator.language)]}
      value={field.value}
      onChange={(_, sport) => {
        onSport?.(sport);
        field.onChange(sport);
      }}
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
          autoFocus={autoFocus}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          placeholder="Search sports..."
        />
      )}
    />
  );
}
