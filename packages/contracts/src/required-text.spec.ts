import { ONE_LINE_SENTENCE, requiredLines, requiredText } from './required-text.js';
import { ONE_LINE_PATTERN, toOneLine } from './visible-text.js';

const problemsOf = (schema: ReturnType<typeof requiredText>, text: unknown) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

/** Texts in which a language needs a character that is not shown. */
const NEEDED = [
  ['علی‌رضا, with a joiner of width zero', 'علی\u200cرضا'],
  ['क्‍ष, with a joiner', 'क्\u200dष'],
  ['a family, joined', '👨\u200d👩\u200d👧'],
  ['Hebrew with a left-to-right mark', 'מכבי (U16)\u200e'],
  ['Arabic with a right-to-left mark', 'الأول (1)\u200f'],
  ['Arabic with a letter mark', '\u061cالأول 1'],
  ['a soft hyphen', 'Donau\u00addampf'],
  ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
];
const CONTROLS = [
  ...['\n', '\r\n', '\t', '\0', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b', '\u2028', '\u2029'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
];

it.each(NEEDED)('one line takes %s', (_, text) => {
  expect(requiredText(40).parse(` ${text}\n`)).toBe(text);
  expect(text).toMatch(new RegExp(ONE_LINE_PATTERN, 'u'));
  expect(toOneLine(text!)).toBe(text);
});

it.each(CONTROLS)('one line refuses %j, and several lines take it', (sign) => {
  const text = `Ada${sign}Byron`;
  expect(problemsOf(requiredText(40), text)).toEqual([ONE_LINE_SENTENCE]);
  expect(requiredLines(40).parse(text)).toBe(text);
  expect(text).not.toMatch(new RegExp(ONE_LINE_PATTERN, 'u'));
  expect(toOneLine(text)).toBe('Ada Byron');
});

it.each(['\u202e', '\u2066\u2069', '\u200e', ' \u200b '])('a text of nothing but %j is empty', (text) => {
  for (const schema of [requiredText(40), requiredLines(40)])
    expect(problemsOf(schema, text)[0]).toBe('must not be empty');
});
