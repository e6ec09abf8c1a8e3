/*
 * Compiles with swc like @swc/jest, but finds compiled files again in every project and every run. The key of @swc/jest
 * contains the whole configuration of the project, so the API's sources would be compiled once per group of specs.
 * Compiling takes more than half of the time in which jest loads the application. Projects share only what has the same
 * `id`; see `cacheFor` in packages/tooling/jest/presets.mjs.
 */
const { createHash } = require('node:crypto');
const { version } = require('@swc/core');
const swc = require('@swc/jest');

exports.createTransformer = (options) => {
  const settings = JSON.stringify([version, options]);
  return {
    ...swc.createTransformer(options),
    getCacheKey: (source, path, { instrument, supportsStaticESM }) => {
      const hash = createHash('sha1');
      for (const part of [settings, path, source, `${instrument} ${supportsStaticESM}`]) hash.update(part).update('\0');
      return hash.digest('hex');
    },
  };
};
