import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { buildAccess } from './testing/build-access.js';
import {
  address,
  dialogNamed,
  noDialog,
  pressButton,
  openRoster,
  twoTeams,
  typeInto,
  user,
} from './testing/roster-actor.js';

// Typing into a form takes long on slow machines.
jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

async function edit(api = twoTeams()) {
  const shown = openRoster(api);
  await pressButton('Edit Ana Núñez');
  return { ...shown, api, dialog: await dialogNamed('Edit Ana Núñez') };
}

describe('editing an athlete', () => {
  it('sends the changed fields with the version the coach saw, and shows the result', async () => {
    const { api, dialog, texts, anyUnsaved } = await edit();
    expect(address()).toBe('/team-creation/1?edit=11');
    expect(
      ['First name *', 'Last name *', 'Position', 'Jersey number', 'Birth date', 'Weight (kg)', 'Height (cm)'].map(
        (label) => value(new RegExp(`^${label.replace(/[*()]/g, '\\$&')}`)),
      ),
    ).toEqual(['Ana', 'Núñez', 'Keeper', '7', '2008-02-29', '61.5', '170']);
    await typeInto('Weight (kg)', '62,5');
    await typeInto('Jersey number', '');
    expect(anyUnsaved()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.writes).toEqual([
      { method: 'PUT', path: '/api/athletes/11', body: { weight_kg: 62.5, jersey_number: null, version: 3 } },
    ]);
    expect([texts(), anyUnsaved(), address()]).toEqual([['Ana Núñez saved.'], false, '/team-creation/1']);
    expect(await screen.findByText('62.5 kg')).toBeTruthy();
  });

  it('says before saving that a birth date ends the consent that the athlete gave alone', async () => {
    const api = Object.assign(twoTeams(), { access: [buildAccess({ guardian_age: 99 })] });
    const { dialog } = await edit(api);
    expect(dialog.queryByText(/gave alone ends/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '2008-03-01' } });
    expect(await dialog.findByText(/^The consent that Ana gave alone ends: a guardian has to agree\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.writes).toMatchObject([{ body: { date_of_birth: '2008-03-01', version: 3 } }]);
  });

  it('shows problems at their fields and sends nothing', async () => {
    const { api, dialog } = await edit();
    await typeInto(/^Last name/, ' ');
    await typeInto('Jersey number', '7a');
    await typeInto('Weight (kg)', '19');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Required.')).toBeTruthy();
    expect(dialog.getByText('Enter one to three digits.')).toBeTruthy();
    expect(dialog.getByText('Enter a number with at most one decimal from 20 to 400.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Last name/));
    expect(api.writes).toEqual([]);
  });

  it('closes without a request when nothing was changed', async () => {
    const { api, dialog } = await edit();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.writes).toEqual([]);
  });

  it.each([
    [NETWORK, 'Failed to save the details', 'You seem to be offline. What you typed is still here.'],
    [
      new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.'),
      'The server is busy. Please try again in a moment.',
      'What you typed is still here.',
    ],
    [new ApiError(404, 'not_found', 'Not found.'), 'This athlete is no longer in your teams.', null],
    [
      new ApiError(400, 'validation_failed', 'Position is too long.', [
        { path: 'position', message: 'Position is too long.' },
      ]),
      'Position is too long.',
      null,
    ],
  ])('shows why it failed, keeps the input, and saves it with the next attempt', async (refusal, sentence, hint) => {
    const { api, dialog } = await edit();
    await typeInto('Position', 'Winger');
    api.failNextWrite = refusal;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    if (hint !== null) expect(dialog.getByText(hint)).toBeTruthy();
    expect(value('Position')).toBe('Winger');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.writes.map(({ body }) => body)).toEqual(Array(2).fill({ position: 'Winger', version: 3 }));
  });

  it('asks before input is discarded, and Back closes an unchanged form', async () => {
    const { dialog, anyUnsaved } = await edit();
    await typeInto('Position', 'Winger');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(value('Position')).toBe('Winger');
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard Changes' }));
    await noDialog();
    expect([anyUnsaved(), address()]).toEqual([false, '/team-creation/1']);
    await pressButton('Edit Ana Núñez');
    await dialogNamed('Edit Ana Núñez');
    await user.click(screen.getByText('Browser back'));
    await noDialog();
  });
});

it('says who else of the team has the typed jersey number, as it is written', async () => {
  const api = twoTeams();
  api.athletes[1]!.jersey_number = '00';
  await edit(api);
  await typeInto('Jersey number', '0');
  expect(screen.queryByText(/^Also the number of/)).toBeNull();
  await typeInto('Jersey number', '00');
  expect(
    screen.getByText(`Also the number of ${api.athletes[1]!.first_name} ${api.athletes[1]!.last_name}.`),
  ).toBeTruthy();
  await pressButton('Save');
  await noDialog();
  expect(api.writes.at(-1)?.body).toMatchObject({ jersey_number: '00' });
});

describe('an athlete whom someone else changes meanwhile', () => {
  const changed = { position: 'Sweeper', jersey_number: '12' };

  it('shows their values beside the input, and the next save replaces theirs', async () => {
    const { api, dialog, texts } = await edit();
    await typeInto('Position', 'Winger');
    await typeInto('Height (cm)', '171');
    api.change(11, changed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Position: theirs Sweeper, yours Winger',
      'Jersey number: now 12',
    ]);
    expect([value('Position'), value('Jersey number'), value('Height (cm)')]).toEqual(['Winger', '12', '171']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.writes[1]?.body).toEqual({ position: 'Winger', height_cm: 171, version: 4 });
    expect(api.athletes[0]).toMatchObject({ position: 'Winger', jersey_number: '12', height_cm: 171, version: 5 });
    expect(texts()).toEqual(['Ana Núñez saved.']);
  });

  it('can take theirs in the fields both changed', async () => {
    const { api, dialog } = await edit();
    await typeInto('Position', 'Winger');
    await typeInto('Height (cm)', '171');
    api.change(11, changed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Take theirs' }));
    expect([value('Position'), value('Height (cm)')]).toEqual(['Sweeper', '171']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.writes[1]?.body).toEqual({ height_cm: 171, version: 4 });
  });

  it('counts as saved when the stored values equal the input, as after a lost answer', async () => {
    const { api, dialog, texts } = await edit();
    await typeInto('Position', 'Sweeper');
    api.change(11, changed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect([texts(), api.writes.length]).toEqual([['Ana Núñez saved.'], 1]);
  });

  it('keeps the input when they have archived or moved the athlete', async () => {
    const { api, dialog } = await edit();
    await typeInto('Position', 'Winger');
    api.change(11, { archived: true, team_id: 2 });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Team: now Second Team',
      'Roster: now archived',
    ]);
    // The list behind the dialog has refreshed and no longer contains her.
    await waitFor(() => expect(screen.queryByText('Ana Núñez')).toBeNull());
    expect(value('Position')).toBe('Winger');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.athletes[0]).toMatchObject({ position: 'Winger', team_id: 2, archived_at: expect.any(String) });
  });

  it('keeps the input when their changes cannot be loaded, and loads them with the next save', async () => {
    const { api, dialog } = await edit();
    await typeInto('Position', 'Winger');
    api.change(11, changed);
    api.failReads = NETWORK;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/their changes could not be loaded/)).toBeTruthy();
    api.failReads = null;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Position: theirs Sweeper, yours Winger')).toBeTruthy();
  });
});
