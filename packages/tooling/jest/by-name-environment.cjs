const { TestEnvironment: Browser } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/**
 * A page for whom draws one (`*.spec.tsx`), none for pure code (`*.spec.ts`): making jsdom's takes longer than most of those tests run.
 * What needs a page without drawing, such as a hook, is named `.spec.tsx`, too.
 */
module.exports = class ByNameEnvironment {
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Browser : Node)(config, context);
  }
};
