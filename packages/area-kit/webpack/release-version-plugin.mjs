/**
 * Gives a build the version that its own files determine. The files contain the version (as the name of the container and
 * of the chunk map), so webpack compiles placeholders. The version is the hash of the files with the placeholders, and then
 * replaces these, before the integrity of the chunks is computed.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';

const NAME = 'ReleaseVersionPlugin';
/** Stands for the version until it is known. */
export const VERSION_PLACEHOLDER = '0.0.0-touchlineVersion';
/** Stands for the contract version that the area needs. */
export const CONTRACT_PLACEHOLDER = '0.0.0-touchlineContract';
const HASH_LENGTH = 8;
/** A file that federation writes. Its name is a hash of the absolute path of the tree. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\./;

/** `1.4.2-3f9c2ab` as a part of an identifier: `1_4_2_3f9c2ab`. */
const asIdentifier = (version) => version.replace(/[^A-Za-z0-9]/g, '_');

/** `mfe-teams` at `1.4.2-3f9c2ab` → `mfe_teams__1_4_2_3f9c2ab`: two versions of an area need different names in one page. */
export const containerName = (name, version) =>
  `${asIdentifier(name)}__${asIdentifier(version)}`.replace(/^(\d)/, '_$1');

export class ReleaseVersionPlugin {
  /**
   * @param semver the version in the part's package.json, with which the version begins
   * @param describe `(compilation) => object`: what the release document says of the build; it is part of the hash, and
   *   its `minimumContract`, if there is one, replaces the placeholder of the contract
   */
  constructor({ semver, describe }) {
    this.semver = semver;
    this.describe = describe;
    /** Of the last build. */
    this.version = null;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => setIdsOfFederation(compilation, modules));
      // After minification, and before `ScriptLoadingPlugin` computes the integrity of the chunks.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => this.setVersion(compilation));
    });
  }

  setVersion(compilation) {
    const description = this.describe(compilation);
    const scripts = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, source }) => ({
        name,
        text: source
          .source()
          .toString()
          .replaceAll(CONTRACT_PLACEHOLDER, description.minimumContract ?? ''),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const hash = createHash('sha256').update(JSON.stringify(description));
    for (const { name, text } of scripts) hash.update(`\n${name} ${text.length}\n`).update(text);
    this.version = `${this.semver}-${hash.digest('hex').slice(0, HASH_LENGTH)}`;
    for (const { name, text } of scripts) {
      const final = text
        .replaceAll(VERSION_PLACEHOLDER, this.version)
        .replaceAll(asIdentifier(VERSION_PLACEHOLDER), asIdentifier(this.version));
      compilation.updateAsset(name, new webpack.sources.RawSource(final));
    }
  }
}

/** Webpack numbers modules by their names, so without this the number, and the version, would depend on the tree's folder. */
function setIdsOfFederation({ chunkGraph }, modules) {
  for (const module of modules) {
    if (!FEDERATION_ENTRY.test(module.identifier())) continue;
    chunkGraph.setModuleId(module, module.type === 'javascript/esm' ? 'federation' : 'container');
  }
}
