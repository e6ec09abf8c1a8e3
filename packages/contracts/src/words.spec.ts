import { choicesFor, forWord, orderOf, wordText } from './words.js';

const LABELS = { day_off: 'Free' };

test.each([
  ['day_off', 'Free'],
  ['half_day', 'Half day'],
  ['late', 'Late'],
  ['Full Body', 'Full Body'],
  ['toString', 'ToString'],
  ['', ''],
])('%s is shown as %s', (word, text) => expect(wordText<keyof typeof LABELS>(LABELS, word)).toBe(text));

it('gives an unknown word what is neutral, also one that every object has', () => {
  expect(forWord({ day_off: 'green' }, 'day_off', 'grey')).toBe('green');
  expect(forWord<'day_off', string, string>({ day_off: 'green' }, 'constructor', 'grey')).toBe('grey');
});

it('puts unknown words last, and offers a stored one', () => {
  expect(['c', 'b', 'a'].sort((x, y) => orderOf(['a', 'b'], x) - orderOf(['a', 'b'], y))).toEqual(['a', 'b', 'c']);
  expect(choicesFor(['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
  expect(choicesFor(['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(choicesFor(['a', 'b'], null)).toEqual(['a', 'b']);
});
