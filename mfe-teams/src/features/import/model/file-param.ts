import { parseId, putParam } from '@touchline/ui/router';

/** The earlier import in the address, whose rows are shown; null for none. */
export const fileOf = (search: URLSearchParams): number | null => parseId(search.get('file'));

/** The address of the same page with the rows of an import, or without. */
export function withFile(search: URLSearchParams, importId: number | null): string {
  const text = putParam(new URLSearchParams(search), 'file', importId, null).toString();
  return text === '' ? '' : `?${text}`;
}
