import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { chooseAction, dialogNamed, noDialog, openRoster, twoTeams, user } from '../testing/roster-actor.js';

jest.setTimeout(20_000);
const TODAY = todayIn(undefined, new Date());

async function openTeams(api = twoTeams()) {
  const shown = openRoster(api);
  await chooseAction('Ana Núñez', 'Teams and guest days');
  return { api, shown, dialog: await dialogNamed('Teams and guest days') };
}

it('shows the teams of an athlete, and adds another one for some days', async () => {
  const { api, shown, dialog } = await openTeams();
  const teams = within(await dialog.findByRole('list', { name: 'Teams' }));
  expect(teams.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First TeamMain teamMemberLast day',
  ]);

  await user.click(dialog.getByRole('button', { name: 'Add a team' }));
  const form = await dialogNamed('Add a team');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Select a team.')).toBeTruthy();
  await user.click(form.getByRole('combobox', { name: 'Team' }));
  await user.click(await screen.findByRole('option', { name: 'Second Team' }));
  await user.click(form.getByRole('combobox', { name: 'As' }));
  await user.click(await screen.findByRole('option', { name: 'Guest for some days' }));
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('A guest needs a last day.')).toBeTruthy();
  await user.type(form.getByLabelText(/^Last day/), addDays(TODAY, 6));
  await user.click(form.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(shown.texts()).toEqual(['Ana Núñez now also belongs to Second Team.']));
  expect(api.writes.map(({ body }) => body)).toEqual([
    { team_id: 2, kind: 'guest', joined_on: TODAY, last_day: addDays(TODAY, 6), version: 3 },
  ]);
  const days = `Guest from ${formatMediumDate(TODAY)} to ${formatMediumDate(addDays(TODAY, 6))}`;
  expect(await teams.findByText(days)).toBeTruthy();
});

it('keeps what is typed when the server refuses it', async () => {
  const { api, dialog } = await openTeams();
  await user.click(await dialog.findByRole('button', { name: 'Last day in First Team' }));
  const sentence = 'The athlete would be on no team then. Archive the athlete instead.';
  api.failNextWrite = new ApiError(400, 'validation_failed', sentence, [{ path: 'last_day', message: sentence }]);
  const form = await dialogNamed('Last day in First Team');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(sentence)).toBeTruthy();
  expect((form.getByLabelText(/^Last day/) as HTMLInputElement).value).toBe(TODAY);
});

it('makes another team the main team, and removes a planned one', async () => {
  const api = twoTeams();
  const ana = api.records.get(11);
  const further = (days: object) => ({
    ...{ membership_id: 9, team_id: 2, team: { name: 'Second Team' }, kind: 'member' as const },
    ...{ joined_on: TODAY, last_day: null, jersey_number: null, position: null, ...days },
  });
  api.memberships.set(11, [...ana.memberships, further({})]);
  const { dialog, shown } = await openTeams(api);
  await user.click(await dialog.findByRole('button', { name: 'Make Second Team the main team' }));
  await waitFor(() => expect(shown.texts()).toEqual(['Second Team is Ana Núñez’s main team.']));
  expect(api.writes.map(({ body }) => body)).toEqual([{ main: true, version: 3 }]);

  api.memberships.set(11, [...ana.memberships, further({ joined_on: addDays(TODAY, 9) })]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await noDialog();
  await chooseAction('Ana Núñez', 'Teams and guest days');
  const again = await dialogNamed('Teams and guest days');
  await user.click(await again.findByRole('button', { name: 'Remove Second Team' }));
  await waitFor(() => expect(shown.texts()).toContain('Ana Núñez will not join Second Team.'));
});
