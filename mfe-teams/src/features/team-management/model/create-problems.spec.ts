import { ApiError } from '@touchline/ui/host';
import { createRefusal, NO_PROBLEMS } from './create-problems.js';

const refused = (fields: { path: string; message: string }[]) => new ApiError(400, 'validation_failed', fields[0]?.message ?? null, fields);

test('a name that is taken is said at the name', () => {
  expect(createRefusal(new ApiError(409, 'team_name_taken', 'There is already a team called A.'))).toEqual({ ...NO_PROBLEMS, name: 'There is already a team called A.' });
});

test('refused fields are said where they stand', () => {
  const problems = createRefusal(refused([{ path: 'sport', message: 'Sport is required.' }, { path: 'name', message: 'Name is too long.' }]));
  expect(problems).toEqual({ sport: 'Sport is required.', name: 'Name is too long.', other: undefined });
});

test('a refused field that nobody can see is said above, with the sentence of the server', () => {
  const problems = createRefusal(refused([{ path: 'code_expires_at', message: 'Please check the clock of this device.' }]));
  expect(problems).toEqual({ ...NO_PROBLEMS, other: 'Please check the clock of this device.' });
});

test.each([[new ApiError(0, 'network', null)], [new ApiError(502, 'http_502', null)], [new Error('x')]])('without a sentence of the server: ours (%s)', (error) => {
  expect(createRefusal(error)).toEqual({ ...NO_PROBLEMS, other: 'Failed to create team' });
});
