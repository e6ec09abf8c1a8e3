const Sequencer = require('@jest/test-sequencer').default;

/** Sorts test files by the `PLACE` of their project, longest first, so that both workers end at about the same time. */
module.exports = class InOrder extends Sequencer {
  sort(tests) {
    const place = ({ context }) => context.config.globals.PLACE ?? Infinity;
    return [...tests].sort((first, second) => place(first) - place(second) || first.path.localeCompare(second.path));
  }
};
