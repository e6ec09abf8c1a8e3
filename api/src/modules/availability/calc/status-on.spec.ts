import { isOutOn, type DatedStatus } from './status-on.js';

const out = (fromDay: string, untilDay: string | null = null): DatedStatus => ({ status: 'out', fromDay, untilDay });
const available = (fromDay: string): DatedStatus => ({ status: 'available', fromDay, untilDay: null });

test.each([
  ['without records', [], '2026-11-24', false],
  ['before the first day', [out('2026-11-25')], '2026-11-24', false],
  ['on the first day', [out('2026-11-25')], '2026-11-25', true],
  ['on the last day', [out('2026-11-20', '2026-11-25')], '2026-11-25', true],
  ['after the last day', [out('2026-11-20', '2026-11-25')], '2026-11-26', false],
  ['long after an open beginning', [out('2026-11-20')], '2027-11-20', true],
  ['before a return that is known', [out('2026-11-20'), available('2026-11-28')], '2026-11-27', true],
  ['on the day of the return', [out('2026-11-20'), available('2026-11-28')], '2026-11-28', false],
  [
    'after a newer record has ended, although an older one is open',
    [out('2026-11-01'), out('2026-11-20', '2026-11-22')],
    '2026-11-23',
    false,
  ],
])('%s', (_name, records: DatedStatus[], day, expected) => expect(isOutOn(records, day)).toBe(expected));
