/** The webpack preset for development: readable code, source maps, no integrity (files change), and a link to the page's client. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { ScriptLoadingPlugin } from '../webpack/script-loading-plugin.mjs';

const require = createRequire(import.meta.url);
const BROWSER = join(dirname(fileURLToPath(import.meta.url)), 'browser');

/**
 * @param config the result of `shellConfig` or `areaConfig`
 * @param options `part`: its name; `refreshPlugin`: makes the plugin that replaces changed components in the running page; null
 *   where the page reloads. Replacing needs React's development build, and so a shell in development
 */
export function devConfig(config, { part, refreshPlugin }) {
  const refresh = refreshPlugin !== null;
  const plugins = config.plugins.map((plugin) =>
    plugin instanceof ScriptLoadingPlugin ? new ScriptLoadingPlugin({ integrity: false }) : plugin,
  );
  plugins.push(
    new webpack.EntryPlugin(config.context, `${join(BROWSER, 'register-part.js')}?part=${part}`, { name: undefined }),
  );
  if (refresh) {
    plugins.push(new webpack.HotModuleReplacementPlugin());
    plugins.push(refreshPlugin());
  }
  return {
    ...config,
    mode: 'development',
    // No `eval`: the pages have the product's Content-Security-Policy, which forbids it.
    devtool: 'cheap-module-source-map',
    output: { ...config.output, clean: false },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, 'react/jsx-dev-runtime$': join(BROWSER, 'jsx-dev-runtime.js') },
    },
    module: {
      ...config.module,
      rules: config.module.rules.map((rule) =>
        refresh && rule.loader === require.resolve('swc-loader') ? withRefresh(rule) : rule,
      ),
    },
    // A build with errors writes no files, so the last good build stays.
    optimization: { minimize: false, emitOnErrors: false, moduleIds: 'named', chunkIds: 'named' },
    plugins,
    cache: { ...config.cache, name: `${config.cache.name}_dev${refresh ? '_refresh' : ''}` },
  };
}

function withRefresh(rule) {
  const { jsc } = rule.options;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return { ...rule, options: { ...rule.options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
