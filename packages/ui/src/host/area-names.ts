/** The name of an area, such as `mfe-teams`. Made by `areaNames` only. */
export type AreaName = string & { readonly __areaName: true };

/** Names that belong to one area, because each begins with the area's own. */
export interface AreaNames {
  /** The key of a query: `key('roster', teamId)` → `['mfe-teams', 'roster', 7]`. */
  key: <const Parts extends readonly unknown[]>(...parts: Parts) => readonly [AreaName, ...Parts];
  /** The name of a database or of an entry in the browser's storage: `storage('marks')` → `touchline.mfe-attendance.marks`. */
  storage: (name: string) => string;
}

/**
 * What an area keeps in the page's cache and in the browser is named by it. No other area can meet the same name, and the shell
 * knows whose it is.
 * @param name of the area: `process.env.AREA_NAME`, which the build replaces
 */
export function areaNames(name: string): AreaNames {
  const area = name as AreaName;
  return {
    key: (...parts) => [area, ...parts],
    storage: (part) => `touchline.${area}.${part}`,
  };
}
