import { toggleChosen } from './toggle-chosen.js';

const ALL = ['a', 'b', 'c'];

test.each([
  [[], 'b', ['b']],
  [['c'], 'a', ['a', 'c']],
  [['c', 'a'], 'b', ALL],
  [ALL, 'b', ['a', 'c']],
  [['b'], 'b', []],
])('of %p, %p toggled → %p', (chosen, value, expected) => expect(toggleChosen(ALL, chosen, value)).toEqual(expected));
