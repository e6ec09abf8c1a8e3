import { act, screen, waitFor } from '@testing-library/react';
import { addDays } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { ApiError } from '@touchline/ui/host';
import { buildScheduled } from '../../../shared/testing/build-workout.js';
import { address, DOWN, ROUTINE, show, TEAM_DAY, TODAY, user } from '../testing/trends-actor.js';

jest.setTimeout(20_000);

describe('Add to Calendar', () => {
  const LEGS = buildScheduled({ id: 41, plan_name: 'Legs', athlete_id: 1, scheduled_date: TODAY });
  const RUN = buildScheduled({ id: 42, plan_name: 'Run', athlete_id: 1, scheduled_date: TODAY });
  const BODY = { workout_id: 9, scheduled_date: TODAY, athlete_id: 1, team_id: null };
  const open = async (options: Parameters<typeof show>[0] = {}) => {
    const shown = show({ at: '?athlete=1&adjust=1', ...options });
    await screen.findByText('Cat-Cow');
    await user.click(screen.getByRole('button', { name: 'Add to Calendar' }));
    await screen.findByRole('dialog', { name: 'Add to Calendar' });
    return shown;
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const dialog = () => screen.queryByRole('dialog', { name: 'Add to Calendar' });

  test('on a free day adds the routine, today unless another day is chosen', async () => {
    const { sent, notices, asked } = await open();
    await screen.findByText('This athlete has no individual workout on that day.');
    expect(asked).toContain(`/api/workout-calendar{"team_id":null,"athlete_id":1,"from":"${TODAY}","to":"${TODAY}"}`);
    await press('Confirm & Add');
    expect(sent).toEqual([{ body: BODY, key: expect.any(String) as string }]);
    await waitFor(() => expect(dialog()).toBeNull());
    await screen.findByText(
      `Hip Mobility & Stability Recovery Routine added for Ana Risk on ${formatLongDate(TODAY)}.`,
    );
    expect([screen.queryByRole('button', { name: 'Undo' }) !== null, notices]).toEqual([true, []]);
  });

  test('asks about an existing workout by name and replaces it', async () => {
    const { sent, notices } = await open({ answers: { '/api/workout-calendar': [[LEGS]] } });
    await screen.findByText(
      `A workout ("Legs") already exists for this athlete on ${formatLongDate(TODAY)}. Do you want to replace it?`,
    );
    await press('Replace Workout');
    expect(sent.map(({ body }) => body)).toEqual([{ ...BODY, replace_id: 41, replace_version: 1 }]);
    expect(notices[0]).toContain('in place of Legs');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('replaces only the seen version; a changed one is shown again first', async () => {
    const changed = new ApiError(409, 'scheduled_workout_changed', 'Someone else changed it.');
    const { sent } = await open({
      answers: { '/api/workout-calendar': [[LEGS], [{ ...LEGS, plan_name: 'Legs, heavier', version: 2 }]] },
      refusals: [changed],
    });
    await screen.findByText(/"Legs"/);
    await press('Replace Workout');
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else changed it.');
    await screen.findByText(/"Legs, heavier"/);
    await press('Replace Workout');
    expect(sent.map(({ body }) => body)).toEqual(
      [1, 2].map((replace_version) => ({ ...BODY, replace_id: 41, replace_version })),
    );
  });

  test('replaces the chosen one of several, or keeps all', async () => {
    const { sent } = await open({ answers: { '/api/workout-calendar': [[LEGS, RUN]] }, refusals: [DOWN] });
    await user.click(await screen.findByRole('radio', { name: 'Replace “Run”' }));
    expect(screen.getByText(/A workout \("Run"\) already exists/)).toBeTruthy();
    await press('Replace Workout');
    await user.click(await screen.findByRole('radio', { name: 'Keep all and add the routine as well' }));
    await press('Confirm & Add');
    expect(sent.map(({ body }) => body)).toEqual([{ ...BODY, replace_id: 42, replace_version: 1 }, BODY]);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  test('tells two of the same name apart', async () => {
    const { sent } = await open({ answers: { '/api/workout-calendar': [[LEGS, { ...LEGS, id: 43 }]] } });
    await user.click(await screen.findByRole('radio', { name: 'Replace “Legs” (2 of 2, 0 exercises)' }));
    await press('Replace Workout');
    expect(sent.map(({ body }) => body)).toEqual([{ ...BODY, replace_id: 43, replace_version: 1 }]);
  });

  test("shows the team's workouts of that day, and adds also while they are unknown", async () => {
    const { asked, sent } = await open({ answers: { [TEAM_DAY]: [DOWN, [LEGS, RUN], []] } });
    await screen.findByText('Failed to load the team’s workouts for that day');
    await press('Try again');
    await screen.findByText('First on that day: Legs, Run.');
    expect(asked).toContain(
      `${TEAM_DAY}{"team_id":1,"athlete_id":null,"from":"${TODAY}","to":"${TODAY}","exercises":"false"}`,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Confirm & Add');
    expect(sent.map(({ body }) => body)).toEqual([BODY]);
  });

  test('says that injuries were not checked, and does not wait for them', async () => {
    const { sent } = await open({ answers: { '/api/athletes/list': [DOWN] } });
    await screen.findByText('Failed to check injuries');
    await screen.findByText('This athlete has no individual workout on that day.');
    await press('Confirm & Add');
    expect(sent).toHaveLength(1);
  });

  test('another day is fetched again', async () => {
    const { sent, asked } = await open({ answers: { '/api/workout-calendar': [[LEGS], []] } });
    await screen.findByText(/already exists/);
    const next = addDays(TODAY, 3);
    const input = screen.getByLabelText(/Select Date/);
    await user.clear(input);
    expect([screen.getByText('Choose a date.'), screen.queryByText(/already exists/)]).toEqual([
      expect.anything(),
      null,
    ]);
    await user.type(input, next);
    await screen.findByText('This athlete has no individual workout on that day.');
    expect(asked).toContain(`/api/workout-calendar{"team_id":null,"athlete_id":1,"from":"${next}","to":"${next}"}`);
    await press('Confirm & Add');
    expect(sent.map(({ body }) => body)).toEqual([{ ...BODY, scheduled_date: next }]);
  });

  test("adds nothing until the day's workouts are known", async () => {
    const { sent } = await open({ answers: { '/api/workout-calendar': [DOWN, []] } });
    await screen.findByText('Failed to load that day’s workouts');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm & Add' }).disabled).toBe(true);
    await press('Try again');
    await screen.findByText('This athlete has no individual workout on that day.');
    expect(sent).toEqual([]);
  });

  test('after a lost answer the next press sends the same replacement, though the workout left the list', async () => {
    const { sent, notices } = await open({
      answers: {
        '/api/workout-calendar': [
          [LEGS, RUN],
          [LEGS, buildScheduled({ ...RUN, id: 50, plan_name: 'Routine' })],
        ],
      },
      refusals: [DOWN],
    });
    await user.click(await screen.findByRole('radio', { name: 'Replace “Run”' }));
    await press('Replace Workout');
    await screen.findByRole('radio', { name: 'Replace “Routine”' });
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    await press('Replace Workout');
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.body).toEqual({ ...BODY, replace_id: 42, replace_version: 1 });
    expect(notices[0]).toContain('in place of Run.');
  });

  test('a workout added by somebody else is not replaced by a press that was to add', async () => {
    const { sent } = await open({
      answers: { '/api/workout-calendar': [[], [LEGS]] },
      refusals: [new ApiError(400, 'validation_failed', 'Refused.')],
    });
    await screen.findByText('This athlete has no individual workout on that day.');
    await press('Confirm & Add');
    expect(
      (await screen.findByRole<HTMLInputElement>('radio', { name: 'Keep it and add the routine as well' })).checked,
    ).toBe(true);
    await press('Confirm & Add');
    expect(sent.map(({ body }) => body)).toEqual([BODY, BODY]);
  });

  test('when the chosen workout is gone, nothing is sent until another choice', async () => {
    const { sent } = await open({
      answers: { '/api/workout-calendar': [[LEGS, RUN], [LEGS]] },
      refusals: [new ApiError(404, 'not_found', 'Not found.')],
    });
    await user.click(await screen.findByRole('radio', { name: 'Replace “Run”' }));
    await press('Replace Workout');
    await screen.findByText('The workout you chose is no longer there. Choose again.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Replace Workout' }).disabled).toBe(true);
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Replace “Legs”' }));
    await press('Replace Workout');
    expect(sent[1]?.body).toEqual({ ...BODY, replace_id: 41, replace_version: 1 });
  });

  test('a failure keeps the choice, shows its reason and is repeated as the same call', async () => {
    const refused = new ApiError(404, 'not_found', 'Not found.');
    const { sent, notices } = await open({ answers: { '/api/workout-calendar': [[LEGS]] }, refusals: [DOWN, refused] });
    await screen.findByText(/already exists/);
    await press('Replace Workout');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to add workout to calendar');
    await press('Replace Workout');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The workout, team or athlete may no longer exist.',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/Select Date/).value).toBe(TODAY);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(notices).toEqual([]);
  });

  test('the dialog and its failure stay when somebody deletes the routine', async () => {
    const { asked } = await open({
      answers: { '/api/workout-library': [[ROUTINE], []] },
      refusals: [new ApiError(404, 'not_found', 'Not found.')],
    });
    await screen.findByText('This athlete has no individual workout on that day.');
    await press('Confirm & Add');
    await waitFor(() => expect(asked.filter((path) => path === '/api/workout-library')).toHaveLength(2));
    await screen.findByText(/was deleted or renamed/);
    expect(dialog()?.textContent).toContain('Failed to add workout to calendar');
  });

  test('Back and Cancel close only the dialog', async () => {
    await open();
    act(() => screen.getByTestId('back').click());
    await waitFor(() => expect([dialog(), address()]).toEqual([null, '?athlete=1&adjust=1']));
    await press('Add to Calendar');
    await press('Cancel');
    await waitFor(() => expect([dialog(), address()]).toEqual([null, '?athlete=1&adjust=1']));
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Risk' })).toBeTruthy();
  });
});
