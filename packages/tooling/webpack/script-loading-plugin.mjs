/**
 * Three things a federated page needs from every script that a build loads later, and webpack does not offer for containers:
 * subresource integrity; the entry's own query (`?a=2`) on its chunks, so that a second attempt does not wait behind a hung request of
 * the first; and the number of the try (`r=2`) when one chunk is asked for again, for the same reason.
 */
import { createHash } from 'node:crypto';
import webpack from 'webpack';

const NAME = 'ScriptLoadingPlugin';
const PLACEHOLDER = /(["'])@@chunk-integrity@@\1/g;

/** The SRI value of a file's bytes. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

class ScriptFactsRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('script facts', webpack.RuntimeModule.STAGE_BASIC);
  }

  generate() {
    return [
      '__webpack_require__.entryQuery = document.currentScript ? new URL(document.currentScript.src).search : "";',
      '__webpack_require__.chunkIntegrity = "@@chunk-integrity@@";',
      '__webpack_require__.scriptTries = {};',
    ].join('\n');
  }
}

const ON_SCRIPT = `
var tries = (__webpack_require__.scriptTries[url] = (__webpack_require__.scriptTries[url] || 0) + 1);
script.src = url + __webpack_require__.entryQuery + (tries > 1 ? (__webpack_require__.entryQuery ? "&" : "?") + "r=" + tries : "");
if (__webpack_require__.chunkIntegrity[chunkId]) {
  script.integrity = __webpack_require__.chunkIntegrity[chunkId];
  script.crossOrigin = "anonymous";
}`;

export class ScriptLoadingPlugin {
  /** @param options `integrity: false` where files change while pages that know them are open: in development */
  constructor({ integrity = true } = {}) {
    this.integrity = integrity;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { LoadScriptRuntimeModule } = webpack.runtime;
      compilation.hooks.runtimeModule.tap(NAME, (module, chunk) => {
        if (module instanceof LoadScriptRuntimeModule)
          compilation.addRuntimeModule(chunk, new ScriptFactsRuntimeModule());
      });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) => source + ON_SCRIPT);
      // After minification, when chunks have their last bytes. The map stands only in files with a runtime, so nothing is circular.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation, this.integrity));
    });
  }
}

function fillIn(compilation, integrity) {
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
