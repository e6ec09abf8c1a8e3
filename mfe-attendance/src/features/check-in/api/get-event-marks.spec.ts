import { withCall } from '@touchline/ui/testing';
import { eventMarksQuery } from './get-event-marks.js';

test('refetches often enough that another coach’s mark is visible within 5 s', () => {
  const { refetchInterval } = eventMarksQuery(
    withCall({ get: () => Promise.reject(new Error('not asked')), send: () => Promise.reject(new Error('not asked')) }),
    7,
  );
  expect(refetchInterval).toBeGreaterThan(1_000);
  expect(refetchInterval).toBeLessThanOrEqual(4_000);
});
