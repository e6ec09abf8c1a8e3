import { EXERCISES_PAGE_SIZE } from '@touchline/contracts/exercise-rules';

/** One page of a list. */
export interface Page<T> {
  /** From 1; never beyond the last one, whatever was asked for. */
  page: number;
  /** At least 1: an empty list has one empty page. */
  pages: number;
  items: T[];
}

/** The page of this number, or the last one where the list has become shorter than that. */
export function pageOf<T>(all: readonly T[], asked: number, size = EXERCISES_PAGE_SIZE): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, items: all.slice((page - 1) * size, page * size) };
}

export function pageText({ page, pages }: Pick<Page<unknown>, 'page' | 'pages'>): string {
  return `Page ${page} of ${pages}`;
}
