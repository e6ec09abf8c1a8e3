const { TestEnvironment: Browser } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/**
 * Chooses the environment by file name: jsdom for `*.spec.tsx`, Node for `*.spec.ts`. Creating a jsdom page takes longer
 * than most specs of pure code run. A spec that needs a page but renders nothing, such as one of a hook, is a `.spec.tsx`.
 */
module.exports = class ByNameEnvironment {
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Browser : Node)(config, context);
  }
};
