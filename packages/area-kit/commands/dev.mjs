import { developArea } from '../dev/develop-area.mjs';

/** `touchline dev`: runs until it is stopped. */
export async function run(part) {
  await developArea(part);
  return new Promise(() => undefined);
}
