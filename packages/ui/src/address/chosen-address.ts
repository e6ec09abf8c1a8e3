/** The team and the athlete that a coach has chosen go along from page to page, in the address: each area reads them there. */
import { useLocation } from 'react-router-dom';
import { parseId } from './params.js';

/** The parameters of the choice. Their values are ids; anything else is a choice of one screen only. */
const CHOICE = ['team', 'athlete'] as const;

/**
 * The address of a page with the choice of another one.
 * @param search the search of the page that is left, such as `?team=3&day=2026-11-05`
 * @param view the search with which the page shall open; the choice takes the place of its own
 */
export function withChoice(path: string, search: string, view = ''): string {
  const current = new URLSearchParams(search);
  const params = new URLSearchParams(view);
  for (const name of CHOICE) {
    const id = parseId(current.get(name));
    if (id !== null) params.set(name, String(id));
  }
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Makes the address of a page with the choice of the page on screen. */
export function useChosenAddress(): (path: string, view?: string) => string {
  const { search } = useLocation();
  return (path, view) => withChoice(path, search, view);
}
