/** Addresses of pages: `/workouts/:id` has a parameter that stands for one segment. */

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether `pathname` is an address of the page `pattern`. A slash at the end makes no difference; case does not either. */
export function matchesPage(pattern: string, pathname: string): boolean {
  const wanted = segmentsOf(pattern.toLowerCase());
  const given = segmentsOf(pathname.toLowerCase());
  return (
    wanted.length === given.length && wanted.every((segment, index) => isParameter(segment) || segment === given[index])
  );
}

/** Whether some address belongs to both pages, as `/a/new` does to `/a/:id`. */
export function pagesClash(one: string, other: string): boolean {
  const a = segmentsOf(one.toLowerCase());
  const b = segmentsOf(other.toLowerCase());
  return (
    a.length === b.length &&
    a.every((segment, index) => isParameter(segment) || isParameter(b[index] ?? '') || segment === b[index])
  );
}

/** The page at `pathname`, if several match the one with the fewest parameters; undefined if none does. */
export function pageMatching<T extends { path: string }>(pages: readonly T[], pathname: string): T | undefined {
  const parameters = ({ path }: T) => segmentsOf(path).filter(isParameter).length;
  return pages
    .filter(({ path }) => matchesPage(path, pathname))
    .reduce<T | undefined>((best, page) => (best && parameters(best) <= parameters(page) ? best : page), undefined);
}
