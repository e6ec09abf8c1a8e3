import { LinearProgress } from '@touchline/ui';

/** A percentage as a bar. A meter, not a progress bar: nothing is under way. */
export function Meter({
  label,
  percent,
  color = 'primary',
}: {
  label: string;
  percent: number;
  color?: 'primary' | 'success' | 'warning';
}) {
  return (
    <LinearProgress
      role="meter"
      variant="determinate"
      value={percent}
      color={color}
      aria-label={label}
      sx={{ height: 8, borderRadius: 4 }}
    />
  );
}
