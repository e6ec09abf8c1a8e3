/** The numbers of records that belong to a team. */
export interface TeamContents {
  /** Members and guests, also those who join later. */
  athletes: number;
  /** Those who have left. */
  former: number;
  events: number;
  /** Pending registrations. */
  waiting: number;
}

export function isEmpty({ athletes, former, events, waiting }: TeamContents): boolean {
  return athletes + former + events + waiting === 0;
}

/** The contents as text: `3 athletes, 1 former athlete and 12 events`; the empty string for an empty team. */
export function describeContents({ athletes, former, events, waiting }: TeamContents): string {
  const parts = [
    counted(athletes, 'athlete'),
    counted(former, 'former athlete'),
    counted(events, 'event'),
    counted(waiting, 'pending registration'),
  ].filter((text) => text !== '');
  return [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter((text) => text !== '').join(' and ');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}
