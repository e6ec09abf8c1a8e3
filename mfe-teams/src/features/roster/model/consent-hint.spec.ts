import { consentHint } from './consent-hint.js';

const TODAY = '2026-11-29';
const ANA = { first_name: 'Ana', date_of_birth: '2008-02-29' };
const ALONE = { consent_alone: true, guardian_age: 16 };
const ENDS =
  'The consent that Ana gave alone ends: a guardian has to agree. Link and devices end with it. A guardian whom the club knows is asked by mail.';

test.each([
  ['of a child', '2012-02-29', ALONE, ENDS],
  ['of a child until tomorrow', '2010-11-30', ALONE, ENDS],
  ['of a sixteenth birthday today', '2010-11-29', ALONE, null],
  ['that is stored already', '2008-02-29', ALONE, null],
  ['that is typed half', '2012-02', ALONE, null],
  ['that is cleared', '', ALONE, null],
  ['where a guardian agreed', '2012-02-29', { ...ALONE, consent_alone: false }, null],
  ['of another club’s age', '2012-02-29', { ...ALONE, guardian_age: 14 }, null],
])('a birth date %s', (_which, typed, access, hint) => {
  expect(consentHint(typed, ANA, access, TODAY)).toBe(hint);
});

test('says when a consent would end as long as nobody knows who gave it', () => {
  expect(consentHint('2012-02-29', ANA, undefined, TODAY)).toMatch(/^If Ana gave the consent alone/);
});
