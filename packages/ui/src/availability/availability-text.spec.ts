import { availabilityText, reportedInjuryText } from './availability-text.js';

test.each([
  [{ status: 'available', body_part: null, until: null } as const, 'Available'],
  [{ status: 'out', body_part: null, until: null } as const, 'Out'],
  [
    { status: 'modified', body_part: 'Lower back', until: '2026-12-01' } as const,
    'Modified · Lower back · until Dec 1',
  ],
])('%j', (word, text) => {
  expect(availabilityText(word)).toBe(text);
});

test('a report names its day when it is known', () => {
  const injury = { body_part: 'Ankle', severity: 4 };
  expect(reportedInjuryText(injury)).toBe('Reports: Ankle 4/10');
  expect(reportedInjuryText({ ...injury, date: '2026-11-22' })).toBe('Reports: Ankle 4/10 (Nov 22)');
});
