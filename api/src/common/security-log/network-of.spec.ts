import { networkOf } from './network-of.js';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['kim@club.example', null],
    ['203.0.113', null],
    ['x::/64', null],
    ['', null],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
