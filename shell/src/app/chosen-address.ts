/** The team and the athlete that a coach has chosen go along from page to page, in the address: each area reads them there. */
import { parseId, useLocation } from '@touchline/ui/router';

/** The parameters of the choice. Their values are ids; anything else is a choice of one screen only. */
const CHOICE = ['team', 'athlete'] as const;

/** The address of a page with the choice of the current one. */
export function withChoice(path: string, search: string): string {
  const current = new URLSearchParams(search);
  const chosen = new URLSearchParams(
    CHOICE.flatMap((name) => {
      const id = parseId(current.get(name));
      return id === null ? [] : [[name, String(id)]];
    }),
  );
  return chosen.size === 0 ? path : `${path}?${chosen}`;
}

/** Makes the address of a page with the choice of the page on screen. */
export function useChosenAddress(): (path: string) => string {
  const { search } = useLocation();
  return (path) => withChoice(path, search);
}
