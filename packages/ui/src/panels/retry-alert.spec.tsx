import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryAlert } from './retry-alert.js';

test('names the failed load, and each press of Try again loads it again', async () => {
  let tries = 0;
  render(
    <RetryAlert severity="warning" onRetry={() => (tries += 1)}>
      Failed to load teams
    </RetryAlert>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Failed to load teamsTry again');
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await userEvent.click(again);
  expect(tries).toBe(2);
});
