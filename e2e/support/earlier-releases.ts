/**
 * Two areas as they were built for contract 2, before the kit had another major: a product has such releases for as long as their teams
 * want. They are kept as they were released, because nothing else shows that they still work.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promote } from '@touchline/release/promote';
import { versionFolder } from '@touchline/release/site-folder';
import type { Product } from './product.js';

const FOLDER = fileURLToPath(new URL('../releases-of-contract-2/', import.meta.url));
const WHY = { why: 'story' };

/** The version of an area for contract 2. */
export const earlierVersion = (area: string): string => readdirSync(join(FOLDER, area))[0]!;

/** Makes the releases of these areas for contract 2 live, in one write. */
export function promoteEarlier(product: Product, areas: readonly string[]): void {
  const builds = areas.map((name) => {
    const version = earlierVersion(name);
    return { name, version, dir: join(FOLDER, name, version) };
  });
  promote(product.siteDir, builds, WHY);
}

/** Makes a version live that the site has already. */
export function promoteAgain(product: Product, area: string, version: string): void {
  const dir = versionFolder(product.siteDir, area, version);
  promote(product.siteDir, [{ name: area, version, dir }], WHY);
}
