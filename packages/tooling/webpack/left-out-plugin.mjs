/**
 * Leaves out modules of libraries whose code this product never runs, but which no bundler can drop, because the library
 * decides about them at run time. Small modules take their place (`left-out/`).
 */
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAME = 'LeftOutPlugin';
const STAND_INS = join(dirname(fileURLToPath(import.meta.url)), 'left-out');

/** The stand-in of each left out module, by the end of its path. */
export const LEFT_OUT = {
  '@mui/material/styles/createThemeWithVars.mjs': 'css-variables.mjs',
  '@mui/material/styles/ThemeProviderWithVars.mjs': 'css-variables.mjs',
  '@mui/material/ButtonBase/TouchRipple.mjs': 'ripple.mjs',
};

export class LeftOutPlugin {
  /** @param leftOut stand-ins by the ends of paths */
  constructor(leftOut = LEFT_OUT) {
    this.standIns = Object.entries(leftOut).map(([path, file]) => ({
      path,
      end: `${sep}node_modules${sep}${path.replaceAll('/', sep)}`,
      file: join(STAND_INS, file),
    }));
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const found = new Set();
      normalModuleFactory.hooks.afterResolve.tap(NAME, ({ createData }) => {
        const standIn = this.standIns.find(({ end }) => createData.resource?.endsWith(end));
        if (standIn === undefined) return;
        found.add(standIn.path);
        Object.assign(createData, { resource: standIn.file, userRequest: standIn.file, request: standIn.file });
      });
      // A new version of the library may have moved a module: then it would silently be in the build again.
      compilation.hooks.finishModules.tap(NAME, () => {
        for (const { path } of this.standIns)
          if (!found.has(path))
            compilation.errors.push(new Error(`${path} is to be left out, but nothing imports it.`));
      });
    });
  }
}
