import * as host from './index.js';
import since from './host-names.json';

it('says of each name that the host exports since which contract it does', () => {
  const exported = Object.keys(since).filter((name) => !name.includes('.'));
  expect(exported.sort()).toEqual(Object.keys(host).sort());
});

it('says it of the client’s method that a build is known to use', () => {
  expect(since).toHaveProperty(['ApiClient.call']);
  expect(host.createApiClient(() => undefined)).toHaveProperty('call');
});

it('says it in versions up to the current contract, of the same major', () => {
  const [major, minor] = host.HOST_CONTRACT.split('.').map(Number);
  for (const version of Object.values(since)) {
    const [ofMajor, ofMinor] = version.split('.').map(Number);
    expect(ofMajor).toBe(major);
    expect(ofMinor).toBeLessThanOrEqual(minor ?? 0);
  }
});
