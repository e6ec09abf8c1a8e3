import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_TEXT, CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import { useRoutes } from '@touchline/ui/router';
import type { StaffRole } from '@touchline/contracts/permissions';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { twoTeams } from '../testing/roster-actor.js';
import { ConsentFormPage } from './consent-form-page.js';

function Routes() {
  return useRoutes([{ path: '/team-creation/:teamId/consent-form', element: <ConsentFormPage /> }]);
}
const open = (at: string, ...roles: StaffRole[]) =>
  render(
    <TestShell api={twoTeams()} at={at} coach={coachAs(roles)}>
      <Routes />
    </TestShell>,
  );

test('has every sentence of the text with its version, and blanks for who signs', async () => {
  open('/team-creation/1/consent-form');
  expect(await screen.findByText(/· First Team$/)).toBeTruthy();
  for (const { title, sentences } of CONSENT_TEXT)
    for (const text of [title, ...sentences]) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(`Version of the text: ${CONSENT_TEXT_VERSION}`)).toBeTruthy();
  expect(screen.getByText('Signature of the athlete')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'For a guardian' }));
  expect(screen.getByText('Signature of the guardian')).toBeTruthy();
  expect(screen.getByText(/I agree for my child/)).toBeTruthy();
  expect(screen.queryByText('Signature of the athlete')).toBeNull();
});

test('tells a coach whose role does not have it which role does', async () => {
  open('/team-creation/1/consent-form', 'coach');
  expect(await screen.findByText('Your role in this team does not allow this. It needs: Head coach.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('cannot be printed for an unknown team', async () => {
  open('/team-creation/9/consent-form');
  expect(await screen.findByText(/This team is not in your teams/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
