import { asSentence } from './as-sentence.js';

test.each([
  ['must be filled in', 'Must be filled in.'],
  ['must be a number above 0 and up to 100 (kg)', 'Must be a number above 0 and up to 100 (kg).'],
  ['Not above 0: this is not saved.', 'Not above 0: this is not saved.'],
  ['is this right?', 'Is this right?'],
  ['', ''],
])('%p is said as %p', (text, sentence) => expect(asSentence(text)).toBe(sentence));
