import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { address, dialogCalled, noDialog, press, show, twoTeams, type, user } from './testing/roster-actor.js';

// A form is typed through as a coach would, and machines are slow at times.
jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

async function edit(api = twoTeams()) {
  const shown = show(api);
  await press('Edit Ana Núñez');
  return { ...shown, api, dialog: await dialogCalled('Edit Ana Núñez') };
}

describe('editing an entry', () => {
  it('sends what was changed with the version that was seen, and shows it', async () => {
    const { api, dialog, texts, anyUnsaved } = await edit();
    expect(address()).toBe('/team-creation/1?edit=11');
    expect(
      ['First name *', 'Last name *', 'Position', 'Jersey number', 'Birth date', 'Weight (kg)', 'Height (cm)'].map(
        (label) => value(new RegExp(`^${label.replace(/[*()]/g, '\\$&')}`)),
      ),
    ).toEqual(['Ana', 'Núñez', 'Keeper', '7', '2008-02-29', '61.5', '170']);
    await type('Weight (kg)', '62,5');
    await type('Jersey number', '');
    expect(anyUnsaved()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.sent).toEqual([
      { method: 'PUT', path: '/api/athletes/11', body: { weight_kg: 62.5, jersey_number: null, version: 3 } },
    ]);
    expect([texts(), anyUnsaved(), address()]).toEqual([['Ana Núñez saved.'], false, '/team-creation/1']);
    expect(await screen.findByText('62.5 kg')).toBeTruthy();
  });

  it('says what cannot be, at its box, and sends nothing', async () => {
    const { api, dialog } = await edit();
    await type(/^Last name/, ' ');
    await type('Jersey number', '1000');
    await type('Weight (kg)', '19');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Must be filled in.')).toBeTruthy();
    expect(dialog.getByText('Must be a whole number from 0 to 999.')).toBeTruthy();
    expect(dialog.getByText('Must be a number with at most one decimal from 20 to 400.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Last name/));
    expect(api.sent).toEqual([]);
  });

  it('with nothing changed closes, and sends nothing', async () => {
    const { api, dialog } = await edit();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.sent).toEqual([]);
  });

  it.each([
    [NETWORK, 'Failed to save the entry', 'You seem to be offline.'],
    [
      new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.'),
      'The server is busy. Please try again in a moment.',
      null,
    ],
    [new ApiError(404, 'not_found', 'Not found.'), 'This athlete is no longer in one of your teams.', null],
    [
      new ApiError(400, 'validation_failed', 'Position is too long.', [
        { path: 'position', message: 'Position is too long.' },
      ]),
      'Position is too long.',
      null,
    ],
  ])(
    'that fails says why, keeps what was typed, and saves it when it is pressed again',
    async (refusal, sentence, hint) => {
      const { api, dialog } = await edit();
      await type('Position', 'Winger');
      api.refuse = refusal;
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText(sentence)).toBeTruthy();
      if (hint !== null) expect(dialog.getByText(hint)).toBeTruthy();
      expect(value('Position')).toBe('Winger');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await noDialog();
      expect(api.sent.map(({ body }) => body)).toEqual(Array(2).fill({ position: 'Winger', version: 3 }));
    },
  );

  it('asks before typed work is dropped, and Back closes what nothing was typed in', async () => {
    const { dialog, anyUnsaved } = await edit();
    await type('Position', 'Winger');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(value('Position')).toBe('Winger');
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard Changes' }));
    await noDialog();
    expect([anyUnsaved(), address()]).toEqual([false, '/team-creation/1']);
    await press('Edit Ana Núñez');
    await dialogCalled('Edit Ana Núñez');
    await user.click(screen.getByText('Browser back'));
    await noDialog();
  });
});

describe('an entry that somebody else changes meanwhile', () => {
  const changed = { position: 'Sweeper', jersey_number: 12 };

  it('shows theirs beside what was typed, and is saved over it', async () => {
    const { api, dialog, texts } = await edit();
    await type('Position', 'Winger');
    await type('Height (cm)', '171');
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
    expect(api.sent[1]?.body).toEqual({ position: 'Winger', height_cm: 171, version: 4 });
    expect(api.athletes[0]).toMatchObject({ position: 'Winger', jersey_number: 12, height_cm: 171, version: 5 });
    expect(texts()).toEqual(['Ana Núñez saved.']);
  });

  it('may be left to them, where both changed the same', async () => {
    const { api, dialog } = await edit();
    await type('Position', 'Winger');
    await type('Height (cm)', '171');
    api.change(11, changed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Take theirs' }));
    expect([value('Position'), value('Height (cm)')]).toEqual(['Sweeper', '171']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.sent[1]?.body).toEqual({ height_cm: 171, version: 4 });
  });

  it('to the same is saved already, as after an answer that got lost', async () => {
    const { api, dialog, texts } = await edit();
    await type('Position', 'Sweeper');
    api.change(11, changed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect([texts(), api.sent.length]).toEqual([['Ana Núñez saved.'], 1]);
  });

  it('keeps what was typed when they have archived or moved the athlete', async () => {
    const { api, dialog } = await edit();
    await type('Position', 'Winger');
    api.change(11, { archived: true, team_id: 2 });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Team: now Second Team',
      'Roster: now archived',
    ]);
    // Behind the dialog the list has been read anew, and she is not in it.
    await waitFor(() => expect(screen.queryByText('Ana Núñez')).toBeNull());
    expect(value('Position')).toBe('Winger');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await noDialog();
    expect(api.athletes[0]).toMatchObject({ position: 'Winger', team_id: 2, archived_at: expect.any(String) });
  });

  it('that cannot be loaded keeps what was typed, and is looked for again with the next save', async () => {
    const { api, dialog } = await edit();
    await type('Position', 'Winger');
    api.change(11, changed);
    api.refuseReads = NETWORK;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/their changes could not be loaded/)).toBeTruthy();
    api.refuseReads = null;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Position: theirs Sweeper, yours Winger')).toBeTruthy();
  });
});
