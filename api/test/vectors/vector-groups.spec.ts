import vectors from './metrics.json' with { type: 'json' };

/** Each group is run whole, beside the code it judges. Here is counted what there is, so that none goes missing unseen. */
it('has these vectors, and no other group', () => {
  const { about: _about, ...groups } = vectors;
  expect(Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group.length]))).toEqual({
    series: 11,
    hooper: 9,
    attendance: 14,
    completion: 4,
    change_chip: 12,
    alpha_status: 18,
    alpha_trends: 4,
  });
});
