/** Compiles one web part whenever one of its files is saved. */
import webpack from 'webpack';

const NAME = 'WatchPart';

/**
 * @param config a webpack configuration
 * @param onBuilt called after each build with `{ milliseconds, errors, compilation }`; `errors`: the compile errors as texts
 * @returns `state` (`hash` of the last build that compiled, or null; `errors` of the last build), `whenIdle()`: resolves
 *   when no build is running, `close()`
 */
export function watchPart(config, onBuilt) {
  const state = { hash: null, errors: [] };
  let markIdle = null;
  let idle = Promise.resolve();
  const markBusy = () => {
    if (!markIdle)
      idle = new Promise((resolve) => {
        markIdle = resolve;
      });
  };
  markBusy();

  const compiler = webpack(config);
  compiler.hooks.invalid.tap(NAME, markBusy);
  compiler.hooks.watchRun.tap(NAME, markBusy);
  const watching = compiler.watch({ aggregateTimeout: 60, ignored: '**/node_modules/**' }, (error, stats) => {
    state.errors = error ? [error.message] : errorTexts(stats);
    if (state.errors.length === 0) state.hash = stats.hash;
    markIdle?.();
    markIdle = null;
    onBuilt({
      milliseconds: stats ? stats.endTime - stats.startTime : 0,
      errors: state.errors,
      compilation: stats?.compilation,
    });
  });

  return {
    state,
    whenIdle: () => idle,
    close: () => new Promise((resolve) => watching.close(() => compiler.close(() => resolve()))),
  };
}

function errorTexts(stats) {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors.map(({ moduleName, message }) => (moduleName ? `${moduleName}\n${message}` : message));
}
