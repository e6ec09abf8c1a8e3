import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { useRoutes } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { drawQrCode } from '../../../shared/qr-code.js';
import { buildTeam, NO_CODE } from '../testing/build.js';
import { FakeTeamApi } from '../testing/fake-team-api.js';
import { PosterPage } from './poster-page.js';

function Routes() {
  return useRoutes([
    { path: '/team-creation/:teamId/poster', element: <PosterPage /> },
    { path: '/team-creation', element: 'the team management' },
  ]);
}
function open(api: FakeTeamApi, at = '/team-creation/1/poster') {
  render(
    <TestShell api={api} at={at}>
      <Routes />
    </TestShell>,
  );
}
const canPrint = () => screen.queryByRole('button', { name: 'Print' }) !== null;

test('has the code as QR and in letters, the club, and until when it works', async () => {
  open(new FakeTeamApi([buildTeam({ code_expires_at: '2026-12-03T10:30:00' })]));
  const code = await screen.findByRole('img', { name: 'Code that opens the registration of Soccer (W)' });
  expect(code.querySelector('path')?.getAttribute('d')).toBe(drawQrCode('http://localhost/join?code=SOCW2026').path);
  expect(screen.getByText('localhost/join')).toBeTruthy();
  expect(screen.getByText('SOCW2026')).toBeTruthy();
  expect(screen.getByText('This code works until Dec 3, 10:30.')).toBeTruthy();
  expect(canPrint()).toBe(true);
});

test.each([
  ['without a code', NO_CODE],
  ['with a code that has just expired', { expires_in_seconds: 0 }],
])('%s it asks for a new one first', async (_, code) => {
  open(new FakeTeamApi([buildTeam(code)]));
  expect(await screen.findByText(/Soccer \(W\) has no valid code/)).toBeTruthy();
  expect(screen.queryByText('SOCW2026')).toBeNull();
  expect(canPrint()).toBe(false);
});

test('a team that is not there, and a failure with another try', async () => {
  const api = new FakeTeamApi([buildTeam()]);
  api.failReads = new ApiError(0, 'network', null);
  open(api, '/team-creation/9/poster');
  expect(await screen.findByText('Failed to load teams')).toBeTruthy();
  api.failReads = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This team is not in your teams/)).toBeTruthy();
  expect(canPrint()).toBe(false);
});
