import type { Ref } from 'react';
import { SPORTS, type Sport } from '@touchline/contracts/sports';
import { Autocomplete, TextField } from '@touchline/ui';
import { teamTexts } from '../../../shared/texts/team-texts.js';

interface SportSelectProps {
  value: Sport | null;
  problem: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (sport: Sport | null) => void;
}

/** A searchable list of all sports. */
export function SportSelect({ value, problem, disabled, inputRef, onChange }: SportSelectProps) {
  return (
    <Autocomplete
      options={SPORTS}
      value={value}
      onChange={(_, sport) => onChange(sport)}
      disabled={disabled}
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
          inputRef={inputRef}
          autoFocus
          error={problem !== undefined}
          helperText={problem}
          placeholder="Search sports..."
        />
      )}
    />
  );
}
