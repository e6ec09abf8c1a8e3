import { fieldProblems } from './field-sentences.js';

describe('fieldProblems', () => {
  it('names field and rule in one sentence, with the dotted path', () => {
    const issues = [{ path: ['entries', 0, 'sleep_quality'], message: 'must be a whole number from 1 to 10' }];
    expect(fieldProblems(issues, { entries: [{ sleep_quality: 11 }] })).toEqual([
      { path: 'entries.0.sleep_quality', message: 'Sleep quality must be a whole number from 1 to 10.' },
    ]);
  });

  it('says of a missing field that it is required, of a null that it breaks the rule', () => {
    const issues = [
      { path: ['a'], message: 'must be a text' },
      { path: ['b'], message: 'must be a text' },
    ];
    expect(fieldProblems(issues, { b: null }).map((field) => field.message)).toEqual([
      'A is required.',
      'B must be a text.',
    ]);
  });

  it('lists each unknown field by itself, and each path once', () => {
    const issues = [
      { path: ['entries', 2], message: '', code: 'unrecognized_keys', keys: ['x', 'y'] },
      { path: ['entries', 2, 'x'], message: 'again' },
    ];
    expect(fieldProblems(issues, {}).map((field) => field.path)).toEqual(['entries.2.x', 'entries.2.y']);
  });

  it('speaks of the request where there is no name', () => {
    expect(fieldProblems([{ message: 'must be an object' }], 5)).toEqual([
      { path: '', message: 'The request must be an object.' },
    ]);
  });
});
