/** A waiting time for people: `4 seconds`, `1 minute`, `90 minutes`, `5 hours`. Rounded up, at least one second. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return counted(whole, 'second');
  const minutes = Math.ceil(whole / 60);
  return minutes > 120 ? counted(Math.ceil(minutes / 60), 'hour') : counted(minutes, 'minute');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
