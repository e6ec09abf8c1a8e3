import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Notice } from '@touchline/ui/host';
import { useLocation, useRoutes } from '@touchline/ui/router';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { StaffPage } from './staff-page.js';
import { buildInvitation, buildMember, FakeStaffApi } from './testing/fake-staff-api.js';

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null, writeToClipboard: false });
const PATH = '/team-creation/1/staff';

function Routes() {
  return (
    <>
      <code data-testid="address">{useLocation().pathname + useLocation().search}</code>
      {useRoutes([
        { path: '/team-creation', element: <p>Teams</p> },
        { path: '/team-creation/:teamId/staff', element: <StaffPage /> },
      ])}
    </>
  );
}

function show(api = new FakeStaffApi(), at = PATH, coach = coachAs(['head_coach'])) {
  const notices: Notice[] = [];
  render(
    <TestShell api={api} at={at} coach={coach} notify={(notice) => notices.push(notice)}>
      <Routes />
    </TestShell>,
  );
  return { api, texts: () => notices.map(({ text }) => text) };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0), { timeout: 5000 });
const rowOf = async (name: string | RegExp) => within(await screen.findByRole('row', { name }));
const address = () => screen.getByTestId('address').textContent;

describe('the list', () => {
  test('names everybody with address and role, oneself, who is disabled, and who is invited', async () => {
    show(new FakeStaffApi(undefined, [buildInvitation({ name: 'Sam' })]));
    expect((await rowOf(/Test Coach/)).getByText('You')).toBeTruthy();
    expect((await rowOf(/Bo Lund/)).getByText('bo@club.test')).toBeTruthy();
    expect((await rowOf(/Bo Lund/)).getByText('Coach')).toBeTruthy();
    const sam = await rowOf(/sam@club.test/);
    for (const text of ['Sam', 'Viewer', 'Kim Lee', /^Nov 8/]) expect(sam.getByText(text)).toBeTruthy();
  });

  test('says that nobody is invited, and who cannot sign in', async () => {
    show(new FakeStaffApi([buildMember({ disabled: true })]));
    expect(await screen.findByText('Nobody is invited at the moment.')).toBeTruthy();
    expect((await rowOf(/Bo Lund/)).getByText('Cannot sign in')).toBeTruthy();
  });

  test('a coach without the administration is told who has it, and nothing is asked', async () => {
    const { api } = show(new FakeStaffApi(), `${PATH}?invite=1`, coachAs(['coach']));
    expect(await screen.findByText('Your role in this team does not allow this. It needs: Head coach.')).toBeTruthy();
    expect([api.reads, screen.queryByRole('dialog')]).toEqual([[], null]);
  });

  test.each([
    ['a role that is not enough', new ApiError(403, 'not_permitted', 'Your role here is not enough.'), /not enough/],
    ['a team out of reach', new ApiError(404, 'not_found', 'Not found.'), /not in your teams/],
    ['a failure', new ApiError(0, 'network', null), 'Failed to load the staff'],
  ])('%s is said', async (_, failure, text) => {
    const api = new FakeStaffApi();
    api.failReads = failure;
    show(api);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });
});

