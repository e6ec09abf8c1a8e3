import { asSentence } from './as-sentence.js';

test.each([
  ['must be a date', 'Must be a date.'],
  ['must be a number above 0 and up to 100 (kg)', 'Must be a number above 0 and up to 100 (kg).'],
  ['Not above 0: this is not saved.', 'Not above 0: this is not saved.'],
  ['is this right?', 'Is this right?'],
  ['', ''],
])('%p becomes %p', (text, sentence) => expect(asSentence(text)).toBe(sentence));
