/** Compiles one web part again and again, whenever one of its files is saved. */
import webpack from 'webpack';

const NAME = 'WatchPart';

/**
 * @param config a webpack configuration
 * @param said called after each build with `{ milliseconds, errors, compilation }`; `errors`: texts of what does not compile
 * @returns `state` (`hash` of the last build that compiled, else null; `errors` of the last one), `settled()`: resolves when nothing is
 *   being compiled, `close()`
 */
export function watchPart(config, said) {
  const state = { hash: null, errors: [] };
  let settle = null;
  let settling = Promise.resolve();
  const unsettle = () => {
    if (!settle)
      settling = new Promise((resolve) => {
        settle = resolve;
      });
  };
  unsettle();

  const compiler = webpack(config);
  compiler.hooks.invalid.tap(NAME, unsettle);
  compiler.hooks.watchRun.tap(NAME, unsettle);
  const watching = compiler.watch({ aggregateTimeout: 60, ignored: '**/node_modules/**' }, (error, stats) => {
    state.errors = error ? [error.message] : errorTexts(stats);
    if (state.errors.length === 0) state.hash = stats.hash;
    settle?.();
    settle = null;
    said({
      milliseconds: stats ? stats.endTime - stats.startTime : 0,
      errors: state.errors,
      compilation: stats?.compilation,
    });
  });

  return {
    state,
    settled: () => settling,
    close: () => new Promise((resolve) => watching.close(() => compiler.close(() => resolve()))),
  };
}

function errorTexts(stats) {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName, message }) => (moduleName ? `${moduleName}\n${message}` : message));
}
