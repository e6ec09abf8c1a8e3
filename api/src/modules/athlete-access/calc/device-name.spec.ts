import { DEVICE_NAME_MAX } from '@touchline/contracts/athlete-access-rules';
import { deviceName } from './device-name.js';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
      'iPhone, Safari',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} CriOS/147.0 Mobile/15E148 Safari/604.1`,
      'iPhone, Chrome',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} FxiOS/145.0 Mobile/15E148 Safari/604.1`,
      'iPhone, Firefox',
    ],
    [`Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) ${APPLE} Version/17.6 Mobile/15E148 Safari/604.1`, 'iPad, Safari'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Android phone, Chrome'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'Android tablet, Chrome'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
      'Android phone, Samsung Internet',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Android phone, Firefox'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/147.0.0.0`, 'Windows, Edge'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/120.0.0.0`, 'Mac, Opera'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chromebook, Chrome'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Linux, Firefox'],
    ['curl/8.14.1', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('of %j is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(DEVICE_NAME_MAX);
  });
});
