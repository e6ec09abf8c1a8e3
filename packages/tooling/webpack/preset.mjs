/** The webpack preset. Shell and areas differ only in what they share and expose. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ROOT, readJson } from '../release/parts.mjs';
import { ScriptLoadingPlugin } from './script-loading-plugin.mjs';
import { providedVersions, sharedByArea, sharedByShell } from './shared.mjs';

const require = createRequire(import.meta.url);
/** Version of the federation runtime. An area's entry works only in a shell with the same version. */
export const FEDERATION_RUNTIME = readJson(join(ROOT, 'node_modules/@module-federation/enhanced/package.json')).version;

/** `mfe-teams` at `1.4.2-3f9c2ab` → `mfe_teams__1_4_2_3f9c2ab`: two versions of an area need different names in one page. */
export const containerName = (name, version) =>
  `${name}__${version}`.replace(/[^A-Za-z0-9]/g, '_').replace(/^(\d)/, '_$1');

function base({ dir, outDir, uniqueName, define, chunkLoadTimeout }) {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: dir,
    devtool: false,
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName,
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
      chunkLoadTimeout,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['touchline-source', 'import', 'module', 'browser', 'default'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // With the cache below, this webpack keeps the old value of a changed constant in the modules that import it
      // (webpack#22019, fixed in versions that federation does not support). A shell could then implement another
      // contract than its release document says.
      inlineExports: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(Object.entries(define).map(([key, value]) => [`process.env.${key}`, JSON.stringify(value)])),
      ),
      new ScriptLoadingPlugin(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack'),
      name: uniqueName.split('__')[0],
      version: `${webpack.version} without inlined exports`,
    },
    infrastructureLogging: { level: 'error' },
  };
}

const federation = (options) =>
  new ModuleFederationPlugin({ dts: false, manifest: false, shareStrategy: 'loaded-first', ...options });

/** The shell provides the shared libraries and the federation runtime. It knows no area at build time. */
export function shellConfig({ dir, outDir, version }) {
  const config = base({
    dir,
    outDir,
    uniqueName: 'touchline_shell',
    chunkLoadTimeout: 30_000,
    define: { SHELL_VERSION: version, FEDERATION_RUNTIME, SHELL_PROVIDES: JSON.stringify(providedVersions()) },
  });
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    plugins: [
      ...config.plugins,
      federation({
        name: 'touchline_shell',
        shared: sharedByShell(),
        experiments: { provideExternalRuntime: true, asyncStartup: true },
      }),
    ],
  };
}

/** An area exposes `./area` and bundles no shared library. */
export function areaConfig({ dir, outDir, name, version, contract }) {
  const container = containerName(name, version);
  // A page's chunk has the same timeout as an area; the shell handles the failure.
  const config = base({
    dir,
    outDir,
    uniqueName: container,
    chunkLoadTimeout: 8_000,
    define: { AREA_VERSION: version, AREA_CONTRACT: contract },
  });
  return {
    ...config,
    entry: {},
    plugins: [
      ...config.plugins,
      federation({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './area': { import: './src/area.tsx', name: 'area' } },
        shared: sharedByArea(),
        experiments: { externalRuntime: true, asyncStartup: true },
      }),
    ],
  };
}
