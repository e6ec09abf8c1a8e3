/**
 * Which room may import which, as zones for `import-x/no-restricted-paths`: what lies in `target` must not import from `from`.
 * Read from the folders on disk, so that a new area, feature or API module stands under the rules from its first day.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** @param {string} root the repository, or a tree shaped like it */
export function directionZones(root) {
  const areas = folders(root).filter((name) => name.startsWith('mfe-'));
  const all = ['shell', 'api', 'packages/ui', 'packages/contracts', ...areas];
  const zone = (target, from, message, except = []) => ({
    target: join(root, target),
    from: join(root, from),
    message,
    except,
  });
  return [
    ...['shell', 'packages/ui'].map((room) => zone('packages/contracts', room, 'contracts imports nothing of ours.')),
    zone('packages/ui', 'shell', 'ui imports contracts only.'),
    ...all.filter((room) => room !== 'api').map((room) => zone(room, 'api', 'Nobody imports the API.')),
    ...areas.flatMap((area) =>
      all.filter((room) => room !== area).map((room) => zone(room, area, 'Nobody imports an area.')),
    ),
    ...areas.map((area) => zone(area, 'shell', 'An area reaches the shell through @touchline/ui/host.')),
    zone('api', 'packages/ui', 'The API imports contracts only.'),
    zone('api', 'shell', 'The API imports contracts only.'),
    ...areas.flatMap((area) => featureZones(area, folders(join(root, area, 'src/features')), zone)),
    ...apiZones(folders(join(root, 'api/src/modules')), zone),
  ];
}

function featureZones(area, features, zone) {
  return [
    zone(`${area}/src/shared`, `${area}/src/features`, 'shared knows no feature.'),
    zone(`${area}/src/shared`, `${area}/src/area.tsx`, 'shared knows no area.tsx.'),
    zone(`${area}/src/features`, `${area}/src/area.tsx`, 'A feature does not know area.tsx.'),
    ...features.map((feature) =>
      zone(
        `${area}/src/features/${feature}`,
        `${area}/src/features`,
        'No feature imports a sibling: what both need lives in shared.',
        [`./${feature}`],
      ),
    ),
  ];
}

function apiZones(modules, zone) {
  return modules.flatMap((module) => [
    ...modules
      .filter((other) => other !== module)
      .map((other) =>
        zone(
          `api/src/modules/${module}`,
          `api/src/modules/${other}`,
          'Other modules are reached through their index.ts.',
          ['./index.ts'],
        ),
      ),
    zone(`api/src/modules/${module}/calc`, 'api/src', 'calc is pure.', [`./modules/${module}/calc`]),
  ]);
}

/** Layers inside an API module: files by role, and what they must not import. */
export const API_LAYERS = [
  {
    files: ['**/api/src/modules/*/calc/**/*.ts', '**/api/src/modules/*/*.errors.ts'],
    patterns: ['@nestjs/*', 'typeorm', 'fastify'],
    message: 'calc and errors import no framework.',
  },
  {
    files: ['**/api/src/modules/*/*.entity.ts'],
    patterns: ['./*.repository.js', './*.service.js', './*.controller.js'],
    message: 'entity ← repository ← service ← controller',
  },
  {
    files: ['**/api/src/modules/*/*.repository.ts'],
    patterns: ['./*.service.js', './*.controller.js'],
    message: 'entity ← repository ← service ← controller',
  },
  {
    files: ['**/api/src/modules/*/*.service.ts'],
    patterns: ['./*.controller.js'],
    message: 'entity ← repository ← service ← controller',
  },
  {
    files: ['**/api/src/modules/*/*.controller.ts'],
    patterns: ['./*.repository.js', './*.entity.js'],
    message: 'entity ← repository ← service ← controller',
  },
];

/** What an area may not import at all: it comes from the shell, through the kit. */
export const AREA_FOREIGN = [
  '@mui/*',
  '@emotion/*',
  '@tanstack/*',
  'react-router',
  'react-router-dom',
  'apexcharts',
  'react-apexcharts',
  'zod',
];
