import { ApiError } from '@touchline/ui/host';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { saveErrorText, teamSizeNote, validationText } from './save-messages.js';
import { NORDBORD_PLAN } from '../testing/own-tests.js';
import { productPlan } from './sheet-tests.js';
import { progressPercent } from './sheet.js';

const { save, saved, progress, changedByOthers } = recordingTexts;

test('the button names the number of values, and whether any is replaced', () => {
  expect([save(0, 0), save(1, 0), save(20, 1)]).toEqual([
    'Save 0 Recordings',
    'Save 1 Recordings',
    'Update 20 Recordings',
  ]);
});

test('progress is in whole percent, also for an empty team', () => {
  expect([progress(0, 20), progress(1, 3), progress(0, 0)]).toEqual([
    'Progress: 0 of 20 athletes',
    'Progress: 1 of 3 athletes',
    'Progress: 0 of 0 athletes',
  ]);
  expect([progressPercent(0, 20), progressPercent(1, 3), progressPercent(0, 0)]).toEqual([0, 33, 0]);
});

test('the message of success uses the counts of the server', () => {
  expect(saved('grip', { recorded: 20, updated: 0 })).toBe('20 grip strength values saved');
  expect(saved('sprint', { recorded: 1, updated: 0 })).toBe('1 sprint time saved');
  expect(saved('grip', { recorded: 0, updated: 2 })).toBe('2 grip strength values updated');
  expect(saved('jump', { recorded: 18, updated: 2 })).toBe('20 vertical jump values saved: 18 recorded, 2 updated');
});

const values = (count: number) => Array.from({ length: count }, (_, athleteId) => ({ athleteId, value: 40 }));

test.each([
  ['grip', 9, [1], '1 value cannot be saved: it must be a number above 0 and up to 100 (kg).'],
  ['sprint', 501, [1, 2, 3], '3 values cannot be saved: each must be a number above 0 and up to 30 (s).'],
  ['grip', 0, [], 'Please enter at least one measurement before saving.'],
  ['grip', 500, [], null],
  ['grip', 501, [], 'Only 500 values can be saved at once. Clear 1, save, then record it.'],
  ['grip', 514, [], 'Only 500 values can be saved at once. Clear 14, save, then record those.'],
] as const)('%s, %p values, invalid athletes %j: %p', (kind, count, problems, text) =>
  expect(validationText(productPlan(kind), { ready: values(count), problems: [...problems] })).toBe(text),
);

test('a grid is saved in several calls, and says that the reasons are at the fields', () => {
  expect(teamSizeNote(NORDBORD_PLAN, 900)).toBeNull();
  expect(validationText(NORDBORD_PLAN, { ready: values(900), problems: [] })).toBeNull();
  expect([1, 2].map((count) => validationText(NORDBORD_PLAN, { ready: [], problems: values(count) }))).toEqual([
    '1 value cannot be saved: the reason is at its field.',
    '2 values cannot be saved: the reason is at each field.',
  ]);
  const { savedValues } = recordingTexts;
  expect([savedValues(1, 0), savedValues(6, 0), savedValues(4, 2), savedValues(0, 1), savedValues(0, 2)]).toEqual([
    '1 value saved',
    '6 values saved',
    '4 values saved, 2 removed',
    '1 value removed',
    '2 values removed',
  ]);
});

test('a note tells that a team is larger than one save', () => {
  expect([teamSizeNote(productPlan('grip'), 500), teamSizeNote(productPlan('grip'), 501)]).toEqual([
    null,
    'Up to 500 values can be saved at once. Record the others in a second recording.',
  ]);
});

test('the conflict names the values of others and shortens a long list', () => {
  const rest = '. Yours are still here but not saved. Save again to replace theirs.';
  const many = Array.from({ length: 7 }, (_, index) => ({ name: `A${index}`, value: '40.0 kg' }));
  expect(
    changedByOthers([
      { name: 'Ana', value: '45.2 kg' },
      { name: 'Bo', value: null },
    ]),
  ).toBe(`Someone else has recorded values: Ana 45.2 kg, Bo has no value now${rest}`);
  expect(changedByOthers(many)).toContain('A4 40.0 kg and 2 more');
  expect(changedByOthers([])).toBe(`Someone else has recorded values${rest}`);
});

test.each([
  [
    'no connection',
    new ApiError(0, 'network', null),
    'Failed to save recordings. Please try again. The server could not be reached.',
  ],
  ['a sentence', new ApiError(503, 'busy', 'Too much at once.'), 'Too much at once.'],
  ['no sentence', new ApiError(500, 'http_500', null), 'Failed to save recordings. Please try again.'],
  ['something else', new TypeError('x'), 'Failed to save recordings. Please try again.'],
  [
    'one athlete',
    new ApiError(400, 'validation_failed', 'all', [
      { path: 'recordings.1.athlete_id', message: 'Athlete 8 is not in this team.' },
    ]),
    'Bo: Athlete 8 is not in this team.',
  ],
  [
    'a field that belongs to no athlete',
    new ApiError(400, 'validation_failed', 'must not be in the future', [
      { path: 'date', message: 'must not be in the future' },
    ]),
    'Must not be in the future.',
  ],
  [
    'an athlete who was not sent',
    new ApiError(400, 'validation_failed', 'all', [{ path: 'recordings.9.value', message: 'x' }]),
    'All.',
  ],
])('a failure with %s', (_, error, text) =>
  expect(saveErrorText(error, ['Ana', 'Bo'], true)).toBe(`${text} Your values are still here.`),
);

test('a browser without a network says that it is offline', () => {
  expect(saveErrorText(new ApiError(0, 'network', null), [], false)).toBe(
    'Failed to save recordings. Please try again. You seem to be offline. Your values are still here.',
  );
});
