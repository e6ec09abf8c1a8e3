import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@mui/material/styles';
import { createAppTheme } from '../theme/create-app-theme.js';
import { LineChart } from './line-chart.js';

// jsdom has no SVG layout to draw with; what surrounds the drawing is tested here, the drawing itself in a browser.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

test('says what it shows, and shows the same figures as a table', async () => {
  render(
    <ThemeProvider theme={createAppTheme('light')}>
      <LineChart
        label="Weekly Wellness"
        summary="Two entries."
        series={[{ name: 'Stress', data: [3, null] }]}
        options={{}}
        height={300}
        table={{ columns: ['Date', 'Stress'], rows: [['Nov 05, 2026', '3'], ['Nov 06, 2026', 'no rating']] }}
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
