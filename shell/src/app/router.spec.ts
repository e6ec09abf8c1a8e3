import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { INVITATION_SCREEN, RESET_SCREEN } from './screens.js';

test('package.json declares every page of the shell, so that no area can claim one', () => {
  // Read as text, because the router can be imported only by a build with Module Federation.
  const source = readFileSync(join(__dirname, 'router.tsx'), 'utf8')
    .replace('RESET_SCREEN.path', `'${RESET_SCREEN.path}'`)
    .replace('INVITATION_SCREEN.path', `'${INVITATION_SCREEN.path}'`);
  const paths = [...source.matchAll(/\bpath: '([^'*]+)'/g)].map(([, path = '']) => `/${path}`.replace('//', '/'));
  expect(paths.filter((path) => path !== '/').sort()).toEqual([...packageJson.touchline.pages].sort());
});
