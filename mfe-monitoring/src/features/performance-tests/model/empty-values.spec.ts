import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { testColumns } from './test-rows.js';

describe.each(PERFORMANCE_TEST_KINDS)('an empty value of a %s', (kind) => {
  test.each(['', '  '])('%p is required and never becomes 0', (text) =>
    expect(testColumns(kind).map(({ parse }) => parse(text))).toEqual([{ problem: 'required' }]),
  );
});
