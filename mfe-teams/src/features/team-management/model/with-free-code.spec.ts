import { isRegistrationCode } from '@touchline/contracts/registration-code';
import { ApiError } from '@touchline/ui/host';
import { withFreeCode } from './with-free-code.js';

const TAKEN = new ApiError(409, 'code_taken', 'This registration code is taken.');

/** Rejects once per error, then resolves. */
function server(...errors: Error[]) {
  const sent: string[] = [];
  const send = (code: string) => {
    sent.push(code);
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
  return { sent, send };
}

test('sends a valid code', async () => {
  const { sent, send } = server();
  expect(await withFreeCode(send)).toBe('done');
  expect(sent.map(isRegistrationCode)).toEqual([true]);
});

test('generates another code when the first is taken', async () => {
  const { sent, send } = server(TAKEN, TAKEN);
  expect(await withFreeCode(send)).toBe('done');
  expect(new Set(sent).size).toBe(3);
});

test('gives up after five attempts', async () => {
  const { sent, send } = server(...Array<Error>(9).fill(TAKEN));
  await expect(withFreeCode(send)).rejects.toBe(TAKEN);
  expect(sent).toHaveLength(5);
});

test('other errors do not generate another code', async () => {
  const other = new ApiError(409, 'team_name_taken', 'Taken.');
  const { sent, send } = server(other);
  await expect(withFreeCode(send)).rejects.toBe(other);
  expect(sent).toHaveLength(1);
});