describe('inviting', () => {
  async function open(api = new FakeStaffApi()) {
    const shown = show(api);
    await user.click(await button('Invite'));
    return { ...shown, form: await dialog('Invite to the staff') };
  }

  test('by mail says where the invitation goes, and lists it', async () => {
    const { api, form, texts } = await open();
    await user.type(form.getByLabelText(/^Email/), 'sam@club.test');
    await user.click(form.getByRole('radio', { name: 'Medical' }));
    expect(form.getByText(/Sees and changes health, availability/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    await closed();
    expect(api.writes.map(({ body }) => body)).toEqual([
      { email: 'sam@club.test', name: null, role: 'medical', by: 'mail' },
    ]);
    expect(texts()).toEqual([
      expect.stringMatching(/^The invitation goes to sam@club.test. It can be accepted until Nov 8/),
    ]);
    expect(await rowOf(/sam@club.test/)).toBeTruthy();
    expect(address()).toBe(PATH);
  });

  test('with a link shows it once, and says that the earlier one has ended', async () => {
    const { form } = await open(new FakeStaffApi(undefined, [buildInvitation()]));
    await user.type(form.getByLabelText(/^Email/), 'sam@club.test');
    await user.click(form.getByRole('radio', { name: 'Show the link here' }));
    await user.click(form.getByRole('button', { name: 'Make link' }));
    const link = await dialog('Invitation link');
    expect(link.getByLabelText<HTMLTextAreaElement>('Link').value).toBe(
      `${window.location.origin}/invitation#token=token-of-the-link`,
    );
    expect(link.getByText('The earlier invitation of sam@club.test has ended.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(link.getByLabelText('Link')).toBeTruthy();
    await user.click(link.getByRole('button', { name: 'Close' }));
    await closed();
    expect(document.body.textContent).not.toContain('token-of-the-link');
  });

  test('keeps what was typed when the role has ended meanwhile', async () => {
    const { api, form } = await open();
    const email = form.getByLabelText<HTMLInputElement>(/^Email/);
    await user.type(email, 'sam@club.test');
    api.failNextWrite = api.failReads = new ApiError(403, 'not_permitted', 'Your role here is not enough.');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Your role here is not enough.')).toBeTruthy();
    await waitFor(() => expect(api.reads.filter(({ path }) => path.endsWith('/staff'))).toHaveLength(2));
    expect(email.isConnected && email.value).toBe('sam@club.test');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await button('Discard Changes'));
    expect(await screen.findByText('Your role here is not enough.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('keeps what was typed when it fails, and says at the field what is wrong', async () => {
    const { api, form } = await open();
    const email = form.getByLabelText<HTMLInputElement>(/^Email/);
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(form.getByText('Enter an email address.')).toBeTruthy();
    await user.type(email, 'nobody');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Email must be an email address.')).toBeTruthy();
    await user.type(email, '@club.test');
    api.failNextWrite = new ApiError(409, 'already_on_staff', 'Bo Lund is on the staff already, as Coach.');
    await user.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await form.findByText('Bo Lund is on the staff already, as Coach.')).toBeTruthy();
    api.failNextWrite = new ApiError(0, 'network', null);
    await user.click(form.getByRole('radio', { name: 'Show the link here' }));
    await user.click(form.getByRole('button', { name: 'Make link' }));
    expect(await form.findByText(/Invite again to get a link/)).toBeTruthy();
    expect(email.value).toBe('nobody@club.test');
  });

  test('without a mail server has the link alone', async () => {
    const api = new FakeStaffApi();
    api.sendsMail = false;
    const { form } = await open(api);
    expect(await form.findByText(/This site sends no mail/)).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Show the link here' }).checked).toBe(true);
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Send the link by mail' }).disabled).toBe(true);
  });

  test('offers no role that allows more than the own one', async () => {
    const api = new FakeStaffApi();
    api.role = 'coach';
    show(api);
    expect(await rowOf(/Bo Lund/)).toBeTruthy();
    // A coach does not administer the team, and sees no button that would be refused.
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: /role/ })).toBeNull();
  });
});

describe('a role', () => {
  test('is changed to one that the dialog explains', async () => {
    const { api, texts } = show();
    await user.click(await button('Change role of Bo Lund'));
    const form = await dialog('Change role');
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Change role' });
    expect(save.disabled).toBe(true);
    await user.click(form.getByRole('radio', { name: 'Attendance only' }));
    await user.click(save);
    await closed();
    expect(api.writes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/teams/1/staff/2', { role: 'attendance_only', if_role: 'coach' }],
    ]);
    expect(texts()).toEqual(['Bo Lund is Attendance only now.']);
    expect((await rowOf(/Bo Lund/)).getByText('Attendance only')).toBeTruthy();
  });

  test('that somebody else has changed is said, and the dialog stays', async () => {
    const { api } = show();
    await user.click(await button('Change role of Bo Lund'));
    const form = await dialog('Change role');
    api.staff = api.staff.map((member) => (member.coach_id === 2 ? { ...member, role: 'viewer' } : member));
    await user.click(form.getByRole('radio', { name: 'Medical' }));
    await user.click(form.getByRole('button', { name: 'Change role' }));
    expect(await form.findByText('Bo Lund is Viewer by now.')).toBeTruthy();
  });

  test('of one’s own that is lowered is warned of', async () => {
    show();
    await user.click(await button('Change role of Test Coach'));
    const form = await dialog('Change role');
    expect(form.queryByRole('alert')).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Viewer' }));
    expect(form.getByRole('alert').textContent).toContain('You will no longer see this page');
  });

  test('is ended after a question, and what ended with it is said', async () => {
    const api = new FakeStaffApi();
    api.ends = { links: 2, invitations: 1, feed: true };
    const { texts } = show(api);
    await user.click(await button('End role of Bo Lund'));
    const form = await dialog('End role?');
    expect(form.getByText(/Bo Lund no longer sees First Team/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'End role' }));
    await closed();
    expect(api.writes).toMatchObject([{ method: 'DELETE', path: '/api/teams/1/staff/2', query: {} }]);
    expect(texts()).toEqual([
      'Bo Lund is no longer on the staff. 2 personal links ended. 1 invitation ended. The calendar feed has no address any more.',
    ]);
    expect(screen.queryByText('Bo Lund')).toBeNull();
  });

  test('is ended with the feed kept', async () => {
    const { api } = show();
    await user.click(await button('End role of Bo Lund'));
    const form = await dialog('End role?');
    await user.click(form.getByRole('checkbox', { name: 'Keep the address of the calendar feed' }));
    await user.click(form.getByRole('button', { name: 'End role' }));
    await closed();
    expect(api.writes).toMatchObject([{ query: { feed: 'keep' } }]);
  });

  test('of the last administrator stays, and leaving leads to the teams', async () => {
    const { api, texts } = show();
    await user.click(await button('Leave team'));
    const form = await dialog('Leave team?');
    await user.click(form.getByRole('button', { name: 'Leave team' }));
    expect(await form.findByText('Nobody else can administer this team.')).toBeTruthy();
    api.staff = api.staff.map((member) => ({ ...member, role: 'head_coach' }));
    await user.click(form.getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText('Teams')).toBeTruthy();
    expect(texts()).toEqual(['You have left First Team.']);
  });

  test('that has ended meanwhile is no failure', async () => {
    const { api, texts } = show();
    await user.click(await button('End role of Bo Lund'));
    const form = await dialog('End role?');
    api.failNextWrite = new ApiError(404, 'not_found', 'Not found.');
    await user.click(form.getByRole('button', { name: 'End role' }));
    await closed();
    expect(texts()).toEqual(['This person is no longer on the staff.']);
  });
});

test('an invitation is withdrawn after a question', async () => {
  const { api, texts } = show(new FakeStaffApi(undefined, [buildInvitation()]));
  await user.click(await button('Withdraw the invitation of sam@club.test'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw invitation?' }));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Nobody is invited at the moment.')).toBeTruthy();
  expect([texts(), api.invitations]).toEqual([['Invitation withdrawn.'], []]);
});
