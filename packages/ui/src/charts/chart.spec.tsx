import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@mui/material/styles';
import { createAppTheme } from '../theme/create-app-theme.js';
import { Chart } from './chart.js';

// jsdom has no SVG layout: the frame is tested here, the drawing itself in a browser.
const mockDrawn = jest.fn();
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: (props: unknown) => {
    mockDrawn(props);
    return <svg />;
  },
}));

test('says what it shows, and shows the same figures as a table', async () => {
  render(
    <ThemeProvider theme={createAppTheme('light')}>
      <Chart
        type="line"
        label="Weekly Wellness"
        summary="Two entries."
        series={[{ name: 'Stress', data: [3, null] }]}
        options={{}}
        height={300}
        table={{
          columns: ['Date', 'Stress'],
          rows: [
            ['Nov 05, 2026', '3'],
            ['Nov 06, 2026', 'no rating'],
          ],
        }}
      />
    </ThemeProvider>,
  );
  expect(await screen.findByRole('img', { name: 'Weekly Wellness. Two entries.' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.queryByRole('img')).toBeNull();
  const row = screen.getByRole('rowheader', { name: 'Nov 06, 2026' }).closest('tr');
  expect(row && within(row).getByRole('cell').textContent).toBe('no rating');
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img')).toBeTruthy();
});

test('is drawn again only when its look changes', async () => {
  const chart = (stress: number) => (
    <ThemeProvider theme={createAppTheme('light')}>
      <Chart
        type="line"
        label="A"
        summary="B"
        series={[{ name: 'Stress', data: [stress] }]}
        options={{}}
        height={300}
        table={{ columns: [], rows: [] }}
      />
    </ThemeProvider>
  );
  mockDrawn.mockClear();
  const { rerender } = render(chart(3));
  await screen.findByRole('img');
  rerender(chart(3));
  expect(mockDrawn).toHaveBeenCalledTimes(1);
  rerender(chart(4));
  expect(mockDrawn).toHaveBeenCalledTimes(2);
});
