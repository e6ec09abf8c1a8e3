import { eventMarksQuery } from './get-event-marks.js';

test('what another coach marks is read within 5 s, the answer’s own time included', () => {
  const { refetchInterval } = eventMarksQuery(
    { get: () => Promise.reject(new Error('not asked')), send: () => Promise.reject(new Error('not asked')) },
    7,
  );
  expect(refetchInterval).toBeGreaterThan(1_000);
  expect(refetchInterval).toBeLessThanOrEqual(4_000);
});
