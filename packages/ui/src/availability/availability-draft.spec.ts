import type { Availability } from '@touchline/contracts/availability.schema';
import { draftOf, draftProblems, toBody, type AvailabilityDraft } from './availability-draft.js';

const CALL = { version: 2, today: '2026-11-20' };
const OUT: Availability = {
  status: 'out',
  body_part: 'Knee',
  note: null,
  from: '2026-11-01',
  until: '2026-11-30',
  version: 2,
};
const draft = (part: Partial<AvailabilityDraft> = {}): AvailabilityDraft => ({
  ...draftOf(OUT, '2026-11-20'),
  ...part,
});

it('begins with what holds, from today on', () => {
  expect(draft()).toEqual({ status: 'out', bodyPart: 'Knee', note: '', from: '2026-11-20', until: '2026-11-30' });
});

it.each([
  ['no first day', { from: '' }, 'from'],
  ['a last day before the first', { until: '2026-11-19' }, 'until'],
  ['half a date', { until: '2026-11' }, 'until'],
  ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ['a long body part', { bodyPart: 'x'.repeat(81) }, 'bodyPart'],
])('finds %s', (_, part, field) => {
  expect(Object.keys(draftProblems(draft(part)))).toEqual([field]);
});

it('sends no reason and no end of being available, even if the fields still hold them', () => {
  const available = draft({ status: 'available', note: ' fit again ', until: '2026-11-19' });
  expect(draftProblems(available)).toEqual({});
  expect(toBody(available, CALL)).toMatchObject({ body_part: null, until: null, note: 'fit again', version: 2 });
});

it('sends an open end and an empty note as null', () => {
  expect(toBody(draft({ until: '', note: '  ' }), CALL)).toMatchObject({ until: null, note: null, body_part: 'Knee' });
});
