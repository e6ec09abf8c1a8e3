import { LinearProgress } from '@touchline/ui';

/** A percentage as a bar. Its role is meter, not progressbar, because it shows a value and no running task. */
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
