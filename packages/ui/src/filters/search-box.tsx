import { useState } from 'react';
import { mdiMagnify } from '@mdi/js';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Icon } from '../icon.js';

interface SearchBoxProps {
  /** Names the searched things, for example `Search athletes`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * The search text is kept in the address, which follows the keys with a delay. While the box has the focus it shows
 * the typed text, otherwise the address's, also after Back.
 */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="search"
      size="small"
      fullWidth
      placeholder={`${label}...`}
      value={typed ?? value}
      onFocus={() => setTyped(value)}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value);
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100 },
        input: {
          sx: { minHeight: 44 },
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
