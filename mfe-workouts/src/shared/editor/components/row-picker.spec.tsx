import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WORKOUT_LINES_MAX } from '@touchline/contracts/workout-rules';
import { TestShell } from '@touchline/ui/testing';
import { buildExercise } from '../../exercises/testing/build-exercise.js';
import { fakeExerciseApi } from '../../exercises/testing/fake-exercise-api.js';
import { newExercise } from '../model/draft.js';
import type { DraftAction } from '../model/draft-reducer.js';
import { RowPicker } from './row-picker.js';

test('a full workout takes no further exercise, and says so', async () => {
  configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
  const [actions, notices]: [DraftAction[], string[]] = [[], []];
  const rows = Array.from({ length: WORKOUT_LINES_MAX }, () => ({ ...newExercise(), name: 'Jump' }));
  render(
    <TestShell
      api={fakeExerciseApi({ exercises: [buildExercise({ name: 'Back Squat' })] })}
      notify={({ text }) => notices.push(text)}
    >
      <RowPicker
        kind="library"
        rows={rows}
        wantedKey={null}
        dispatch={(action) => actions.push(action)}
        onClose={() => undefined}
      />
    </TestShell>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Workout: Back Squat' }));
  expect([actions, notices]).toEqual([[], [`A workout has at most ${WORKOUT_LINES_MAX} rows.`]]);
  expect(screen.queryByText('Back Squat added.')).toBeNull();
});
