import { matchKey } from '../../common/text/keys.js';

const COLUMN_LENGTH = 255;

/** Equal for names that people take for the same. A few characters grow when they are normalised: cut, whole characters only, to what the column holds. */
export function teamNameKey(name: string): string {
  return [...matchKey(name)].slice(0, COLUMN_LENGTH).join('');
}
