import { changeText, injuryText, measureText } from './figures.js';

test.each([
  [61.5, '61.5 kg'],
  [null, 'Not recorded'],
  [0, '0 kg'],
])('a weight of %p reads %p', (value, text) => expect(measureText(value, 'kg')).toBe(text));

test.each([
  ['Knee', 4, 'Injury: Knee (severity 4 of 10)'],
  [null, null, null],
])('injury %p, %p', (injury_body_part, injury_severity, text) =>
  expect(injuryText({ injury_body_part, injury_severity })).toBe(text),
);

test.each([
  ['sprint', -2.8, 'down', '2.8% faster'],
  ['sprint', 3, 'up', '3.0% slower'],
  ['grip', 5, 'up', '5.0% stronger'],
  ['grip', -4.8, 'down', '4.8% weaker'],
  ['grip', 0, 'flat', 'No change'],
] as const)('a %s changed by %p reads', (kind, percent, direction, text) =>
  expect(changeText(kind, { percent, direction })).toBe(text),
);
