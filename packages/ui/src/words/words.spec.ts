import { readFileSync } from 'node:fs';
import { WORDS } from './words.js';

const glossary = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');
/** The first column of the glossary's tables, in lower case: `training load (session RPE, sRPE)`. */
const terms = glossary
  .split('\n')
  .flatMap((line) => /^\| ([^|]+?) \|/.exec(line)?.[1]?.toLowerCase() ?? [])
  .map((term) => term.replace(/ \(.*\)$/, ''));

test.each(Object.values(WORDS))('$word is a term of the glossary', ({ word }) => {
  expect(terms).toContain(word.toLowerCase());
});

test('a meaning is sentences that a coach reads at once', () => {
  for (const { meaning } of Object.values(WORDS)) {
    expect(meaning).toMatch(/^[A-Z].*\.$/);
    expect(meaning).not.toMatch(/[±÷×=]|standard deviation|\bAU\b/);
  }
});
