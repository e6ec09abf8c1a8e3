import { ApiError } from '@touchline/ui/host';
import { NO_PROBLEMS, toTeamProblems } from './team-problems.js';

const FAILED = 'Failed to create team';

const refused = (fields: { path: string; message: string }[]) =>
  new ApiError(400, 'validation_failed', fields[0]?.message ?? null, fields);

test('a taken name shows at the name field', () => {
  expect(toTeamProblems(new ApiError(409, 'team_name_taken', 'There is already a team called A.'), FAILED)).toEqual({
    ...NO_PROBLEMS,
    name: 'There is already a team called A.',
  });
});

test('problems of fields show at the fields', () => {
  const problems = toTeamProblems(
    refused([
      { path: 'sport', message: 'Sport is required.' },
      { path: 'name', message: 'Name is too long.' },
    ]),
    FAILED,
  );
  expect(problems).toEqual({ sport: 'Sport is required.', name: 'Name is too long.', other: undefined });
});

test('a problem of a hidden field shows above the form, with the sentence of the server', () => {
  const problems = toTeamProblems(
    refused([{ path: 'code_expires_at', message: 'Please check the clock of this device.' }]),
    FAILED,
  );
  expect(problems).toEqual({
    ...NO_PROBLEMS,
    other: { sentence: 'Please check the clock of this device.', hint: 'What you typed is still here.' },
  });
});

test.each([
  [new ApiError(0, 'network', null), 'You seem to be offline. What you typed is still here.'],
  [new ApiError(502, 'http_502', null), 'The server is busy. Try again in a moment. What you typed is still here.'],
  [new Error('x'), 'What you typed is still here.'],
])('without a sentence of the server the fallback shows with a hint (%s)', (error, hint) => {
  expect(toTeamProblems(error, FAILED)).toEqual({ ...NO_PROBLEMS, other: { sentence: 'Failed to create team', hint } });
});
