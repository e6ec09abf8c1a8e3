/** How much belongs to a team. */
export interface TeamContents {
  /** On its roster. */
  athletes: number;
  archived: number;
  events: number;
  /** Registrations that nobody has answered. */
  waiting: number;
}

export function isEmpty({ athletes, archived, events, waiting }: TeamContents): boolean {
  return athletes + archived + events + waiting === 0;
}

/** What there is, in words: `3 athletes, 1 archived athlete and 12 events`; empty where there is nothing. */
export function contentsText({ athletes, archived, events, waiting }: TeamContents): string {
  const said = [
    counted(athletes, 'athlete'),
    counted(archived, 'archived athlete'),
    counted(events, 'event'),
    counted(waiting, 'pending registration'),
  ].filter((text) => text !== '');
  return [said.slice(0, -1).join(', '), said.at(-1) ?? ''].filter((text) => text !== '').join(' and ');
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
