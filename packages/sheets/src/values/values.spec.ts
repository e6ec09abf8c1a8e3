import type { RawCell } from '../cells.js';
import { orderWays, readDay, type DayReading } from './day.js';
import { readDigits } from './digits.js';
import { readEmail } from './email.js';
import { orderInHeading, readName } from './name.js';
import { numberWays, readNumber, type NumberReading } from './number.js';
import { readText } from './text.js';
import { decide } from './ways.js';

const text = (value: string): RawCell => ({ kind: 'text', value, format: null });
const number = (value: number, format: string | null = null): RawCell => ({ kind: 'number', value, format });
const error: RawCell = { kind: 'error', value: '#N/A', format: null };
/** The value of a cell, or the code of its refusal. */
const outcome = <Value>({ value, refusal }: { value?: Value; refusal?: { code: string } }) => refusal?.code ?? value;

const NONE = ['', '-', '--', '–', 'k.A.', 'k. A.', 'n/a', 'N.A.', 'DNP', '#N/A', '#NV', '#WERT!', '#DIV/0!'];

describe('a number', () => {
  const WEIGHT: NumberReading = { field: { min: 20, max: 400, unit: 'kg', decimals: 1 }, sign: null, unit: null };
  const ANY: NumberReading = { field: {}, sign: null, unit: null };
  const HEIGHT: NumberReading = { field: { min: 50, max: 280, unit: 'cm', decimals: 1 }, sign: null, unit: null };

  test.each([
    ['61,3', 61.3],
    ['7.5', 7.5],
    ['7,00', 7],
    ['+7', 7],
    ['-0,5', -0.5],
    ['−3', -3],
    ['0', 0],
    ['0,500', 0.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1_234_567],
    ["1'234.5", 1234.5],
    ['1\u00a0234,5', 1234.5],
    [',5', 0.5],
    ['1.234', 'undecided'],
    ['1,020', 'undecided'],
    ['x', 'not_a_number'],
    ['verletzt', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['12 5', 'not_a_number'],
    ['7,5 kg', 'unknown_unit'],
  ])('is in the text %j: %s', (typed, expected) => {
    expect(outcome(readNumber(text(typed), ANY))).toBe(expected);
  });

  test('has the decimal sign that the column has', () => {
    expect(outcome(readNumber(text('1.234'), { ...ANY, sign: ',' }))).toBe(1234);
    expect(outcome(readNumber(text('1.234'), { ...ANY, sign: '.' }))).toBe(1.234);
    expect(outcome(readNumber(text('1,020'), { ...ANY, sign: '.' }))).toBe(1020);
    expect(decide(['61,3', '70', '1.020'].map((typed) => numberWays(text(typed))))).toBe(',');
    expect(decide(['61,3', '61.3'].map((typed) => numberWays(text(typed))))).toBeNull();
    expect(decide(['1.234', '70'].map((typed) => numberWays(text(typed))))).toBeNull();
  });

  test('is the only one within the bounds when its text can be read in two ways', () => {
    expect(outcome(readNumber(text('61,300'), WEIGHT))).toBe(61.3);
    expect(outcome(readNumber(text('1,020'), WEIGHT))).toBe('out_of_range');
  });

  test('comes in other units from its text, its format or its heading', () => {
    expect(outcome(readNumber(text('61,3 kg'), WEIGHT))).toBe(61.3);
    expect(outcome(readNumber(text('150 lbs'), WEIGHT))).toBe(68);
    expect(outcome(readNumber(text('1,78m'), HEIGHT))).toBe(178);
    expect(outcome(readNumber(number(1.78, '0.00\\ "m"'), HEIGHT))).toBe(178);
    expect(outcome(readNumber(number(1.785), { ...HEIGHT, unit: 'm' }))).toBe(178.5);
    expect(outcome(readNumber(number(178), { ...HEIGHT, unit: 'cm' }))).toBe(178);
    expect(readNumber(text('61 constructor'), WEIGHT).refusal).toEqual({
      code: 'unknown_unit',
      values: { unit: 'constructor', expected: 'kg' },
    });
  });

  test('keeps its bounds and decimals', () => {
    expect(outcome(readNumber(number(20), WEIGHT))).toBe(20);
    expect(outcome(readNumber(number(400.1), WEIGHT))).toBe('out_of_range');
    expect(outcome(readNumber(number(61.300000000000004), WEIGHT))).toBe(61.3);
    expect(outcome(readNumber(number(61.25), WEIGHT))).toBe('too_many_decimals');
    expect(outcome(readNumber(number(1.78), HEIGHT))).toBe('out_of_range');
  });

  test('is missing, which is not zero', () => {
    for (const typed of NONE) expect(readNumber(text(typed), ANY)).toEqual({ value: null });
    expect(readNumber(null, ANY)).toEqual({ value: null });
    expect(readNumber(error, ANY)).toEqual({ value: null });
    expect(readNumber(number(0), ANY)).toEqual({ value: 0 });
  });

  test('is no day and no truth', () => {
    expect(outcome(readNumber(number(46_110, 'dd/mm/yyyy'), ANY))).toBe('not_a_number');
    expect(outcome(readNumber({ kind: 'boolean', value: true, format: null }, ANY))).toBe('not_a_number');
  });
});

describe('a day', () => {
  const DAY: DayReading = { order: null, isDate1904: false, first: '2000-01-01', timeZone: null, last: '2026-12-01' };
  const BIRTH: DayReading = { ...DAY, first: '1940-01-01' };

  test.each([
    ['2026-03-29', '2026-03-29'],
    ['2026-3-9', '2026-03-09'],
    ['2026/03/29', '2026-03-29'],
    ['29.03.2026', '2026-03-29'],
    ['01.02.2026', '2026-02-01'],
    ['1. 2. 2026', '2026-02-01'],
    ['29.3.26', '2026-03-29'],
    ['03/04/2026', 'undecided'],
    ['03-04-2026', 'undecided'],
    ['04/04/2026', '2026-04-04'],
    ['13/04/2026', '2026-04-13'],
    ['04/13/2026', '2026-04-13'],
    ['20260329', '2026-03-29'],
    ['46110', '2026-03-29'],
    ['46110.7708333333', '2026-03-29'],
    ['2026/03/20 12:24:45 PM GMT+2', '2026-03-20'],
    ['2026-03-20T23:59:00Z', '2026-03-20'],
    ['20.03.2026 18:30 Uhr', '2026-03-20'],
    ['Mo, 12. März 2026', '2026-03-12'],
    ['12 mars 2026', '2026-03-12'],
    ['1er août 2026', '2026-08-01'],
    ['12 de marzo de 2026', '2026-03-12'],
    ['12-Okt-26', '2026-10-12'],
    ['March 12th, 2026', '2026-03-12'],
    ['Di 01.09.2026', '2026-09-01'],
  ])('is in the text %j: %s', (typed, expected) => {
    expect(outcome(readDay(text(typed), DAY))).toBe(expected);
  });

  test.each([
    ...['Sa 12.09.2026', 'Sa, 12.09.2026', 'Sa. 12.09.26', 'Sa.12.09.2026', 'Samstag, 12.09.2026'],
    ...['Samstag, den 12.09.2026', '12.09.2026 (Sa)', 'Sa 12.09.2026 15:30', 'Sa. 12.09.26 15.30 Uhr'],
    ...['sam. 12/9/2026', 'samedi 12 septembre 2026', 'Le samedi 12 septembre 2026', 'sáb 12-09-2026'],
    ...['sábado, 12 de septiembre de 2026', '12.09.2026 (Sa) 15:30', 'Sa 12.09.2026, 15:30–17:00 Uhr'],
    ...['12/09/2026 10h', '12.09.2026 ab 18 Uhr', '12/09/2026 à 10h30', '2026-09-12 18:30-20:00'],
  ])('has its weekday in the text %j', (typed) => {
    expect(outcome(readDay(text(typed), { ...DAY, order: 'dmy' }))).toBe('2026-09-12');
  });

  test.each([
    ['30.02.2026', 'not_a_day'],
    ['2026', 'not_a_day'],
    ['29.02.', 'not_a_day'],
    ['Zone 5', 'not_a_day'],
    ['Player 3', 'not_a_day'],
    ['7,5', 'not_a_day'],
    ['3-1', 'not_a_day'],
    ['29.03.0025', 'not_a_day'],
    ['29.03.6', 'not_a_day'],
    ['2026-03-290', 'not_a_day'],
    ['29.03.1999', 'day_out_of_range'],
    ['02.12.2026', 'day_out_of_range'],
  ])('is not in the text %j: %s', (typed, expected) => {
    expect(outcome(readDay(text(typed), DAY))).toBe(expected);
  });

  test('is read by the order of the file', () => {
    expect(outcome(readDay(text('03/04/2026'), { ...DAY, order: 'dmy' }))).toBe('2026-04-03');
    expect(outcome(readDay(text('03/04/2026'), { ...DAY, order: 'mdy' }))).toBe('2026-03-04');
    const orderOf = (...typed: string[]) => decide(typed.map((each) => orderWays(text(each), DAY)));
    expect(orderOf('03/04/2026', '25/04/2026', '2026-04-03')).toBe('dmy');
    expect(orderOf('03/04/2026', '04/25/2026')).toBe('mdy');
    expect(orderOf('25/04/2026', '04/25/2026')).toBeNull();
    expect(orderOf('03/04/2026', '01.02.2026', '25.12.2025')).toBeNull();
  });

  test.each([
    [46_110, 'dd/mm/yyyy', false, '2026-03-29'],
    [46_110, null, false, '2026-03-29'],
    [44_648, 'dd/mm/yyyy', true, '2026-03-29'],
    [46_110.7708333333, 'dd/mm/yyyy hh:mm', false, '2026-03-29'],
    [46_110.999999, 'dd/mm/yyyy', false, '2026-03-30'],
    [20_260_329, null, false, '2026-03-29'],
    [2026, null, false, 'day_out_of_range'],
    [0.5, 'hh:mm', false, 'not_a_day'],
    [3.125, '[hh]:mm:ss', false, 'not_a_day'],
    [-1, null, false, 'not_a_day'],
  ])('is in the number %s of format %s, counted from 1904: %s, as %s', (value, format, isDate1904, expected) => {
    expect(outcome(readDay(number(value, format), { ...DAY, isDate1904 }))).toBe(expected);
  });

  test('of birth lies in 1940 or later, and two digits are a year up to the last day', () => {
    expect(outcome(readDay(text('31.12.39'), BIRTH))).toBe('day_out_of_range');
    expect(outcome(readDay(text('01.01.1940'), BIRTH))).toBe('1940-01-01');
    expect(outcome(readDay(text('12.03.10'), BIRTH))).toBe('2010-03-12');
    expect(outcome(readDay(text('12.03.98'), BIRTH))).toBe('1998-03-12');
    expect(outcome(readDay(text('12.03.27'), BIRTH))).toBe('day_out_of_range');
  });

  test('is missing', () => {
    for (const typed of NONE) expect(readDay(text(typed), DAY)).toEqual({ value: null });
    expect(readDay(error, DAY)).toEqual({ value: null });
  });
});

describe('a name', () => {
  const NAME = { order: 'first_last', lastWords: 1, isWhole: true } as const;
  const read = (typed: string, reading: Parameters<typeof readName>[1] = NAME) => {
    const { value, refusal } = readName(text(typed), reading);
    return refusal?.code ?? (value ? [value.first, value.last] : null);
  };

  test.each([
    ['Anna Berg', ['Anna', 'Berg']],
    ['Berg, Anna', ['Anna', 'Berg']],
    ['  Anna\u00a0 van  der Berg ', ['Anna', 'van der Berg']],
    ['van der Berg, Anna Maria', ['Anna Maria', 'van der Berg']],
    ['GARCÍA LÓPEZ Ana María', ['Ana María', 'GARCÍA LÓPEZ']],
    ['Anna BERG', ['Anna', 'BERG']],
    ['ANNA BERG', ['ANNA', 'BERG']],
    ['JP Berg', ['JP', 'Berg']],
    ['Mu\u0308l\u00adler, A\u0308nne', ['Änne', 'Müller']],
    ['Na Null', ['Na', 'Null']],
    ['Ronaldinho', 'name_incomplete'],
    ['Berg,', 'name_incomplete'],
    ['-', null],
    ['A'.repeat(81) + ' B', 'too_long'],
  ])('is in %j', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  test('can have its last name first', () => {
    expect(read('Berg Anna Maria', { order: 'last_first', lastWords: 1, isWhole: true })).toEqual([
      'Anna Maria',
      'Berg',
    ]);
    expect(read('García López Ana', { order: 'last_first', lastWords: 2, isWhole: true })).toEqual([
      'Ana',
      'García López',
    ]);
    expect(read('García Ana', { order: 'last_first', lastWords: 2, isWhole: true })).toEqual(['Ana', 'García']);
    expect(read('Ronaldinho', { ...NAME, isWhole: false })).toEqual(['Ronaldinho', '']);
  });

  test.each([
    ['Nachname, Vorname', 'last_first'],
    ['Name, Vorname', 'last_first'],
    ['Nom et prénom', 'last_first'],
    ['Apellidos y nombre', 'last_first'],
    ['Vorname Nachname', 'first_last'],
    ['Nombre y apellidos', 'first_last'],
    ['Name (last, first)', 'last_first'],
    ['Name', null],
    ['Spieler', null],
    ['Surname', null],
  ])('has its order in the heading %j: %s', (heading, order) => {
    expect(orderInHeading(heading)).toBe(order);
  });
});

describe('digits', () => {
  test.each([
    [text('07'), '07'],
    [text('#7'), '7'],
    [text('Nr. 10'), '10'],
    [number(7), '7'],
    [number(7, '00'), '07'],
    [number(0), '0'],
    [number(7.5), 'not_digits'],
    [text('1000'), 'not_digits'],
    [text('C'), 'not_digits'],
    [text('--'), null],
    [error, null],
  ])('of %j are %s', (cell, expected) => {
    expect(outcome(readDigits(cell, 3))).toBe(expected);
  });
});

describe('a text', () => {
  test('is what is shown, on one line in composed form', () => {
    const read = (cell: RawCell, maxLength = 10) => outcome(readText(cell, { maxLength, isDate1904: false }));
    expect(read(text(' Left\n wing '))).toBe('Left wing');
    expect(read(text('Mu\u0308l\u00adler'))).toBe('Müller');
    expect(read(number(9))).toBe('9');
    expect(read(number(46_110, 'dd/mm/yyyy'))).toBe('2026-03-29');
    expect(read(number(61.300000000000004))).toBe('61.3');
    expect(read(text('Goalkeeper2'))).toBe('too_long');
    expect(read(text('\u202eevil'))).toBe('not_readable');
    expect(read(text('a\u0007b'))).toBe('not_readable');
    expect(read(text('k.A.'))).toBeNull();
    expect(read(error)).toBeNull();
  });
});

describe('an email address', () => {
  test.each([
    ['anna@example.org', 'anna@example.org'],
    ['mailto:anna@example.org', 'anna@example.org'],
    ['ännä@exämple.org', 'ännä@exämple.org'],
    ['anna', 'not_an_email'],
    ['anna@example.org; b@example.org', 'not_an_email'],
    ['anna@example.org,b', 'not_an_email'],
    ['Anna <anna@example.org>', 'not_an_email'],
    [`a@${'b'.repeat(250)}.org`, 'too_long'],
    ['n/a', null],
  ])('is in %j: %s', (typed, expected) => {
    expect(outcome(readEmail(text(typed), { maxLength: 254, isDate1904: false }))).toBe(expected);
  });
});
