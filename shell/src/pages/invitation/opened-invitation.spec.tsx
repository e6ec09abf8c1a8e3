import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Coach } from '@touchline/contracts/coach.schema';
import type { OpenInvitation } from '@touchline/contracts/staff.schema';
import { TestShell } from '@touchline/ui/testing';
import { session } from '../../session/session-state.js';
import { OpenedInvitation } from './opened-invitation.js';

const user = userEvent.setup({ delay: null });
const COACH: Coach = {
  success: true,
  coach_id: 1,
  name: 'Kim Lee',
  email: 'Kim@club.test',
  phone: null,
  institution: 'City Club',
  role: 'Coach',
  avatar: null,
  roles: [],
  other_teams_sessions: 'shown',
  late_marks: 'off',
};
const INVITATION: OpenInvitation = {
  club_name: 'City Club',
  team_name: 'Under 16',
  role: 'viewer',
  invited_by: 'Ann Head',
  email: 'kim@club.test',
  name: null,
  expires_at: '2026-11-08T12:00:00.000Z',
  has_account: false,
};
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { code, error: message, message },
});

interface Answer {
  status: number;
  body?: unknown;
}
let answers: Record<string, Answer | null>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = { '/api/staff-invitations/read': { status: 200, body: INVITATION } };
  session.set({ kind: 'signed-out', cause: 'start' });
  globalThis.fetch = (url, options) => {
    const path = String(url);
    sent.push({ path, body: JSON.parse(String(options?.body ?? 'null')) as unknown });
    const answer = answers[path];
    if (!answer) return Promise.reject(new TypeError('offline'));
    const { status, body } = answer;
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Map(),
      text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    } as unknown as Response);
  };
});

const open = () =>
  render(
    <TestShell>
      <OpenedInvitation token="token-1" />
    </TestShell>,
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const posts = () => sent.map(({ path }) => path.replace('/api/staff-invitations/', ''));

test('says who invites to which team, with which role, and what it sees', async () => {
  open();
  expect(await screen.findByText('Ann Head invites you to the staff of Under 16 at City Club.')).toBeTruthy();
  expect(screen.getByText('Viewer.')).toBeTruthy();
  expect(screen.getByText(/Changes nothing\./)).toBeTruthy();
});

test('a link that does not work leads to the sign-in, and one without an answer can be read again', async () => {
  answers['/api/staff-invitations/read'] = null;
  open();
  expect(await screen.findByText(/^Failed to load the invitation/)).toBeTruthy();
  answers['/api/staff-invitations/read'] = refusal(404, 'link_invalid', 'This link does not work any more.');
  await press('Try again');
  expect((await screen.findByRole('alert')).textContent).toContain('This link does not work any more.');
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
});

test('an address without an account makes one, with the rules of every password, and keeps what was typed', async () => {
  open();
  await press('Create account and accept');
  expect(screen.getByRole('alert').textContent).toBe('Enter your name.');
  await user.type(screen.getByLabelText(/^Your name/), 'Kim Lee');
  await user.type(screen.getByLabelText('New Password'), 'Different#2');
  await press('Create account and accept');
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match.');
  await user.type(screen.getByLabelText('Confirm Password'), 'Different#2');
  await press('Create account and accept');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to make your account');
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('Different#2');
  expect(sent.at(-1)).toEqual({
    path: '/api/staff-invitations/account',
    body: { token: 'token-1', name: 'Kim Lee', password: 'Different#2' },
  });

  answers['/api/staff-invitations/account'] = refusal(409, 'account_exists', 'This address has an account by now.');
  await press('Create account and accept');
  expect(await screen.findByText('Sign in as kim@club.test to accept.')).toBeTruthy();
});

test('an address with an account asks for its password, and says why the account cannot accept', async () => {
  answers['/api/staff-invitations/read'] = { status: 200, body: { ...INVITATION, has_account: true } };
  answers['/api/coach/login'] = refusal(401, 'bad_credentials', 'Failed to sign in.');
  open();
  await user.type(await screen.findByLabelText(/^Password/), 'wrong');
  await press('Sign in and accept');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to sign in.');
  answers['/api/coach/login'] = { status: 200, body: COACH };
  answers['/api/staff-invitations/accept'] = refusal(409, 'other_institution', 'Your account belongs to another club.');
  await press('Sign in and accept');
  expect(await screen.findByText('Your account belongs to another club.')).toBeTruthy();
  expect(posts()).toEqual(['read', '/api/coach/login', '/api/coach/login', 'accept']);
});

test('the coach of the address accepts with one press, and after a session that ended signs in again', async () => {
  session.set({ kind: 'signed-in', coach: COACH, isConfirmed: true });
  answers['/api/staff-invitations/accept'] = refusal(401, 'unauthenticated', 'Please sign in.');
  open();
  await press('Accept');
  expect(await screen.findByText('Sign in as kim@club.test to accept.')).toBeTruthy();
});

test('another coach who is signed in does not accept', async () => {
  session.set({ kind: 'signed-in', coach: { ...COACH, email: 'bo@club.test' }, isConfirmed: true });
  open();
  expect(await screen.findByText(/This invitation is for kim@club\.test\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(posts()).toEqual(['read']);
});
