import type { NavDeclaration, RegistryDocument } from '@touchline/contracts/area';
import type { Coach } from '@touchline/contracts/coach.schema';
import { isOffered, type Permission } from '@touchline/contracts/permissions';
import { pageMatching } from '@touchline/contracts/page-pattern';
import { SCREENS } from '../app/screens.js';

/** A page of an area's live release, with the prefix under which the area is mounted. */
export interface DeclaredPage {
  area: string;
  prefix: string;
  path: string;
  title: string;
  nav?: NavDeclaration | undefined;
  needs?: Permission | undefined;
}

/** All pages of the live releases in the order of the navigation; pages outside of it come last. */
export function declaredPages({ remotes }: RegistryDocument): DeclaredPage[] {
  const pages = Object.entries(remotes).flatMap(([area, { live, releases }]) => {
    const head = releases[live];
    return (head?.pages ?? []).flatMap(({ path, title, nav, needs }) => {
      const prefix = head?.prefixes.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
      return prefix === undefined ? [] : [{ area, prefix, path, title, nav, needs }];
    });
  });
  const rank = ({ path }: DeclaredPage) => {
    const index = SCREENS.findIndex((screen) => screen.path === path);
    return index < 0 ? SCREENS.length : index;
  };
  return pages.sort((a, b) => rank(a) - rank(b));
}

/** Whether the role of this coach in one of their teams allows the page. */
export const isPermitted = ({ needs }: DeclaredPage, coach: Coach | null): boolean =>
  needs === undefined || isOffered(coach?.roles, needs);

/** The pages of `declaredPages` that the coach's roles allow. */
export const offeredPages = (document: RegistryDocument | null, coach: Coach | null): DeclaredPage[] =>
  document ? declaredPages(document).filter((page) => isPermitted(page, coach)) : [];

/** The pages that are in the navigation. */
export function navigationPages(pages: readonly DeclaredPage[]): DeclaredPage[] {
  return pages.filter(({ path, nav }) => nav !== undefined || SCREENS.some((screen) => screen.path === path));
}

/** The page at `pathname`; undefined if no live release offers it. */
export function pageAt(pages: readonly DeclaredPage[], pathname: string): DeclaredPage | undefined {
  return pageMatching(pages, pathname);
}
