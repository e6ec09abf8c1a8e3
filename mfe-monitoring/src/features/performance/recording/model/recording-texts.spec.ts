import { ApiError } from '@touchline/ui/host';
import {
  failureText,
  meanwhileText,
  obstacleText,
  progressOf,
  roundsText,
  saveLabel,
  savedText,
} from './recording-texts.js';

test('the button says how many, and whether any is replaced', () => {
  expect([saveLabel(0, 0), saveLabel(1, 0), saveLabel(20, 1)]).toEqual([
    'Save 0 Recordings',
    'Save 1 Recordings',
    'Update 20 Recordings',
  ]);
});

test('progress is whole percents, of nobody as well', () => {
  expect([progressOf(0, 20), progressOf(1, 3), progressOf(0, 0)]).toEqual([
    { text: 'Progress: 0 of 20 athletes', percent: 0 },
    { text: 'Progress: 1 of 3 athletes', percent: 33 },
    { text: 'Progress: 0 of 0 athletes', percent: 0 },
  ]);
});

test('what was saved is counted as the server did', () => {
  expect(savedText('grip', { recorded: 20, updated: 0 })).toBe('20 grip strength values saved');
  expect(savedText('sprint', { recorded: 1, updated: 0 })).toBe('1 sprint value saved');
  expect(savedText('grip', { recorded: 0, updated: 2 })).toBe('2 grip strength values updated');
  expect(savedText('jump', { recorded: 18, updated: 2 })).toBe('20 vertical jump values saved: 18 recorded, 2 updated');
});

const values = (count: number) => Array.from({ length: count }, (_, athleteId) => ({ athleteId, value: 40 }));

test.each([
  ['grip', 9, [1], '1 value cannot be saved: it must be a number above 0 and up to 100 (kg).'],
  ['sprint', 501, [1, 2, 3], '3 values cannot be saved: each must be a number above 0 and up to 30 (s).'],
  ['grip', 0, [], 'Please enter at least one measurement before saving.'],
  ['grip', 500, [], null],
  [
    'grip',
    501,
    [],
    'At most 500 values are saved at once. Record the others in another round. Clear 1 box to save the rest.',
  ],
  [
    'grip',
    514,
    [],
    'At most 500 values are saved at once. Record the others in another round. Clear 14 boxes to save the rest.',
  ],
] as const)('%s, %p values, wrong ones of %j: %p', (kind, count, problems, text) =>
  expect(obstacleText(kind, { ready: values(count), problems: [...problems] })).toBe(text),
);

test('a team larger than one save is told so beforehand', () => {
  expect([roundsText(500), roundsText(501)]).toEqual([
    null,
    'At most 500 values are saved at once. Record the others in another round.',
  ]);
});

test('what others recorded meanwhile is named, a long list cut', () => {
  const rest = '. Nothing of yours is saved yet, and all of it is still here. Save again to replace theirs.';
  const many = Array.from({ length: 7 }, (_, index) => ({ name: `A${index}`, value: 40 }));
  expect(
    meanwhileText('grip', [
      { name: 'Ana', value: 45.2 },
      { name: 'Bo', value: null },
    ]),
  ).toBe(`Someone else recorded values meanwhile: Ana 45.2 kg, Bo has none now${rest}`);
  expect(meanwhileText('grip', many)).toContain('A4 40.0 kg and 2 more');
  expect(meanwhileText('grip', [])).toBe(`Someone else recorded values meanwhile${rest}`);
});

test.each([
  [
    'no line',
    new ApiError(0, 'network', null),
    'Failed to save recordings. Please try again. The server could not be reached; everything you typed is still here.',
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
    'a field of no athlete',
    new ApiError(400, 'validation_failed', 'must not be in the future', [
      { path: 'date', message: 'must not be in the future' },
    ]),
    'must not be in the future',
  ],
  [
    'an athlete nobody sent',
    new ApiError(400, 'validation_failed', 'all', [{ path: 'recordings.9.value', message: 'x' }]),
    'all',
  ],
])('a failure with %s', (_, error, text) => expect(failureText(error, ['Ana', 'Bo'], true)).toBe(text));

test('a browser without a network is told so', () => {
  expect(failureText(new ApiError(0, 'network', null), [], false)).toBe(
    'Failed to save recordings. Please try again. You seem to be offline; everything you typed is still here.',
  );
});
