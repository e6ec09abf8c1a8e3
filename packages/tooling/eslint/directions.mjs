/**
 * Allowed directions of imports, as zones for `import-x/no-restricted-paths`: files in `target` must not import from `from`.
 * The zones are made from the folders on disk, so the rules hold for a new area, feature or API module at once.
 */
import { join } from 'node:path';
import { featureZones, folders } from '../../area-kit/eslint/directions.mjs';

/** @param {string} root the repository, or a tree shaped like it */
export function directionZones(root) {
  const areas = folders(root).filter((name) => name.startsWith('mfe-'));
  const packages = ['ui', 'contracts', 'release', 'sheets'].map((name) => `packages/${name}`);
  const all = ['shell', 'api', 'athlete-pages', ...packages, ...areas];
  const zone = (target, from, message, except = []) => ({
    target: join(root, target),
    from: join(root, from),
    message,
    except,
  });
  return [
    ...['shell', 'packages/ui', 'packages/release', 'packages/sheets'].map((room) =>
      zone('packages/contracts', room, 'contracts imports no other room.'),
    ),
    ...['shell', 'packages/ui', ...areas].flatMap((room) => [
      zone(room, 'packages/release', 'What is live is decided on the server and by commands, not in the page.'),
      zone('packages/release', room, 'release imports contracts only.'),
    ]),
    ...['shell', 'packages/ui', 'packages/release', ...areas].map((room) =>
      zone('packages/sheets', room, 'sheets imports contracts only.'),
    ),
    ...['shell', 'packages/ui', 'packages/release', ...areas.filter((area) => area !== 'mfe-teams')].map((room) =>
      zone(room, 'packages/sheets', 'Files are read by mfe-teams and by the API alone.'),
    ),
    zone('packages/ui', 'shell', 'ui imports contracts only.'),
    ...['packages/ui', 'packages/release', 'packages/sheets', 'shell'].map((room) =>
      zone('athlete-pages', room, 'The pages of athletes import contracts only.'),
    ),
    // The template imports what an area imports.
    ...folders(join(root, 'packages/area-kit'))
      .filter((folder) => folder !== 'template')
      .flatMap((folder) =>
        ['packages/tooling', 'packages/ui', 'shell', 'api'].map((room) =>
          zone(`packages/area-kit/${folder}`, room, 'The area kit is used without this repository.'),
        ),
      ),
    ...all.filter((room) => room !== 'api').map((room) => zone(room, 'api', 'No room imports the API.')),
    ...areas.flatMap((area) =>
      all.filter((room) => room !== area).map((room) => zone(room, area, 'No room imports an area.')),
    ),
    ...areas.map((area) => zone(area, 'shell', 'An area uses the shell through @touchline/ui/host.')),
    zone('api', 'packages/ui', 'The API imports contracts, release and sheets only.'),
    zone('api', 'shell', 'The API imports contracts, release and sheets only.'),
    ...areas.flatMap((area) => featureZones(`${area}/`, folders(join(root, area, 'src/features')), zone)),
    ...apiZones(folders(join(root, 'api/src/modules')), zone),
  ];
}

function apiZones(modules, zone) {
  return modules.flatMap((module) => [
    ...modules
      .filter((other) => other !== module)
      .map((other) =>
        zone(`api/src/modules/${module}`, `api/src/modules/${other}`, 'Import other modules through their index.ts.', [
          './index.ts',
        ]),
      ),
    zone(`api/src/modules/${module}/calc`, 'api/src', 'calc is pure: it imports its own folder and the statistics.', [
      `./modules/${module}/calc`,
      './common/statistics',
    ]),
  ]);
}

const inModules = (role) => `**/api/src/modules/*/**/*.${role}.ts`;
const LAYER_ORDER = 'entity ← repository ← writer ← service ← controller';

/** Layers inside an API module: files by role, at any depth, and the imports they must not have. */
export const API_LAYERS = [
  {
    files: ['**/api/src/modules/*/calc/**/*.ts', inModules('errors')],
    patterns: ['@nestjs/*', 'typeorm', 'fastify'],
    message: 'calc and errors import no framework.',
  },
  {
    files: [inModules('entity')],
    patterns: ['*.repository.js', '*.writer.js', '*.service.js', '*.controller.js'],
    message: LAYER_ORDER,
  },
  {
    files: [inModules('repository')],
    patterns: ['*.writer.js', '*.service.js', '*.controller.js'],
    message: LAYER_ORDER,
  },
  { files: [inModules('writer')], patterns: ['*.service.js', '*.controller.js'], message: LAYER_ORDER },
  { files: [inModules('service')], patterns: ['*.controller.js'], message: LAYER_ORDER },
  { files: [inModules('controller')], patterns: ['*.repository.js', '*.entity.js'], message: LAYER_ORDER },
];
