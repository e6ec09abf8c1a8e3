import { availabilityText, reportedInjury, reportedInjuryText } from './availability-text.js';

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

test('a report names part, severity and day', () => {
  const reported = reportedInjury({ injury_body_part: 'Ankle', injury_severity: 4, injury_date: '2026-11-22' });
  expect(reported && reportedInjuryText(reported)).toBe('Reports: Ankle 4/10 (Nov 22)');
  expect(reportedInjury({ injury_body_part: null, injury_severity: null, injury_date: null })).toBeNull();
});
