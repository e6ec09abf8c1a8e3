/* eslint-disable no-restricted-properties -- The key of the measure that the board shows in a further column, per browser. */
import { own } from '../../../shared/own-names.js';

const STORED = own.storage('squad-column');

/** The key of the measure; '' for none. A browser that refuses its storage remembers none. */
export function readColumn(): string {
  try {
    return window.localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

export function rememberColumn(key: string): void {
  try {
    window.localStorage.setItem(STORED, key);
  } catch {
    // The choice lasts as long as the page.
  }
}
