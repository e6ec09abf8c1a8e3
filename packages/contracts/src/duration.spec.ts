import { formatDuration, parseClockDuration, parseDuration, parseUnitDuration } from './duration.js';

describe('how long something lasts', () => {
  test.each([
    [0, '0s'],
    [1, '1s'],
    [9, '9s'],
    [10, '10s'],
    [45, '45s'],
    [59, '59s'],
    [60, '1m 0s'],
    [61, '1m 1s'],
    [90, '1m 30s'],
    [119, '1m 59s'],
    [120, '2m 0s'],
    [599, '9m 59s'],
    [600, '10m 0s'],
    [3599, '59m 59s'],
    [3600, '60m 0s'],
    [5401, '90m 1s'],
    [86_400, '1440m 0s'],
  ])('%p seconds read %p', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe('a duration with a unit', () => {
  test.each([
    ['60', 60],
    ['60s', 60],
    ['60S', 60],
    ['60 s', 60],
    ['  60s  ', 60],
    ['0', 0],
    ['0s', 0],
    ['1', 1],
    ['007', 7],
    ['1m', 60],
    ['1M', 60],
    ['2 m', 120],
    ['90m', 5400],
    ['1h', 3600],
    ['2H', 7200],
    ['24h', 86_400],
    ['1440m', 86_400],
    ['86400', 86_400],
    ['1.5m', 90],
    ['1,5m', 90],
    ['.5m', 30],
    [',5m', 30],
    ['0.25h', 900],
    ['1.5', 2],
    ['1.4', 1],
    ['0.5s', 1],
    ['0.4s', 0],
    ['2.05m', 123],
  ])('%p is %p seconds', (text, seconds) => expect(parseUnitDuration(text)).toBe(seconds));

  test.each(['', ' ', 's', 'm', 'h', 'abc', '10x', '10min', '10 sec', '1m30', '1m 30s', '1:30', '1h30m', '-1', '-60s', '+60', '1e3', '0x10', '1.', '1.5.5', '1,5,5', '1 000', 'NaN', 'Infinity', '60ss', '60 s s', '١٠', '25h', '86401', '1441m', '9999999999', '.', ',', '.s'])('%p cannot be read: 0', (text) =>
    expect(parseUnitDuration(text)).toBe(0));
});

describe('a duration as on a clock', () => {
  test.each([
    ['60', 60],
    [' 60 ', 60],
    ['0', 0],
    ['1', 1],
    ['007', 7],
    ['90', 90],
    ['3600', 3600],
    ['86400', 86_400],
    ['0:00', 0],
    ['0:01', 1],
    ['0:30', 30],
    ['0:59', 59],
    ['1:00', 60],
    ['1:05', 65],
    ['1:30', 90],
    ['01:30', 90],
    ['001:30', 90],
    [' 1:30 ', 90],
    ['10:00', 600],
    ['59:59', 3599],
    ['60:00', 3600],
    ['90:01', 5401],
    ['1440:00', 86_400],
  ])('%p is %p seconds', (text, seconds) => expect(parseClockDuration(text)).toBe(seconds));

  test.each(['', ' ', '60s', '1m', '1h', 'abc', '1:5', '1:60', '1:99', ':30', '1:', '1:300', '1:00:00', '1.5', '1,5', '-1', '-1:30', '+60', '1e3', '0x10', '1 30', '1 : 30', '1: 30', '١:٣٠', 'NaN', '86401', '1440:01', '99999999999', '::'])('%p cannot be read: null', (text) =>
    expect(parseClockDuration(text)).toBeNull());
});

test.each([
  ['90', 90],
  ['1:30', 90],
  ['90s', 90],
  ['1,5m', 90],
  ['0', 0],
  ['0:00', 0],
  ['0s', 0],
  ['', null],
  ['a minute', null],
  ['1:5', null],
  ['25h', null],
  ['86401', null],
])('either way to write it: %p is %p seconds', (text, seconds) => expect(parseDuration(text)).toBe(seconds));
