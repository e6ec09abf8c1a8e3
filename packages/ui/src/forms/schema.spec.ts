import { judgeForm } from './judge-form.js';
import { optionalLine, optionalNumber, optionalText, requiredNumber, requiredText, z } from './schema.js';

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

it('a text of one line says at its field what it cannot have, and notes have it', () => {
  const texts = z.object({ name: requiredText(20, 'A name.'), part: optionalLine(20), notes: optionalText(20) });
  const judged = (name: string, part = '', notes = '') => judgeForm(texts, { name, part, notes });
  const problem = 'This has line breaks or invisible control characters. Type it instead of pasting it.';

  expect(judged('Ada\u202eByron', 'a\tb', 'a\u202eb\nc').problems).toEqual({ name: problem, part: problem });
  expect(judged('\u202e').problems).toEqual({ name: 'A name.' });
  expect(judged(' Ada\u200cByron\n', ' ', 'a\u202eb\nc').sent).toEqual({
    name: 'Ada\u200cByron',
    part: null,
    notes: 'a\u202eb\nc',
  });
});
