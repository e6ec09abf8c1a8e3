import { readStored, store } from '../../../shared/browser-storage.js';
import { own } from '../../../shared/own-names.js';

const STORED = own.storage('squad-column');

/** The key of the measure that the board shows in a further column; '' for none. A browser that refuses its storage remembers none. */
export const readColumn = (): string => readStored(STORED) ?? '';

export const rememberColumn = (key: string): void => store(STORED, key);
