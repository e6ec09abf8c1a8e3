import { buildSquadAthlete } from '../testing/squad-answer.js';
import { answeredText, lackText, needWord, reasonText } from './board-texts.js';
import { flagSentences } from './flag-sentences.js';

/** An instant by this machine's clock. */
const at = (...parts: [year: number, month: number, day: number, hours: number, minutes: number]) =>
  new Date(...parts).toISOString();

test('says when a survey was answered, with the day when it was another one', () => {
  const answered = { answered_at: at(2026, 10, 18, 7, 5), missing_days: 0 };
  expect(answeredText(answered, '2026-11-18')).toBe('07:05');
  expect(answeredText(answered, '2026-11-17')).toBe('Nov 18, 07:05');
  expect(answeredText({ answered_at: null, missing_days: 1 }, '2026-11-18')).toBe('Missing 1 day');
});

test('names a mark only while nobody has decided', () => {
  expect([needWord({ need: 'talk' }), needWord({ need: 'look' }), needWord({ need: 'decided' })]).toEqual([
    'Talk first',
    'Look',
    null,
  ]);
});

test('says what keeps an athlete from answering only where the answer is missing', () => {
  const missing = { answered_at: null, missing_days: 3 };
  expect(lackText(missing, 'no-device')).toBe('No device');
  expect([lackText(missing, 'ready'), lackText(missing, undefined)]).toEqual([null, null]);
  expect(lackText({ answered_at: at(2026, 10, 18, 7, 5), missing_days: 0 }, 'no-link')).toBeNull();
  expect(lackText({ answered_at: null, missing_days: 0 }, 'no-link')).toBeNull();
});

test('the reason of a mark begins with the days that files brought, and nothing is said of none', () => {
  const wellness = { state: 'look', baseline_n: 14, delta: 6, z: 1.8 } as const;
  const marked = buildSquadAthlete({
    need: 'look',
    wellness: { ...wellness, notes: ['stress'], baseline_imported: 9 },
  });
  expect(reasonText(marked)).toBe('9 of 14 imported · 6.0 points above usual · Stress 3');
  expect(flagSentences(marked, undefined)[1]).toContain('14 answers in 28 days, 9 of 14 imported)');
  const typed = buildSquadAthlete({ need: 'look', wellness });
  expect(reasonText(typed)).toBe('6.0 points above usual');
  expect(flagSentences(typed, undefined)[1]).toContain('14 answers in 28 days)');
  // Another reason does not rest on the baseline.
  expect(reasonText({ ...marked, need: 'injury' })).not.toContain('imported');
  expect(reasonText({ ...marked, need: 'load' })).toBe('Load of 7 days above their usual weeks since today');
  const load = { ...marked.load, imported: { days: 9, of: 24 } };
  expect(reasonText({ ...marked, need: 'load', load })).toBe(
    '9 of 24 imported · Load of 7 days above their usual weeks since today',
  );
});
