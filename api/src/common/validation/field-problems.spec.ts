import { fieldProblems } from './field-problems.js';

describe('fieldProblems', () => {
  it('names field and rule in one sentence, with the dotted path', () => {
    const issues = [{ path: ['entries', 0, 'sleep_quality'], message: 'must be a whole number from 1 to 10' }];
    expect(fieldProblems(issues, { entries: [{ sleep_quality: 11 }] })).toEqual([
      { path: 'entries.0.sleep_quality', message: 'Sleep quality must be a whole number from 1 to 10.' },
    ]);
  });

  it('reports a missing field as required, and a null by its rule', () => {
    const issues = [
      { path: ['a'], message: 'must be text' },
      { path: ['b'], message: 'must be text' },
    ];
    expect(fieldProblems(issues, { b: null }).map((field) => field.message)).toEqual([
      'A is required.',
      'B must be text.',
    ]);
  });

  it('lists each unknown field separately, and each path once', () => {
    const issues = [
      { path: ['entries', 2], message: '', code: 'unrecognized_keys', keys: ['x', 'y'] },
      { path: ['entries', 2, 'x'], message: 'again' },
    ];
    expect(fieldProblems(issues, {}).map((field) => field.path)).toEqual(['entries.2.x', 'entries.2.y']);
  });

  it('names the fields of the variant of a union that fits best', () => {
    const unknown = { path: [], message: '', code: 'unrecognized_keys', keys: ['guardian_email'] };
    const missing = (name: string) => ({ path: [name], message: 'must be text' });
    const errors = [
      [missing('last_name'), unknown],
      [missing('date_of_birth'), missing('first_name')],
    ];
    expect(fieldProblems([{ path: ['who'], message: '', code: 'invalid_union', errors }], { who: {} })).toEqual([
      { path: 'who.date_of_birth', message: 'Date of birth is required.' },
      { path: 'who.first_name', message: 'First name is required.' },
    ]);
  });

  it('names a union itself when it has no variants to show', () => {
    const issue = { path: ['kind'], message: 'must be a or b', code: 'invalid_union', errors: [] };
    expect(fieldProblems([issue], { kind: 'c' })).toEqual([{ path: 'kind', message: 'Kind must be a or b.' }]);
  });

  it('names the request where there is no field name', () => {
    expect(fieldProblems([{ message: 'must be an object' }], 5)).toEqual([
      { path: '', message: 'The request must be an object.' },
    ]);
  });
});
