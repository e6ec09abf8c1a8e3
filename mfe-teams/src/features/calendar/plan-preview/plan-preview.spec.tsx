import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanPreview as Preview } from '@touchline/contracts/plan-preview.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import type { Previewable } from './model/preview-request.js';
import { PlanPreview } from './plan-preview.js';
import { buildPreview, buildPreviewedAthlete, buildPreviewedWeek } from './testing/build-preview.js';

const COPY: Previewable = {
  is: 'request',
  request: { kind: 'copy', body: { team_id: 1, from_week: '2026-11-16', to_week: '2026-11-23' } },
};
const weeks = [buildPreviewedWeek({ above_highest: true }), buildPreviewedWeek({ load: 900, load_without: 900 })];

class FakePreviewApi extends FakeServer {
  constructor(preview: () => Preview) {
    super({ 'POST /api/calendar/preview/copy-week': preview });
  }
}
function show(preview: () => Preview, previewable = COPY, unchangedText?: string): FakePreviewApi {
  const api = new FakePreviewApi(preview);
  render(
    <TestShell api={api}>
      <PlanPreview previewable={previewable} {...(unchangedText !== undefined && { unchangedText })} />
    </TestShell>,
  );
  return api;
}

test('says who would exceed their own highest week, and shows every athlete of a week on demand', async () => {
  show(() => buildPreview([buildPreviewedAthlete({ weeks })]));
  await screen.findByText('1 of 1: Ana Núñez');
  screen.getByText('Above their own highest week of the last 8:');
  expect(screen.queryByRole('table')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show load by athlete' }));
  const table = screen.getByRole('table');
  within(table).getByText('Above highest week (1,800)');
  within(table).getByText('from 1,200 to 1,500');

  await userEvent.click(screen.getByRole('combobox', { name: 'Week' }));
  await userEvent.click(screen.getByRole('option', { name: 'Nov 30 – Dec 06' }));
  within(table).getByText('900');
  await userEvent.click(screen.getByRole('button', { name: 'Hide load by athlete' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failure says so, does not stand in the way, and can be tried again', async () => {
  let fails = true;
  show(() => {
    if (fails) throw new ApiError(0, 'network', null);
    return buildPreview();
  });
  await screen.findByText(/You can still save\./);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nobody exceeds their own highest week of the last 8.');
});

test('nothing is shown or asked where no load is planned', () => {
  const api = show(() => buildPreview(), { is: 'nothing' });
  expect([document.querySelector('section'), api.writes]).toEqual([null, []]);
});

test('an incomplete form says what is missing, and asks nothing', () => {
  const api = show(() => buildPreview(), { is: 'incomplete' });
  screen.getByText(/Fill in the required fields/);
  expect(api.writes).toEqual([]);
});

test('says so when no week ahead changes, where that was asked for', async () => {
  const none = () => buildPreview([], { weeks: [], total_weeks: 0 });
  show(none, COPY, 'No week ahead changes.');
  await screen.findByText('No week ahead changes.');
  await waitFor(() => expect(screen.queryByText('Calculating the load...')).toBeNull());
});
