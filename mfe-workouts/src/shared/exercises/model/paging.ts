import { EXERCISES_PAGE_SIZE } from '@touchline/contracts/exercise-rules';
import { exerciseTexts } from '../../texts/exercise-texts.js';

/** One page of a list. */
export interface Page<T> {
  /** From 1 to `pages`. */
  page: number;
  /** At least 1: an empty list has one empty page. */
  pages: number;
  items: T[];
}

/** The requested page, or the last one when the list is shorter. */
export function exercisePage<T>(all: readonly T[], requested: number, size = EXERCISES_PAGE_SIZE): Page<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, requested), pages);
  return { page, pages, items: all.slice((page - 1) * size, page * size) };
}

export function pageText({ page, pages }: Pick<Page<unknown>, 'page' | 'pages'>): string {
  return exerciseTexts.page(page, pages);
}
