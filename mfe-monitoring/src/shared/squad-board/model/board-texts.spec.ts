import { buildSquadAthlete } from '../testing/squad-answer.js';
import { answeredText, lackText, needWord, reasonText, usualText } from './board-texts.js';
import { plainSentences, whySentences } from './flag-sentences.js';

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
  expect(reasonText(marked)).toBe('9 of 14 imported · Clearly worse than usual · Stress 3');
  expect(whySentences(marked, undefined)[1]).toContain('14 answers in 28 days, 9 of 14 imported)');
  const typed = buildSquadAthlete({ need: 'look', wellness });
  expect(reasonText(typed)).toBe('Clearly worse than usual');
  expect(whySentences(typed, undefined)[1]).toContain('14 answers in 28 days)');
  // Another reason does not rest on the baseline.
  expect(reasonText({ ...marked, need: 'injury' })).not.toContain('imported');
  expect(reasonText({ ...marked, need: 'load' })).toBe('Training load of 7 days above their usual weeks since today');
  const load = { ...marked.load, imported: { days: 9, of: 24 } };
  expect(reasonText({ ...marked, need: 'load', load })).toBe(
    '9 of 24 imported · Training load of 7 days above their usual weeks since today',
  );
});

test('the row says what is usual in whole points, the figures stand behind "Why?"', () => {
  const athlete = buildSquadAthlete();
  expect(usualText(athlete.wellness)).toBe('usual 10 to 14');
  expect(plainSentences(athlete)).toEqual(['As usual: 13, usual 10 to 14.']);
  const why = whySentences(athlete, undefined).join(' ');
  for (const figure of ['0.6 points worse', 'mean 12.4 ± 2.0', '24 answers', 'ACWR 1.10', 'arbitrary units (AU)'])
    expect(why).toContain(figure);
});

test.each([
  [9, 'Better than usual: 9, usual 10 to 14.'],
  [16, 'A little worse than usual: 16, usual 10 to 14.'],
])('an answer of %p that is not marked is said in words', (value, sentence) => {
  expect(plainSentences(buildSquadAthlete({ wellness: { hooper_index: value } }))).toEqual([sentence]);
});

test('what is not known yet is said without a formula', () => {
  const young = buildSquadAthlete({
    wellness: { state: 'building', baseline_n: 5, mean: 12, sd: 1, delta: null, z: null },
    load: { acwr: null, history_days: 12 },
  });
  expect(usualText(young.wellness)).toBe('usual not known yet');
  expect(plainSentences(young)[1]).toContain('known after 14 answers in 28 days; 5 so far');
  expect(whySentences(young, undefined)[0]).toBe('No ACWR yet: it needs 28 days from the first session on, 12 so far.');
  const never = buildSquadAthlete({
    answered_at: null,
    missing_days: null,
    wellness: { state: 'no_answer', hooper_index: null, ratings: null, baseline_n: 0, mean: null, sd: null },
    load: { seven_days: null, acwr: null, history_days: 0 },
  });
  expect([answeredText(never, '2026-11-18'), usualText(never.wellness)]).toEqual(['No recent answer', '']);
  expect(plainSentences(never)[0]).toBe('No complete survey in the last 60 days.');
  expect(whySentences(never, undefined)[0]).toBe('No ACWR: no sessions.');
});
