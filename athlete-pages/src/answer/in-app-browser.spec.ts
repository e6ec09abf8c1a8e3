import { isInAppBrowser } from './in-app-browser.js';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/22B83 [FBAN/FBIOS;FBAV/480.0;FBDV/iPhone15,2]', true],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    false,
  ],
])('%s: %s', (userAgent, expected) => expect(isInAppBrowser(userAgent)).toBe(expected));
