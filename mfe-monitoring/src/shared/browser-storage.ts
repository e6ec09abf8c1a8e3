/* eslint-disable no-restricted-properties -- The only use of the browser's storage in this area: small choices, per browser. */

/** The stored text; null for none, and where the browser refuses its storage. `name`: by `own.storage`. */
export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Where the browser refuses its storage, the choice lasts as long as the page. */
export function store(name: string, text: string): void {
  try {
    window.localStorage.setItem(name, text);
  } catch {
    // Nothing is kept.
  }
}
