import { readFileSync } from 'node:fs';
import { failed, notChecked, ok, type Check } from '../check.js';
import { isWithin } from './node-range.js';

/** Beside the built program: the `package.json` of the whole product, which names the versions of Node.js it is tested with. */
const PACKAGE = new URL('../../../../package.json', import.meta.url);

export const nodeCheck: Check = {
  subject: 'Node.js',
  run() {
    const range = supportedVersions();
    if (range === null)
      return notChecked('The package.json of the product is missing: nothing says which Node.js it needs.');
    if (isWithin(process.versions.node, range)) return ok(`Node.js ${process.versions.node} fits ${range}.`);
    return failed(`Node.js ${process.versions.node} does not fit ${range}: install a version that does.`);
  },
};

function supportedVersions(): string | null {
  try {
    const { engines } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { engines?: { node?: string } };
    return engines?.node ?? null;
  } catch {
    return null;
  }
}
