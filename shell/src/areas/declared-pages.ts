import type { RegistryDocument } from '@touchline/contracts/area';
import { matchPath } from '@touchline/ui/router';
import { SCREENS } from '../app/screens.js';

/** A page that an area's live release offers, and where the area is mounted for it. */
export interface DeclaredPage {
  area: string;
  prefix: string;
  path: string;
  title: string;
}

/** All pages of the live releases, in the order of the product's navigation; those it does not list come last. */
export function declaredPages({ remotes }: RegistryDocument): DeclaredPage[] {
  const pages = Object.entries(remotes).flatMap(([area, { live, releases }]) => {
    const head = releases[live];
    return (head?.pages ?? []).flatMap(({ path, title }) => {
      const prefix = head?.prefixes.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
      return prefix === undefined ? [] : [{ area, prefix, path, title }];
    });
  });
  const rank = ({ path }: DeclaredPage) => {
    const index = SCREENS.findIndex((screen) => screen.path === path);
    return index < 0 ? SCREENS.length : index;
  };
  return pages.sort((a, b) => rank(a) - rank(b));
}

/** Those of `pages` that stand in the navigation: its labels and order are the product's, not the areas'. */
export function navigationPages(pages: readonly DeclaredPage[]): DeclaredPage[] {
  return pages.filter(({ path }) => SCREENS.some((screen) => screen.path === path));
}

/** The declared page that `pathname` asks for; undefined when no live release offers it. */
export function pageAt(pages: readonly DeclaredPage[], pathname: string): DeclaredPage | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}
