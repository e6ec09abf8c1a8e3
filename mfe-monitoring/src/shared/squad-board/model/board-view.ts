import { putParam } from '@touchline/ui/router';

/** The questions of the morning: each shows the athletes that answer it. */
export const SHOWN = ['all', 'needs', 'can-train', 'tired', 'no-answer', 'injured'] as const;
export type Shown = (typeof SHOWN)[number];

/** What the board can be sorted by; `need` is the server's order. */
export const SORTS = ['need', 'name', 'availability', 'answered', 'hooper', 'load', 'attendance'] as const;
export type Sort = (typeof SORTS)[number];

/** The state of the board in the address. */
export interface BoardView {
  shown: Shown;
  sort: Sort;
  /** The other way round than the column begins with. */
  reversed: boolean;
}

/** Reads the state from the address. Invalid values count as absent, so that a broken link still opens the board. */
export function readBoardView(params: URLSearchParams): BoardView {
  const [shown, sort] = [params.get('show'), params.get('sort')];
  return {
    shown: SHOWN.find((each) => each === shown) ?? 'all',
    sort: SORTS.find((each) => each === sort) ?? 'need',
    reversed: params.get('order') === 'reversed',
  };
}

/** The address after a change. Defaults are left out; parameters of other parts stay. */
export function writeBoardView(params: URLSearchParams, change: Partial<BoardView>): URLSearchParams {
  const view = { ...readBoardView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'show', view.shown, 'all');
  putParam(written, 'sort', view.sort, 'need');
  putParam(written, 'order', view.reversed ? 'reversed' : null, null);
  return written;
}

/** The change after a click on a column's head: the same column again turns the order. */
export function sortedBy(sort: Sort, now: BoardView): Partial<BoardView> {
  return { sort, reversed: now.sort === sort && !now.reversed };
}

/** The address of another screen that shows the same part of the board. */
export function withBoardView(address: string, view: BoardView): string {
  const [path = '', search = ''] = address.split('?');
  const text = writeBoardView(new URLSearchParams(search), view).toString();
  return text === '' ? path : `${path}?${text}`;
}
