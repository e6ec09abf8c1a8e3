import { screen } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { setClock } from '@touchline/ui/testing';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { open } from './testing/recording-actor.js';

beforeEach(() => void setClock('2026-11-05T09:30:00'));
afterEach(() => jest.useRealTimers());

test('while the teams fail to load, recording cannot start and no team is offered', async () => {
  const api = new FakeRecordingApi();
  api.refuse.teams = [new ApiError(0, 'network', null)];
  open(api);
  expect(await screen.findByText('Failed to load teams. Please try again.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Recording' }).disabled).toBe(true);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
