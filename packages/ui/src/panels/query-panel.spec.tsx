import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryPanel } from './query-panel.js';

interface Query {
  data: string[] | undefined;
  error: unknown;
}

function show(query: Query, refetch: () => void = () => undefined) {
  return render(
    <QueryPanel
      query={{ ...query, refetch }}
      isEmpty={(data) => data.length === 0}
      empty="Nothing here"
      loadingText="Loading things..."
      errorText={(error) => `Failed: ${String(error)}`}
    >
      {(data) => <p>{data.join(', ')}</p>}
    </QueryPanel>,
  );
}

test('says that it loads', () => {
  show({ data: undefined, error: null });
  expect(screen.getByRole('status').textContent).toBe('Loading things...');
});

test('words the failure as an alert and tries again', async () => {
  let tries = 0;
  show({ data: undefined, error: 'down' }, () => (tries += 1));
  expect(screen.getByRole('alert').textContent).toContain('Failed: down');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

test('says that there is nothing', () => {
  show({ data: [], error: null });
  expect(screen.getByRole('status').textContent).toBe('Nothing here');
});

test('keeps showing data whose refresh failed, and says so', () => {
  show({ data: ['a', 'b'], error: 'down' });
  expect(screen.getByText('a, b')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('out of date');
});
