import { useState } from 'react';
import { mdiMagnify } from '@mdi/js';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Icon } from '../icon.js';

interface SearchBoxProps {
  /** What it searches: `Search athletes`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * The search text lives in the address, which follows a moment behind the keys. While the box has the focus, what was
 * typed counts; otherwise what the address says (the Back button included).
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
