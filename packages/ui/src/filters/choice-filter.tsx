import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFilterProps<T extends string> {
  label: string;
  options: readonly T[];
  /** Names of the values; default: the value itself. */
  labels?: Readonly<Record<T, string>>;
  /** Name of the choice for all values. */
  all?: string;
  /** null: all. */
  value: T | null;
  onChange: (value: T | null) => void;
}

/** A filter with a fixed list of values, after a choice for all of them. */
export function ChoiceFilter<T extends string>({
  label,
  options,
  labels,
  all = 'All',
  value,
  onChange,
}: ChoiceFilterProps<T>) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option === event.target.value) ?? null)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, sx: { minHeight: 44 } } }}
    >
      <MenuItem value="" sx={{ minHeight: 44 }}>
        {all}
      </MenuItem>
      {options.map((option) => (
        <MenuItem key={option} value={option} sx={{ minHeight: 44 }}>
          {labels?.[option] ?? option}
        </MenuItem>
      ))}
    </TextField>
  );
}
