/**
 * Adds three attributes to every script that a build loads later, which webpack does not offer for containers:
 * - subresource integrity;
 * - the query of the entry (`?a=2`), so that a second attempt does not wait for a hung request of the first;
 * - the attempt number (`r=2`) when one chunk is requested again, for the same reason.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';

const NAME = 'ScriptLoadingPlugin';
const PLACEHOLDER = /(["'])@@chunk-integrity@@\1/g;

/** The SRI value (`sha384-…`) of a file's bytes. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

class ScriptAttributesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('script attributes', webpack.RuntimeModule.STAGE_BASIC);
  }

  generate() {
    return [
      '__webpack_require__.entryQuery = document.currentScript ? new URL(document.currentScript.src).search : "";',
      '__webpack_require__.chunkIntegrity = "@@chunk-integrity@@";',
      '__webpack_require__.scriptAttempts = {};',
    ].join('\n');
  }
}

const SET_SCRIPT_ATTRIBUTES = `
var attempt = (__webpack_require__.scriptAttempts[url] = (__webpack_require__.scriptAttempts[url] || 0) + 1);
script.src = url + __webpack_require__.entryQuery + (attempt > 1 ? (__webpack_require__.entryQuery ? "&" : "?") + "r=" + attempt : "");
if (__webpack_require__.chunkIntegrity[chunkId]) {
  script.integrity = __webpack_require__.chunkIntegrity[chunkId];
  script.crossOrigin = "anonymous";
}`;

export class ScriptLoadingPlugin {
  /** @param options `integrity: false` for development, where files change while pages are open */
  constructor({ integrity = true } = {}) {
    this.integrity = integrity;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (module instanceof LoadScriptRuntimeModule)
          compilation.addRuntimeModule(chunk, new ScriptAttributesRuntimeModule());
      });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + SET_SCRIPT_ATTRIBUTES,
      );
      // This stage follows minification, so the chunks' contents are final. Only files with a runtime contain the map, and
      // the map lists only files without one, so no hash depends on itself.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => insertIntegrity(compilation, this.integrity));
    });
  }
}

function insertIntegrity(compilation, integrity) {
  const chunks = [...compilation.chunks];
  const scriptsOf = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));
  const map = Object.fromEntries(
    chunks
      .filter((chunk) => integrity && !chunk.hasRuntime())
      .flatMap((chunk) =>
        scriptsOf(chunk).map((file) => [chunk.id, integrityOf(compilation.getAsset(file).source.buffer())]),
      ),
  );
  for (const file of chunks.filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
    const text = compilation.getAsset(file).source.source().toString();
    const filled = text.replace(PLACEHOLDER, JSON.stringify(map));
    if (filled !== text) compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  }
}
