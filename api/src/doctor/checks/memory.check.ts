import { totalmem } from 'node:os';
import { ok, warning, type Check } from '../check.js';
import { bytesText } from '../figures.js';

const WARNING_BYTES = 512 * 1024 ** 2;

export const memoryCheck: Check = {
  subject: 'Memory',
  run() {
    // The limit of a container or of a service; 0 or more than there is: none.
    const limit = process.constrainedMemory() || Infinity;
    const available = Math.min(limit, totalmem());
    const sentence = `The product may use ${bytesText(available)} of memory`;
    return available < WARNING_BYTES
      ? warning(`${sentence}: give it ${bytesText(WARNING_BYTES)} or more.`)
      : ok(`${sentence}.`);
  },
};
