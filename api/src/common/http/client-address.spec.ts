import { clientKey } from './client-address.js';

describe('clientKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::3:4:5:6', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%j → %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  it('is the same for a whole /64 and different for the next', () => {
    const within = Array.from({ length: 50 }, (_, host) =>
      clientKey(`2001:db8:1:2:${host.toString(16)}::${host.toString(16)}`),
    );
    expect(new Set(within).size).toBe(1);
    expect(clientKey('2001:db8:1:3::1')).not.toBe(within[0]);
  });
});
