import { changeOf, type ChangeKind } from '@touchline/contracts/change-chip';
import vectors from '../vectors/metrics.json' with { type: 'json' };

it('has test vectors', () => expect(vectors.change_chip.length).toBeGreaterThan(11));

it.each(vectors.change_chip)(
  '$kind $values_old_to_new: $expected.change_pct %',
  ({ kind, values_old_to_new, expected }) => {
    const change = changeOf(kind as ChangeKind, values_old_to_new);
    expect([change?.percent ?? null, change?.direction ?? null, change?.tone ?? null]).toEqual([
      expected.change_pct,
      expected.direction,
      expected.tone,
    ]);
  },
);
