import { fullName, labelsOf, type LabelledAthlete } from './athlete-labels.js';

let lastId = 0;
const athlete = (first: string, last: string, more: Partial<LabelledAthlete> = {}): LabelledAthlete => ({
  athlete_id: ++lastId,
  first_name: first,
  last_name: last,
  jersey_number: null,
  date_of_birth: null,
  ...more,
});
const kim = (more: Partial<LabelledAthlete> = {}) => athlete('Kim', 'Lee', more);
const labels = (...athletes: LabelledAthlete[]) => athletes.map(labelsOf(athletes));

test('a name that the list has once stays as it is', () => {
  expect(labels(kim({ jersey_number: '7', date_of_birth: '2008-03-01' }), athlete('Ana', 'Ek'))).toEqual([
    'Kim Lee',
    'Ana Ek',
  ]);
});

test('equal names differ by their jersey numbers, as they are written', () => {
  expect(labels(kim({ jersey_number: '7' }), kim({ jersey_number: '9' }))).toEqual(['Kim Lee #7', 'Kim Lee #9']);
  expect(labels(kim({ jersey_number: '0' }), kim({ jersey_number: '00' }))).toEqual(['Kim Lee #0', 'Kim Lee #00']);
});

test('equal or missing numbers give way to the year of birth', () => {
  const born = (year: number, jersey: string | null) => kim({ jersey_number: jersey, date_of_birth: `${year}-05-09` });
  expect(labels(born(2008, '7'), born(2010, '7'))).toEqual(['Kim Lee (born 2008)', 'Kim Lee (born 2010)']);
  expect(labels(born(2008, null), born(2010, null))).toEqual(['Kim Lee (born 2008)', 'Kim Lee (born 2010)']);
  // Who has a number of their own is known by it.
  expect(labels(born(2008, '7'), born(2010, null))).toEqual(['Kim Lee #7', 'Kim Lee (born 2010)']);
});

test('number and year together where neither is enough', () => {
  const [one, two, three, four] = [
    kim({ jersey_number: '7', date_of_birth: '2008-01-01' }),
    kim({ jersey_number: '7', date_of_birth: '2010-01-01' }),
    kim({ jersey_number: '9', date_of_birth: '2008-01-01' }),
    kim({ jersey_number: '9', date_of_birth: '2010-01-01' }),
  ];
  expect(labels(one, two, three, four)).toEqual([
    'Kim Lee #7 (born 2008)',
    'Kim Lee #7 (born 2010)',
    'Kim Lee #9 (born 2008)',
    'Kim Lee #9 (born 2010)',
  ]);
});

test('three of a name: each by the shortest that is theirs alone', () => {
  expect(
    labels(
      kim({ jersey_number: '7', date_of_birth: '2008-01-01' }),
      kim({ jersey_number: '7', date_of_birth: '2010-01-01' }),
      kim({ jersey_number: '9', date_of_birth: '2008-01-01' }),
    ),
  ).toEqual(['Kim Lee #7 (born 2008)', 'Kim Lee (born 2010)', 'Kim Lee #9']);
});

test('a list of several teams falls back on the team', () => {
  const of = (name: string, more: Partial<LabelledAthlete> = {}) => kim({ team: { name }, ...more });
  expect(labels(of('Tigers'), of('Lions'))).toEqual(['Kim Lee (Tigers)', 'Kim Lee (Lions)']);
  expect(labels(of('Tigers', { jersey_number: '7' }), of('Lions', { jersey_number: '8' }))).toEqual([
    'Kim Lee #7',
    'Kim Lee #8',
  ]);
  const seven = { jersey_number: '7', date_of_birth: '2008-01-01' };
  expect(
    labels(of('Tigers', seven), of('Lions', seven), of('Lions', { ...seven, jersey_number: '8' }), of('Tigers')),
  ).toEqual(['Kim Lee #7 (Tigers)', 'Kim Lee #7 (Lions)', 'Kim Lee #8', 'Kim Lee']);
});

test('nothing is added where nothing differs, and nothing is made up', () => {
  const same = { jersey_number: '7', date_of_birth: '2008-01-01', team: { name: 'Tigers' } };
  expect(labels(kim(same), kim(same))).toEqual(['Kim Lee', 'Kim Lee']);
  expect(labels(kim(), kim())).toEqual(['Kim Lee', 'Kim Lee']);
  // Answers of an earlier API have no such fields.
  const bare = () => ({ athlete_id: ++lastId, first_name: 'Kim', last_name: 'Lee' });
  expect(labels(bare(), bare())).toEqual(['Kim Lee', 'Kim Lee']);
});

test.each([
  [['Kim', 'Lee'], ['Kim ', ' LEE'], 'Kim Lee #1', 'Kim   LEE #2'],
  [['Jo', 'Müller'], ['Jo', 'Muller'], 'Jo Müller #1', 'Jo Muller #2'],
  [['Zoe\u0308', 'Ek'], ['Zoë', 'Ek'], 'Zoe\u0308 Ek #1', 'Zoë Ek #2'],
  [['Kim Lee', ''], ['Kim', 'Lee'], 'Kim Lee #1', 'Kim Lee #2'],
  [['Anna Lena', 'Ek'], ['Anna-Lena', 'Ek'], 'Anna Lena Ek #1', 'Anna-Lena Ek #2'],
  [['Kim', 'Lee'], ['Kim', 'Leet'], 'Kim Lee', 'Kim Leet'],
] as const)('%j and %j', ([first, last], [otherFirst, otherLast], label, otherLabel) => {
  expect(
    labels(athlete(first, last, { jersey_number: '1' }), athlete(otherFirst, otherLast, { jersey_number: '2' })),
  ).toEqual([label, otherLabel]);
});

test('an athlete of several rows is one athlete, and one outside of the list has their plain name', () => {
  const one = kim({ jersey_number: '7' });
  expect(labels(one, { ...one }, athlete('Ana', 'Ek'))).toEqual(['Kim Lee', 'Kim Lee', 'Ana Ek']);
  expect(labelsOf([one, kim()])(kim({ jersey_number: '7' }))).toBe('Kim Lee');
});

test('erased athletes have no name, and get none', () => {
  const erased = () => athlete('', '', { jersey_number: '7' });
  expect(labels(erased(), erased())).toEqual(['', '']);
  expect(fullName({ first_name: 'Kim', last_name: '' })).toBe('Kim');
});
