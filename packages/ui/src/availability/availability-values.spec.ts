import type { Availability } from '@touchline/contracts/availability.schema';
import { judgeForm } from '../forms/judge-form.js';
import { availabilityForm, valuesOf, type AvailabilityValues } from './availability-values.js';

const OUT: Availability = {
  status: 'out',
  body_part: 'Knee',
  note: null,
  from: '2026-11-01',
  until: '2026-11-30',
  version: 2,
};
function read(part: Partial<AvailabilityValues> = {}) {
  const typed = { ...valuesOf(OUT, '2026-11-20'), ...part };
  return judgeForm(availabilityForm(typed), typed);
}

it('begins with what holds, from today on', () => {
  expect(valuesOf(OUT, '2026-11-20')).toEqual({
    status: 'out',
    body_part: 'Knee',
    note: '',
    from: '2026-11-20',
    until: '2026-11-30',
  });
});

it.each([
  ['no first day', { from: '' }, 'from'],
  ['a last day before the first', { until: '2026-11-19' }, 'until'],
  ['half a date', { until: '2026-11' }, 'until'],
  ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ['a long body part', { body_part: 'x'.repeat(81) }, 'body_part'],
])('finds %s', (_, part, field) => {
  expect(Object.keys(read(part).problems ?? {})).toEqual([field]);
});

it('sends no reason and no end of being available, even if the fields still hold them', () => {
  const available = read({ status: 'available', note: ' fit again ', until: '2026-11-19', body_part: 'x'.repeat(81) });
  expect(available.sent).toMatchObject({ body_part: null, until: null, note: 'fit again' });
});

it('sends an open end and an empty note as null', () => {
  expect(read({ until: '', note: '  ' }).sent).toMatchObject({ until: null, note: null, body_part: 'Knee' });
});
