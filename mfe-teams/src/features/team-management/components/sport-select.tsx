import type { Ref } from 'react';
import { SPORTS, type Sport } from '@touchline/contracts/sports';
import { Autocomplete, TextField } from '@touchline/ui';

interface SportSelectProps {
  value: Sport | null;
  problem: string | undefined;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (sport: Sport | null) => void;
}

/** All sports, found by typing. */
export function SportSelect({ value, problem, disabled, inputRef, onChange }: SportSelectProps) {
  return (
    <Autocomplete
      options={SPORTS}
      value={value}
      onChange={(_, sport) => onChange(sport)}
      disabled={disabled}
      autoHighlight
      fullWidth
      noOptionsText="No such sport"
      // Fingers need more room than the icons take.
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
