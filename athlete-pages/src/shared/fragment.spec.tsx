import { takeFragment } from './fragment.js';

it('takes the key out of the address and out of the history', () => {
  window.history.replaceState(null, '', '/answer?x=1#0123456789ABCDEFGHJKMNPQRS');
  const entries = window.history.length;
  expect(takeFragment()).toBe('0123456789ABCDEFGHJKMNPQRS');
  expect(window.location.href).toBe('http://localhost/answer?x=1');
  expect(window.history.length).toBe(entries);
  expect(takeFragment()).toBe('');
});
