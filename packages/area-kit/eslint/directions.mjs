/**
 * Allowed directions of imports inside an area, as zones for `import-x/no-restricted-paths`: files in `target` must not import from
 * `from`. The zones are made from the folders on disk, so the rules hold for a new feature at once.
 */
import { existsSync, readdirSync } from 'node:fs';

/** The names of the folders in a folder; none when it does not exist. */
export const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/**
 * @param {string} area the path of the area for `zone`
 * @param {string[]} features the names of its features
 * @param zone `(target, from, message, except?) => object`: makes a zone of paths
 */
export function featureZones(area, features, zone) {
  return [
    zone(`${area}src/shared`, `${area}src/features`, 'shared imports no feature.'),
    zone(`${area}src/shared`, `${area}src/area.tsx`, 'shared does not import area.tsx.'),
    zone(`${area}src/features`, `${area}src/area.tsx`, 'A feature does not import area.tsx.'),
    ...features.map((feature) =>
      zone(
        `${area}src/features/${feature}`,
        `${area}src/features`,
        'A feature does not import another feature; common code belongs into shared.',
        [`./${feature}`],
      ),
    ),
  ];
}

/** Packages that an area must not import, because the shell provides them through the kit. */
export const SHELL_PACKAGES = [
  '@mui/*',
  '@emotion/*',
  '@tanstack/*',
  'react-router',
  'react-router-dom',
  'apexcharts',
  'react-apexcharts',
  'zod',
];
