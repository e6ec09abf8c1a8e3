/** The webpack preset of areas, and what it has in common with that of the shell. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { KIT_FILES } from '../area/kit.mjs';
import { ReleaseVersionPlugin, containerName } from './release-version-plugin.mjs';
import { ScriptLoadingPlugin } from './script-loading-plugin.mjs';
import { sharedByArea } from './shared.mjs';

const require = createRequire(import.meta.url);
const CONTRACTS = join(KIT_FILES, 'contracts');
/**
 * What the builds of areas and of the shell have in common.
 * @param options `release`: the options of ReleaseVersionPlugin, in a release build; `define`: values of `process.env`
 */
export function baseConfig({ dir, outDir, uniqueName, define, chunkLoadTimeout, release }) {
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
      ...(release ? [new ReleaseVersionPlugin(release)] : []),
      new ScriptLoadingPlugin(),
    ],
    // A cache restores modules in another order, which would give the same sources another version. Only development has one.
    cache: release
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: join(dir, '.cache/webpack'),
          name: uniqueName.split('__')[0],
          version: `${webpack.version} without inlined exports`,
        },
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * An area exposes `./area` and bundles no shared library.
 * @param options `version`, `contract`: the placeholders in a release build, which has `release`, the options of
 *   ReleaseVersionPlugin; `major`: that of the contract; `shared`: range by shared key; `contracts`: folder of the contracts, by
 *   default the kit's
 */
export function areaConfig({ dir, outDir, name, version, contract, major, shared, release, contracts = CONTRACTS }) {
  const container = containerName(name, version);
  // A page's chunk has the same timeout as an area; the shell handles the failure.
  const config = baseConfig({
    dir,
    outDir,
    uniqueName: container,
    chunkLoadTimeout: 8_000,
    release,
    define: { AREA_NAME: name, AREA_VERSION: version, AREA_CONTRACT: contract },
  });
  return {
    ...config,
    entry: {},
    resolve: { ...config.resolve, alias: { '@touchline/contracts': contracts } },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './area': { import: './src/area.tsx', name: 'area' } },
        shared: sharedByArea(shared, major),
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}
