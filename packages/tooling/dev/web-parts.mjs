/** The web parts under development: compiles each by itself, and takes in and lets go areas as their folders come and go. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hostContract } from '../release/describe.mjs';
import { areaConfig, shellConfig } from '../webpack/preset.mjs';
import { devConfig } from './dev-config.mjs';
import { devHead, devVersion } from './dev-registry.mjs';
import { watchPart } from './watch-part.mjs';

/**
 * @param options `list()`: the parts that are wanted now; `run`: of this start; `dir`: where builds go; `refresh`: see `devConfig`;
 *   `say(name, sentence)`: for the terminal; `changed()`: called whenever an open page may have to know; `built(compilation)`: after
 *   each build that compiles
 */
export function createWebParts({ list, run, dir, refresh, say, changed, built = () => undefined }) {
  const running = new Map();
  const unusable = new Map();

  /** Makes what runs what is wanted: new folders join, removed ones leave, changed package.jsons count. */
  function update() {
    const wanted = new Map(list().map((part) => [part.name, described(part) ?? running.get(part.name)]));
    let isChanged = false;
    for (const [name, { key, watch }] of running) {
      if (wanted.get(name)?.key === key) continue;
      running.delete(name);
      void watch.close();
      isChanged = true;
      if (!wanted.has(name)) say(name, 'has left');
    }
    for (const [name, entry] of wanted) {
      if (!entry) continue;
      const before = running.get(name);
      isChanged ||= JSON.stringify(before?.head) !== JSON.stringify(entry.head);
      running.set(name, { ...entry, watch: before?.watch ?? start(entry) });
    }
    if (isChanged) changed();
  }

  /** What the part's configuration and its place in the registry are made from; null while it is not whole, which is said once. */
  function described(part) {
    try {
      const source = part.kind === 'shell' ? 'src/main.tsx' : 'src/area.tsx';
      if (!existsSync(join(part.dir, source))) throw new Error(`there is no ${source} yet`);
      const version = devVersion(part, run);
      const head = part.kind === 'area' ? devHead(part, run) : null;
      unusable.delete(part.name);
      return { part, version, head, key: `${version} ${hostContract()}`, outDir: join(dir, part.name, version) };
    } catch (error) {
      if (unusable.get(part.name) !== error.message) say(part.name, `is left as it is: ${error.message}`);
      unusable.set(part.name, error.message);
      return null;
    }
  }

  function start({ part: { name, kind, dir: folder }, version, outDir }) {
    const config =
      kind === 'shell'
        ? shellConfig({ dir: folder, outDir, version })
        : areaConfig({ dir: folder, outDir, name, version, contract: hostContract() });
    // A change of the shell or of what it shares is a new page in any case.
    return watchPart(
      devConfig(config, { part: name, refresh: refresh && kind === 'area' }),
      ({ milliseconds, errors, compilation }) => {
        say(
          name,
          errors.length === 0
            ? `compiled in ${milliseconds} ms`
            : `does not compile; the last good build goes on\n${errors.join('\n\n')}`,
        );
        changed();
        if (errors.length === 0) built(compilation);
      },
    );
  }

  return {
    update,
    /** By name: `hash` of the last good build (null: none yet) and `errors` of the last one. */
    states: () => Object.fromEntries([...running].map(([name, { watch }]) => [name, watch.state])),
    heads: () => [...running.values()].flatMap(({ head }) => head ?? []),
    /** The version of a part that runs; undefined for others. */
    versionOf: (name) => running.get(name)?.version,
    /** Resolves when nothing is being compiled. */
    settled: () => Promise.all([...running.values()].map(({ watch }) => watch.settled())),
    /** The file an address of a build means, once nothing is being compiled for it; null when it is no address of these parts. */
    async fileAt(pathname) {
      const [, name, version, path] = /^\/(?:remotes\/)?([^/]+)\/([^/]+)\/([\w.~-]+)$/.exec(pathname) ?? [];
      const entry = running.get(name);
      if (!entry || entry.version !== version || pathname.startsWith('/remotes/') !== (entry.part.kind === 'area'))
        return null;
      await entry.watch.settled();
      return join(entry.outDir, path);
    },
    close: () => Promise.all([...running.values()].map(({ watch }) => watch.close())),
  };
}
