import { isLoopback } from '../../config/loopback.js';
import { ok, warning, type Check } from '../check.js';
import { isServedToOthers } from '../served-to-others.js';

/** Checks the settings; `certificate.check.ts` and `public-answer.check.ts` check the server behind the address. */
export const publicAddressCheck: Check = {
  subject: 'Public address',
  needs: ['PUBLIC_URL', 'HOST', 'TRUST_PROXY'],
  run({ settings }) {
    const { publicUrl, host, trustProxy } = settings;
    if (!isServedToOthers(settings)) return ok('Only this machine reaches the product.');
    if (publicUrl === null)
      return warning(
        `Other machines reach HOST ${host}, and PUBLIC_URL is not set: put a proxy with https in front and set PUBLIC_URL, because passwords and health data cross the network in clear text.`,
      );
    if (publicUrl.startsWith('http:'))
      return warning(
        `PUBLIC_URL ${publicUrl} is not https: passwords and health data cross the network in clear text.`,
      );
    if (trustProxy === 0 && isLoopback(host))
      return warning(
        'TRUST_PROXY is 0, although only a proxy on this machine can reach the product: set it to 1, because all coaches share the limits of one network address.',
      );
    if (trustProxy !== 0 && !isLoopback(host))
      return warning(
        `Other machines reach HOST ${host} without the proxy that TRUST_PROXY believes: set HOST=127.0.0.1 if the proxy is on this machine, otherwise let only the proxy through the firewall.`,
      );
    return ok(`Coaches reach the product at ${publicUrl}, through a proxy that it knows.`);
  },
};
