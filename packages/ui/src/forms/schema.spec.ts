import { judgeForm } from './judge-form.js';
import { optionalNumber, requiredNumber, z } from './schema.js';

const digit = (text: string) => (/^\d$/.test(text) ? Number(text) : null);
const schema = z.object({ needed: requiredNumber(digit, 'A digit.'), given: optionalNumber(digit, 'A digit.') });

it.each([
  [
    { needed: ' 0 ', given: ' ' },
    { needed: 0, given: null },
  ],
  [
    { needed: '1', given: '2' },
    { needed: 1, given: 2 },
  ],
  [{ needed: '', given: '' }, { needed: 'A digit.' }],
  [
    { needed: 'x', given: 'x' },
    { needed: 'A digit.', given: 'A digit.' },
  ],
])('numbers typed as %j are %j', (typed, expected) => {
  const { sent, problems } = judgeForm(schema, typed);
  expect(sent ?? problems).toEqual(expected);
});
