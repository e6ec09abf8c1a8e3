import { importTargetOf } from '@touchline/contracts/import-targets';
import type { RawCell } from '../cells.js';
import { codeOf, proposedCodes, readCode } from './code.js';
import { isClockOpen, isPlainOpen, readMinutes, type MinutesReading } from './minutes.js';
import { readNumber } from './number.js';
import { readRating } from './rating.js';
import { minutesOfSpan, readTime, spanOfText } from './time.js';

const text = (value: string): RawCell => ({ kind: 'text', value, format: null });
const number = (value: number, format: string | null = null): RawCell => ({ kind: 'number', value, format });
const cellOf = (value: string | number | [number, string]): RawCell =>
  typeof value === 'string' ? text(value) : typeof value === 'number' ? number(value) : number(...value);
const outcome = <Value>({ value, refusal }: { value?: Value; refusal?: { code: string } }) => refusal?.code ?? value;

describe('minutes', () => {
  const SESSION: MinutesReading = { field: { min: 1, max: 600 }, sign: null, unit: null, clock: null, plain: null };

  test.each<[string | number | [number, string], number | string | null]>([
    [[0.0520833, '[h]:mm'], 75],
    [[0.0520833333, 'h:mm'], 75],
    [[1.0625, '[h]'], 'out_of_range'],
    ['0:48:59', 49],
    ['1:15', 75],
    ['1:15 h', 75],
    ['1h15', 75],
    ['1 h 15 min', 75],
    ['1,5 h', 90],
    ['2 Std.', 120],
    ['90 Minuten', 90],
    ["75'", 75],
    ['75 min', 75],
    ['5400 s', 90],
    [75, 75],
    ['75', 75],
    [0, 'out_of_range'],
    ['', null],
    ['-', null],
    ['k.A.', null],
    ['#N/A', null],
    ['injured', 'not_a_duration'],
    ['12:75', 'not_a_duration'],
    ['7 km', 'unknown_unit'],
    [[46_110, 'dd.mm.yyyy'], 'not_a_duration'],
  ])('of %j are %s', (cell, expected) => {
    expect(outcome(readMinutes(cellOf(cell), SESSION))).toBe(expected);
  });

  test('are counted from 1 530 of hours alone where a day is allowed', () => {
    expect(outcome(readMinutes(number(1.0625, '[h]'), { ...SESSION, field: { max: 2_000 } }))).toBe(1_530);
  });

  test('typed as minutes and seconds are read so when the coach says it', () => {
    const cells = [number(3.125, '[hh]:mm:ss'), number(0.5236111, 'h:mm'), text('45:00')];
    expect(isClockOpen(cells)).toBe(true);
    const read = (clock: MinutesReading['clock']) =>
      cells.map((cell) => outcome(readMinutes(cell, { ...SESSION, clock })));
    expect(read('undecided')).toEqual(['undecided', 'undecided', 'undecided']);
    expect(read('m_ss')).toEqual([75, 13, 45]);
    expect(isClockOpen([text('1:15'), text('2:00')])).toBe(false);
  });

  test('in seconds or hours are asked about', () => {
    expect(isPlainOpen([number(6_122), number(5_400)], null, SESSION.field)).toBe(true);
    expect(isPlainOpen([text('1,5'), text('1,25')], ',', SESSION.field)).toBe(true);
    expect(isPlainOpen([number(60), number(5)], null, SESSION.field)).toBe(false);
    expect(outcome(readMinutes(number(6_122), { ...SESSION, plain: 's' }))).toBe(102);
    expect(outcome(readMinutes(text('1,5'), { ...SESSION, sign: ',', plain: 'h' }))).toBe(90);
    expect(outcome(readMinutes(text('1,5'), { ...SESSION, sign: ',', unit: 'h' }))).toBe(90);
  });
});

