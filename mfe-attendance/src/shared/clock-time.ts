/** `17:42`: an instant (milliseconds since 1970) in the local time of `timeZone` (default: this machine's). */
export function clockTime(instant: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
}
