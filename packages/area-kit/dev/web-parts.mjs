/** The web parts in development: compiles each one separately, and adds or removes areas with their folders. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellOffer } from '../area/kit.mjs';
import { declaredMetadata } from '../release/describe.mjs';
import { contractOf } from '../release/host-contract.mjs';
import { areaConfig } from '../webpack/preset.mjs';
import { integrityOf } from '../webpack/script-loading-plugin.mjs';
import { devConfig } from './dev-config.mjs';
import { devHead, devVersion } from './dev-registry.mjs';
import { watchPart } from './watch-part.mjs';

/**
 * @param options
 *   `list()`: the current parts; `run`: id of this start; `dir`: folder of the builds; `refreshPlugin`: see `devConfig`;
 *   `contracts`: see `areaConfig`; `shellConfig(options)`: the configuration of the shell, where it is one of the parts;
 *   `log(name, message)`: prints to the terminal; `onChange()`: called when the state for open pages has changed;
 *   `onBuilt(compilation)`: called after each build that compiles
 */
export function createWebParts({
  list,
  run,
  dir,
  refreshPlugin = null,
  contracts,
  shellConfig,
  log,
  onChange,
  onBuilt = () => undefined,
}) {
  const running = new Map();
  const unusable = new Map();

  /** Starts and stops compilers so that they match the current folders and package.json files. */
  function update() {
    const current = new Map(list().map((part) => [part.name, describePart(part) ?? running.get(part.name)]));
    let isChanged = false;
    for (const [name, { key, watch }] of running) {
      if (current.get(name)?.key === key) continue;
      running.delete(name);
      void watch.close();
      isChanged = true;
      if (!current.has(name)) log(name, 'was removed');
    }
    for (const [name, entry] of current) {
      if (!entry) continue;
      const before = running.get(name);
      isChanged ||= JSON.stringify(before?.head) !== JSON.stringify(entry.head);
      running.set(name, { ...entry, watch: before?.watch ?? start(entry) });
    }
    if (isChanged) onChange();
  }

  /** The part's version, registry head and folder; null while the part is incomplete, which is logged once. */
  function describePart(part) {
    try {
      const source = part.kind === 'shell' ? 'src/main.tsx' : 'src/area.tsx';
      if (!existsSync(join(part.dir, source))) throw new Error(`there is no ${source} yet`);
      const version = devVersion(part, run);
      const head = part.kind === 'area' ? devHead(part, run) : null;
      unusable.delete(part.name);
      return {
        part,
        version,
        head,
        key: `${version} ${head?.contract ?? shellOffer().contract}`,
        outDir: join(dir, part.name, version),
      };
    } catch (error) {
      if (unusable.get(part.name) !== error.message) log(part.name, `is not updated: ${error.message}`);
      unusable.set(part.name, error.message);
      return null;
    }
  }

  function start({ part, version, outDir }) {
    const { name, kind } = part;
    const options = { dir: part.dir, outDir, version };
    const config =
      kind === 'shell'
        ? shellConfig(options)
        : areaConfig({
            ...options,
            name,
            ...contractOf(part),
            shared: declaredMetadata(part).shared,
            contracts,
          });
    // Fast Refresh is for areas only: a change of the shell or of the kit reloads the page.
    return watchPart(
      devConfig(config, { part: name, refreshPlugin: kind === 'area' ? refreshPlugin : null }),
      ({ milliseconds, errors, compilation }) => {
        log(
          name,
          errors.length === 0
            ? `compiled in ${milliseconds} ms`
            : `does not compile; the last good build stays\n${errors.join('\n\n')}`,
        );
        onChange();
        if (errors.length === 0) onBuilt(compilation);
      },
    );
  }

  return {
    update,
    /** By name: `hash` of the last good build (null: none yet) and `errors` of the last build. */
    states: () => Object.fromEntries([...running].map(([name, { watch }]) => [name, watch.state])),
    /** The data of the areas before they compile. */
    heads: () => [...running.values()].flatMap(({ head }) => head ?? []),
    /** The heads for the registry, each with the entry of the last good build. */
    servedHeads: () => [...running.values()].flatMap(({ head, outDir }) => (head ? withEntry(head, outDir) : [])),
    /** The version of a compiled part; undefined for other names. */
    versionOf: (name) => running.get(name)?.version,
    /** Resolves when no build is running. */
    whenIdle: () => Promise.all([...running.values()].map(({ watch }) => watch.whenIdle())),
    /** The file of a build at `pathname`, after a running build has finished; null for addresses of other things. */
    async fileAt(pathname) {
      const [, name, version, path] = /^\/(?:remotes\/)?([^/]+)\/([^/]+)\/([\w.~-]+)$/.exec(pathname) ?? [];
      const entry = running.get(name);
      if (!entry || entry.version !== version || pathname.startsWith('/remotes/') !== (entry.part.kind === 'area'))
        return null;
      await entry.watch.whenIdle();
      return join(entry.outDir, path);
    },
    close: () => Promise.all([...running.values()].map(({ watch }) => watch.close())),
  };
}

/**
 * The head with the entry that was built last, under a name of its own, which stays: an open page may know the registry of
 * an earlier build. Without a build the entry is missing, and the page says so.
 */
function withEntry(head, outDir) {
  const built = join(outDir, head.entry.path);
  if (!existsSync(built)) return head;
  const content = readFileSync(built);
  const path = `remoteEntry.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`;
  const copy = join(outDir, path);
  if (!existsSync(copy)) writeFileSync(copy, content);
  return { ...head, entry: { ...head.entry, path, integrity: integrityOf(content) } };
}