describe('a time of day', () => {
  test.each<[string | number | [number, string], string | null]>([
    ['18:30', '18:30'],
    ['18:30:00', '18:30'],
    ['18.30 Uhr', '18:30'],
    ['18.30', '18:30'],
    ['18 Uhr', '18:00'],
    ['18h30', '18:30'],
    ['18h', '18:00'],
    ['6:30 PM', '18:30'],
    ['6 p.m.', '18:00'],
    ['12:05 am', '00:05'],
    ['9:05', '09:05'],
    [[0.7708333333, 'hh:mm'], '18:30'],
    [0.7708333333, '18:30'],
    [[46_110.7708333333, 'dd.mm.yyyy hh:mm'], '18:30'],
    [[0, 'hh:mm'], '00:00'],
    ['-', null],
    ['#NV', null],
    ['18', 'not_a_time'],
    [18.5, 'not_a_time'],
    ['24:30', 'not_a_time'],
    ['13:00 pm', 'not_a_time'],
    ['evening', 'not_a_time'],
    ['ab 18 Uhr', '18:00'],
    ['à partir de 18h30', '18:30'],
    ['a las 18:30', '18:30'],
    ...['n.n.', 'N.N.', 'offen', 'TBA', 'tbd', 'à définir', 'por definir'].map((open): [string, null] => [open, null]),
    ['noon', 'not_a_time'],
  ])('in %j is %s', (cell, expected) => {
    expect(outcome(readTime(cellOf(cell), false))).toBe(expected);
  });
});

describe('two times of day', () => {
  test.each([
    ['18:00 - 19:30 Uhr', '18:00', '19:30', 90],
    ['18:00–19:30', '18:00', '19:30', 90],
    ['18.30-20.00', '18:30', '20:00', 90],
    ['18-20 Uhr', '18:00', '20:00', 120],
    ['18:30-20', '18:30', '20:00', 90],
    ['von 18 Uhr bis 19:15 Uhr', '18:00', '19:15', 75],
    ['18h30 à 20h', '18:30', '20:00', 90],
    ['de 10h à 11h30', '10:00', '11:30', 90],
    ['de 10:00 a 11:30', '10:00', '11:30', 90],
    ['6:30-8:00 PM', '18:30', '20:00', 90],
    ['11:00-1:00 PM', '11:00', '13:00', 120],
    ['6 am - 8 am', '06:00', '08:00', 120],
    ['23:00-00:30', '23:00', '00:30', 90],
  ])('in %j are %s and %s, %i minutes', (typed, start, end, minutes) => {
    const span = spanOfText(typed);
    expect(span).toEqual({ start, end });
    expect(span && minutesOfSpan(span)).toBe(minutes);
    expect(outcome(readTime(cellOf(typed), false))).toBe(start);
  });

  test.each(['18-20', '18:00-25:00', '18:00 - later', '12.09.2026'])('are not in %j', (typed) => {
    expect(outcome(readTime(cellOf(typed), false))).toBe('not_a_time');
  });
});

describe('a rating', () => {
  const field = { min: 1, max: 10, step: 1 };
  const read = (value: string | number, min: number, max: number, is_reversed = false) =>
    readRating(cellOf(value), { field, sign: null, scale: { min, max, is_reversed } });

  test('on the scale of its measure stays', () => {
    expect(read(7, 1, 10)).toEqual({ value: 7 });
    expect(outcome(read('7,5', 1, 10))).toBe('not_on_step');
    expect(outcome(read(0, 1, 10))).toBe('out_of_range');
    expect(read('k.A.', 1, 10)).toEqual({ value: null });
  });

  test('on another scale is converted, and keeps its number', () => {
    expect([1, 2, 3, 4, 5].map((value) => read(value, 1, 5).value)).toEqual([1, 3, 6, 8, 10]);
    expect([1, 2, 3, 4, 5].map((value) => read(value, 1, 5, true).value)).toEqual([10, 8, 6, 3, 1]);
    expect([0, 5, 10].map((value) => read(value, 0, 10).value)).toEqual([1, 6, 10]);
    expect(read(3, 1, 10, true)).toEqual({ value: 8, original: 3 });
    expect(read('4 - müde', 1, 5)).toEqual({ value: 8, original: 4 });
    expect(read('4/5', 1, 5)).toEqual({ value: 8, original: 4 });
    expect(outcome(read(6, 1, 5))).toBe('out_of_range');
  });

  test('in halves is rounded to a half', () => {
    const effort = {
      field: { min: 0, max: 10, step: 0.5 },
      sign: null,
      scale: { min: 6, max: 20, is_reversed: false },
    };
    expect([6, 7, 13, 20].map((value) => readRating(number(value), effort).value)).toEqual([0, 0.5, 5, 10]);
  });

  test('waits for its scale', () => {
    expect(outcome(readRating(number(3), { field, sign: null, scale: null }))).toBe('undecided');
  });
});

