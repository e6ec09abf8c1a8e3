import { takePasted, takeTyped, type Taken } from './taken-text.js';

const EMPTY: Taken = { text: '', refusal: null };
const standing = (text: string): Taken => ({ text, refusal: null });
/** The box after each character was typed at its end. */
const typeAll = (characters: string, before = EMPTY) =>
  [...characters].reduce((box, character) => takeTyped(box, box.text + character), before);
const seen = ({ text, refusal }: Taken) => [text, refusal?.sentence ?? null];

test.each([
  ['', ''],
  ['41.5', '41.5'],
  ['41,5', '41.5'],
  [' 41,5 ', '41.5'],
  [',5', '.5'],
  ['41,', '41.'],
  ['.', '.'],
  ['1.87999999999999989', '1.87999999999999989'],
])('%j stands in the box as %j, typed or at once', (text, stands) => {
  expect([typeAll(text), takeTyped(EMPTY, text)]).toEqual([standing(stands), standing(stands)]);
});

test.each([
  ['4x1', '41', 'Only digits and one decimal point.'],
  ['1e2', '12', 'Only digits and one decimal point.'],
  ['-5', '5', 'No minus: values are above 0.'],
  ['1..5', '1.5', 'Only one decimal point.'],
  ['1,.5', '1.5', 'Only one decimal point.'],
  ['1.9.5', '1.9', 'Only one decimal point.'],
  ['19,5.2', '19.5', 'Only one decimal point.'],
  ['1.9.5.', '1.9', 'Only one decimal point.'],
  ['１5', '5', 'Only digits and one decimal point.'],
  ['123456789012345678901', '12345678901234567890', 'No more than 20 characters.'],
])('typed %j leaves %j and says %j', (text, stands, sentence) =>
  expect(seen(typeAll(text))).toEqual([stands, sentence]),
);

test.each(['4-1', '4 1', '41.5 kg', '1.2.3', '+4'])('%j that comes at once is not taken for a part of it', (text) => {
  const taken = takeTyped(standing('7'), text);
  expect([taken.text, taken.refusal]).toEqual(['7', expect.anything()]);
});

test('what was refused is said until something is deleted or replaced, and then typing goes on', () => {
  const held = typeAll('1.9.');
  expect(seen(takeTyped(held, '1.95'))).toEqual(['1.9', 'Only one decimal point.']);
  const deleted = takeTyped(held, '1.');
  expect(deleted).toEqual(standing('1.'));
  expect(typeAll('88', deleted)).toEqual(standing('1.88'));
  expect(takeTyped(held, '2')).toEqual(standing('2'));
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
])('of the pasted %j stands %j, alone', (text, stands) => {
  expect(takePasted(EMPTY, text)).toEqual(standing(stands));
  expect(takePasted(typeAll('1.9.'), text)).toEqual(standing(stands));
});

test.each([
  ['', 'Pasted text holds no single number.'],
  ['kg', 'Pasted text holds no single number.'],
  ['1e2', 'Pasted text holds no single number.'],
  ['1.9\n1.8\n1.7', 'Pasted text holds no single number.'],
  ['1.234,5', 'Pasted text holds no single number.'],
  ['1 234', 'Pasted text holds no single number.'],
  ['4½', 'Pasted text holds no single number.'],
  ['４１ 5', 'Pasted text holds no single number.'],
  ['2026-11-05', 'Pasted text holds no single number.'],
  ['-5', 'No minus: values are above 0.'],
  ['− 5 kg', 'No minus: values are above 0.'],
  ['1.12345678901234567890', 'No more than 20 characters.'],
])('of the pasted %j nothing is taken, and the box says %j', (text, sentence) =>
  expect(seen(takePasted(standing('1.95'), text))).toEqual(['1.95', sentence]),
);

test('after a paste that was refused the next key is a beginning', () => {
  expect(typeAll('46', takePasted(EMPTY, '39 40'))).toEqual(standing('46'));
});
