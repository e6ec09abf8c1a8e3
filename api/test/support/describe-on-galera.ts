import { missingForGalera } from '../../../cluster/servers/galera.mjs';

const missing = missingForGalera();
if (missing !== null) process.stderr.write(`The tests on a cluster do not run. ${missing}\n`);

/** `describe` where Galera is installed. Elsewhere the tests are skipped; with `CI` set they run, and fail. */
export const describeOnGalera = missing === null || process.env['CI'] ? describe : describe.skip;
