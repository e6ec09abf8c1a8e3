import { acceptPasted, acceptTyped, type FieldState } from './field-text.js';

const EMPTY: FieldState = { text: '', rejection: null };
const field = (text: string): FieldState => ({ text, rejection: null });
/** The field after each character was typed at its end. */
const typeAll = (characters: string, before = EMPTY) =>
  [...characters].reduce((current, character) => acceptTyped(current, current.text + character), before);
const shown = ({ text, rejection }: FieldState) => [text, rejection?.sentence ?? null];

test.each([
  ['', ''],
  ['41.5', '41.5'],
  ['41,5', '41.5'],
  [' 41,5 ', '41.5'],
  [',5', '.5'],
  ['41,', '41.'],
  ['.', '.'],
  ['1.87999999999999989', '1.87999999999999989'],
])('%j is accepted as %j, typed or at once', (text, expected) => {
  expect([typeAll(text), acceptTyped(EMPTY, text)]).toEqual([field(expected), field(expected)]);
});

test.each([
  ['4x1', '41', 'Only digits and one decimal point.'],
  ['1e2', '12', 'Only digits and one decimal point.'],
  ['-5', '5', 'No minus sign: values must be above 0.'],
  ['1..5', '1.5', 'Only one decimal point.'],
  ['1,.5', '1.5', 'Only one decimal point.'],
  ['1.9.5', '1.9', 'Only one decimal point.'],
  ['19,5.2', '19.5', 'Only one decimal point.'],
  ['1.9.5.', '1.9', 'Only one decimal point.'],
  ['１5', '5', 'Only digits and one decimal point.'],
  ['123456789012345678901', '12345678901234567890', 'No more than 20 characters.'],
])('typing %j leaves %j with the sentence %j', (text, expected, sentence) =>
  expect(shown(typeAll(text))).toEqual([expected, sentence]),
);

test.each(['4-1', '4 1', '41.5 kg', '1.2.3', '+4'])('%j that arrives at once is rejected as a whole', (text) => {
  const next = acceptTyped(field('7'), text);
  expect([next.text, next.rejection]).toEqual(['7', expect.anything()]);
});

test('a rejection stays until a part of the text is deleted or replaced, and then typing goes on', () => {
  const rejected = typeAll('1.9.');
  expect(shown(acceptTyped(rejected, '1.95'))).toEqual(['1.9', 'Only one decimal point.']);
  const deleted = acceptTyped(rejected, '1.');
  expect(deleted).toEqual(field('1.'));
  expect(typeAll('88', deleted)).toEqual(field('1.88'));
  expect(acceptTyped(rejected, '2')).toEqual(field('2'));
});

test.each([
  ['1.95', '1.95'],
  ['1,95', '1.95'],
  ['1.88 s', '1.88'],
  ['41,5kg', '41.5'],
  ['Grip: 41.5.', '41.5'],
  ['\t41\r\n', '41'],
  [',5', '.5'],
  ['1.8799999999999999', '1.8799999999999999'],
])('pasting %j leaves %j alone', (text, expected) => {
  expect(acceptPasted(EMPTY, text)).toEqual(field(expected));
  expect(acceptPasted(typeAll('1.9.'), text)).toEqual(field(expected));
});

test.each([
  ['', 'Paste a single number.'],
  ['kg', 'Paste a single number.'],
  ['1e2', 'Paste a single number.'],
  ['1.9\n1.8\n1.7', 'Paste a single number.'],
  ['1.234,5', 'Paste a single number.'],
  ['1 234', 'Paste a single number.'],
  ['4½', 'Paste a single number.'],
  ['４１ 5', 'Paste a single number.'],
  ['2026-11-05', 'Paste a single number.'],
  ['-5', 'No minus sign: values must be above 0.'],
  ['− 5 kg', 'No minus sign: values must be above 0.'],
  ['1.12345678901234567890', 'No more than 20 characters.'],
])('pasting %j changes nothing and says %j', (text, sentence) =>
  expect(shown(acceptPasted(field('1.95'), text))).toEqual(['1.95', sentence]),
);

test('after a rejected paste the next key starts a new text', () => {
  expect(typeAll('46', acceptPasted(EMPTY, '39 40'))).toEqual(field('46'));
});

test('a test with values below 0 accepts a minus sign at the beginning', () => {
  expect(acceptTyped(EMPTY, '-4,5', true)).toEqual(field('-4.5'));
  expect(acceptTyped(EMPTY, '−4', true)).toEqual(field('-4'));
  expect(shown(acceptTyped(field('4'), '4-', true))).toEqual(['4', 'Only digits and one decimal point.']);
  expect(acceptPasted(EMPTY, '−4.5 cm', true)).toEqual(field('-4.5'));
});
