import { heatBand, isGoodAttendance, rateBand, RATE_BAND_LABELS } from '@touchline/contracts/attendance-bands';
import vectors from '../../../../test/vectors/metrics.json' with { type: 'json' };
import { attendanceRate } from './attendance-rate.js';

const HEAT_COLORS = { good: 'green', moderate: 'amber', poor: 'red', none: 'none' } as const;

describe('attendance rate', () => {
  it('has test vectors', () => {
    expect(vectors.attendance.length).toBeGreaterThan(10);
  });

  it.each(vectors.attendance)(
    '$attended of $records → $expected.rate, $expected.table_status',
    ({ attended, records, expected }) => {
      const rate = attendanceRate(attended, records);
      expect(rate).toBe(expected.rate);
      const band = rateBand(rate);
      expect(band && RATE_BAND_LABELS[band]).toBe(expected.table_status);
      expect(HEAT_COLORS[heatBand(rate) ?? 'none']).toBe(expected.heatmap);
      expect(rate === null ? null : isGoodAttendance(rate) ? 'green' : 'warning').toBe(expected.chip);
    },
  );
});
