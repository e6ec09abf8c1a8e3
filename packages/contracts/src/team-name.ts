/** Maximum length of a team's name, in characters. */
export const TEAM_NAME_MAX = 80;

/**
 * A team where it is chosen: `First Women · Soccer (W)`, or the name alone when it begins with the sport, as the name of a
 * team does that was created without one. Names are unique in an institution.
 */
export function nameWithSport({ team_name: name, sport }: { team_name: string; sport: string }): string {
  return name.startsWith(sport) ? name : `${name} · ${sport}`;
}