describe('codes', () => {
  const status = importTargetOf('attendance', []).fields.find(({ key }) => key === 'status')!;
  const statuses = (...typed: (string | boolean | number)[]) => {
    const cells = typed.map((value): RawCell =>
      typeof value === 'boolean' ? { kind: 'boolean', value, format: null } : cellOf(value),
    );
    const codes = new Set(cells.flatMap((cell) => codeOf(cell) ?? []));
    const table = proposedCodes(codes, status);
    return cells.map((cell) => outcome(readCode(cell, table)));
  };
  const [P, L, A, E, OPEN] = ['present', 'late', 'absent', 'excused', 'unknown_code'];

  test.each<[string, (string | boolean | number)[], unknown[]]>([
    ['English letters', ['P', 'L', 'A', 'E'], [P, L, A, E]],
    ['training, excused, injured, absent', ['T', 'E', 'I', 'A'], [P, E, E, A]],
    ['German letters', ['A', 'E', 'F', 'U'], [P, E, A, A]],
    ['French letters', ['P', 'R', 'A', 'E'], [P, L, A, E]],
    ['Spanish letters', ['P', 'R', 'F', 'J'], [P, L, A, E]],
    ['an A that may be both', ['A', 'E'], [OPEN, E]],
    ['crosses alone', ['x', '', 'X'], [P, null, P]],
    ['a cross beside a tick', ['✓', 'x'], [P, OPEN]],
    ['a cross beside letters', ['P', 'x'], [P, OPEN]],
    ['a cross for those who were there', ['x', 'E', 'F'], [P, E, A]],
    ['yes and no', ['Y', 'N'], [P, A]],
    ['ja und nein', ['ja', 'Nein'], [P, A]],
    ['German booleans', ['WAHR', 'FALSCH'], [P, A]],
    ['booleans', [true, false], [P, A]],
    ['numbers', [1, 0], [P, A]],
    ['German words', ['anwesend', 'entschuldigt', 'fehlt', 'zu spät', 'krank'], [P, E, A, L, E]],
    ['French words', ['présent', 'absent', 'excusé', 'en retard', 'blessée'], [P, A, E, L, E]],
    ['Spanish words', ['presente', 'ausente', 'justificado', 'tarde', 'lesionado'], [P, A, E, L, E]],
    ['nothing', ['', '-', 'k.A.', '#N/A'], [null, null, null, null]],
    ['unknown texts', ['constructor', 'Reha', '?'], [OPEN, OPEN, null]],
  ])('of %s', (_kind, typed, expected) => {
    expect(statuses(...typed)).toEqual(expected);
  });
});

describe('units of tests', () => {
  const read = (cell: RawCell, unit: string, heading: string | null = null) =>
    outcome(readNumber(cell, { field: { min: 0, max: 1_000, unit, decimals: 3 }, sign: null, unit: heading }));

  test('are converted, or refused', () => {
    expect(read(number(1_820), 's', 'ms')).toBe(1.82);
    expect(read(text('1.82 s'), 's')).toBe(1.82);
    expect(read(number(0.41), 'cm', 'm')).toBe(41);
    expect(read(number(7.5, '0.0\\m'), 'm')).toBe(7.5);
    expect(read(text('412 N'), 'N')).toBe(412);
    expect(read(text('0,4 kN'), 'N')).toBe(400);
    expect(read(number(20.9), 'm/s', 'km/h')).toBe(5.806);
    expect(read(text('20,9 km/h'), 's')).toBe('unknown_unit');
    expect(read(number(0), 's')).toBe(0);
  });
});
