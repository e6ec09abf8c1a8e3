import { render, screen } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { OverviewPage } from './overview-page.js';

function open(teams: () => unknown) {
  render(
    <TestShell api={new FakeServer({ 'GET /api/teams': teams })}>
      <OverviewPage />
    </TestShell>,
  );
}

test('a coach without a team sees a hint', async () => {
  open(() => []);
  expect(await screen.findByText('You have no team yet.')).toBeTruthy();
});

test('a failed call says what failed, and can be repeated', async () => {
  open(() => {
    throw new ApiError(503, 'busy', null);
  });
  expect(await screen.findByText('Failed to load the teams')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
