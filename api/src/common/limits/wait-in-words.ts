/** How long to wait before the next try, as a person says it: `1 minute`, `90 minutes`, `5 hours`. Never less than a minute. */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
