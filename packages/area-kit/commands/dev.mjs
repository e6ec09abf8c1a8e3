import { developArea } from '../dev/develop-area.mjs';
import { endWithNpm } from '../tools/end-with-npm.mjs';

/** `touchline dev`: runs until it is stopped. */
export async function run(part) {
  endWithNpm();
  await developArea(part);
  return new Promise(() => undefined);
}
