/**
 * The name of a team that is created without one: the first free name of its sport, `Soccer (W) 2`, `Soccer (W) 3` and
 * so on.
 */
export function defaultTeamName(sport: string, isTaken: (name: string) => boolean): string {
  let name = sport;
  for (let count = 2; isTaken(name); count += 1) name = `${sport} ${count}`;
  return name;
}
