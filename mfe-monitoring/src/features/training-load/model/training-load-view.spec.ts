import { choiceChange, readView, writeView, type TrainingLoadView } from './training-load-view.js';

const read = (search: string) => readView(new URLSearchParams(search));
const write = (search: string, change: Partial<TrainingLoadView>) =>
  writeView(new URLSearchParams(search), change).toString();

test.each([
  ['', ['srpe'], 0],
  ['charts=strain,workload&page=2', ['workload', 'strain'], 2],
  ['charts=none', [], 0],
  ['charts=nonsense&page=-1', ['srpe'], 0],
])('%p shows %j, page %p', (search, shown, page) => expect(read(search)).toMatchObject({ shown, page }));

test('defaults are left out, parameters of other parts stay', () => {
  expect(write('x=1&charts=strain', { shown: ['srpe'], page: 0 })).toBe('x=1');
  expect(write('', { shown: ['srpe', 'monotony'], page: 3 })).toBe('page=3&charts=srpe%2Cmonotony');
  expect(write('', { shown: [] })).toBe('charts=none');
});

test('another team or search clears the athlete; each choice starts at the newest week', () => {
  expect(choiceChange({ team: '2' })).toEqual({ team: '2', athleteId: null, page: 0 });
  expect(choiceChange({ search: 'a' })).toEqual({ search: 'a', athleteId: null, page: 0 });
  expect(choiceChange({ athleteId: 7 })).toEqual({ athleteId: 7, page: 0 });
});
