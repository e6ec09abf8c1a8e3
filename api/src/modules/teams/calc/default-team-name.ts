/** The name of a team whose coach gave it none: its sport, then `Soccer (W) 2`, `Soccer (W) 3`… whichever is the first that is free. */
export function defaultTeamName(sport: string, isTaken: (name: string) => boolean): string {
  let name = sport;
  for (let count = 2; isTaken(name); count += 1) name = `${sport} ${count}`;
  return name;
}
