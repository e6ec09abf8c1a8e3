import { isLoopback } from './loopback.js';

describe('the loopback', () => {
  it.each(['localhost', 'LocalHost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each([
    '',
    '0.0.0.0',
    '::',
    '127.0.0.1.club.example',
    'localhost.club.example',
    '127.club.example',
    '10.0.0.1',
    '[::2]',
  ])('is not %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
