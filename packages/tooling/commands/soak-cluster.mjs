/**
 * `npm run soak:cluster [part …]`: the product on three database nodes behind HAProxy. Prints the figures of each part at the end.
 * The parts:
 * - `suite`: the whole HTTP suite, with one instance and with two of which every second call goes to the other (about an hour)
 */
import { httpSuite } from '../soak/http-suite.mjs';
import { runParts } from '../soak/parts.mjs';

await runParts({ suite: httpSuite });
