import { alpha, Box, ToggleButton, useTheme } from '@touchline/ui';

interface ToggleChipsProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string; sign: string; color: string }[];
  chosen: readonly T[];
  onToggle: (value: T) => void;
}

/** Toggle buttons for any number of `options`; each shows the sign and colour in which the chart draws it. */
export function ToggleChips<T extends string>({ label, options, chosen, onToggle }: ToggleChipsProps<T>) {
  const { palette } = useTheme();
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 } }}>
      {options.map(({ value, label: text, sign, color }) => (
        <ToggleButton
          key={value}
          value={value}
          selected={chosen.includes(value)}
          onChange={() => onToggle(value)}
          sx={{
            minHeight: 44,
            px: { xs: 1.125, sm: 1.75 },
            py: 0.5,
            gap: { xs: 0.5, sm: 0.75 },
            fontSize: { xs: '0.8125rem', sm: '0.875rem' },
            borderRadius: 5,
            '&&.Mui-selected': {
              color: 'text.primary',
              borderColor: 'primary.main',
              bgcolor: alpha(palette.primary.main, 0.12),
            },
          }}
        >
          <Box component="span" aria-hidden sx={{ color: chosen.includes(value) ? color : 'text.disabled' }}>
            {sign}
          </Box>
          {text}
        </ToggleButton>
      ))}
    </Box>
  );
}
