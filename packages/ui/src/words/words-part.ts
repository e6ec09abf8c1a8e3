/** The chunk of the words: their texts travel to those who ask for them. */
export { WORDS } from './words.js';
export { WordList } from './word-list.js';
