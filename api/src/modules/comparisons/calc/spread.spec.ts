import { spreadOf } from './spread.js';

it('is the mean and the sample standard deviation', () =>
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ n: 8, mean: 5, sd: Math.sqrt(32 / 7) }));

it.each([[[]], [[7]], [[7, 9]]])('shows nothing of %p: single athletes could be recognised', (values) =>
  expect(spreadOf(values)).toBeNull(),
);

it('shows three athletes, also with equal values and with zeros', () => {
  expect(spreadOf([7, 7, 7])).toEqual({ n: 3, mean: 7, sd: 0 });
  expect(spreadOf([0, 0, 0])).toEqual({ n: 3, mean: 0, sd: 0 });
});
