import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { parseWholeNumber, putParam } from '@touchline/ui/router';

/** The pages of the charts of the club's own measures by key; the newest for those that are not in it. */
export type OwnPages = Readonly<Record<string, number>>;

const ownKeys = (params: URLSearchParams) => [...params.keys()].filter((name) => OWN_MEASURE_KEY.test(name));

/** Reads the pages from an address; invalid ones count as the newest. */
export function readOwnPages(params: URLSearchParams): OwnPages {
  return Object.fromEntries(
    ownKeys(params).flatMap((key) => {
      const page = parseWholeNumber(params.get(key));
      return page ? [[key, page]] : [];
    }),
  );
}

/** Writes the pages into `params` in place of those that it has; the newest are left out. */
export function putOwnPages(params: URLSearchParams, pages: OwnPages): void {
  for (const key of new Set([...ownKeys(params), ...Object.keys(pages)])) putParam(params, key, pages[key] ?? 0, 0);
}
