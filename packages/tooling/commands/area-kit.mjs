/**
 * `npm run area-kit`: completes the area kit in `packages/area-kit/dist` (types, the built shell, recorded answers), and packs it into
 * `.cache/area-kit/`, as it is published for teams with a repository of their own.
 */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
try {
  await buildAllChanged(({ kind }) => kind !== 'area');
  const { packKit } = await import('../area-kit/pack-kit.mjs');
  process.stdout.write(`${await packKit()}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
