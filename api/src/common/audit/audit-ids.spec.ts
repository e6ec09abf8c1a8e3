import { AuditIds } from './audit-ids.js';

describe('ids of audit entries', () => {
  it('are exact numbers above those of the previous table, in the order in which they were made', () => {
    const ids = new AuditIds();
    const made = Array.from({ length: 1000 }, () => ids.next());
    expect(made.every((id) => Number.isSafeInteger(id) && id > 2 ** 31)).toBe(true);
    expect([...made].sort((a, b) => a - b)).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('differ between instances', () => {
    const made = Array.from({ length: 20 }, () => new AuditIds().next());
    expect(new Set(made).size).toBeGreaterThan(18);
  });
});
