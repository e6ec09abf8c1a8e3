import { buildArea } from '../area/build.mjs';
import { areaInputs } from '../area/inputs-hash.mjs';

/** `touchline build`: builds an area into `dist/<version>`. */
export async function run(part) {
  if (part.kind !== 'area') throw new Error(`${part.name} is not an area.`);
  await buildArea({ ...part, inputs: areaInputs(part.dir) });
  return 0;
}
