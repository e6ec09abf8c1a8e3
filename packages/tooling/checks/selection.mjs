/** Selects what a run of the checks consists of. Pure; `changed-files.mjs` reads its input from git and the folders. */
import { filesThatNeed } from './import-graph.mjs';

const DOCUMENTATION = /\.md$|^docs\//;
/** Specs and tests that only a complete run, or a change of what they test, starts: they take long or start many processes. */
const ONLY_IN_COMPLETE_RUN = /\.full(\.int\.spec\.ts|\.test\.mjs)$/;
const SOURCE = /\.(ts|tsx|mjs|cjs|js|json)$/;
const TOOL_TEST = /^(packages\/tooling|cluster)\/test\/[^/]+\.test\.mjs$/;
/** Sources of the kit's types, and their reports. */
const KIT_FILE = /^packages\/(contracts|ui)\//;
/** Releases, the registry, and areas of other repositories. */
const RELEASE_FOLDERS = [
  ...['packages/release/', 'packages/area-kit/', 'shell/src/areas/', 'api/src/modules/releases/', 'api/src/site/'],
  ...['release', 'webpack', 'kit', 'area-kit'].map((name) => `packages/tooling/${name}/`),
];
/** Stories that make releases, of which the short set has one. */
const RELEASE_STORY =
  /\/(own-repository|raised-runtime|releases|releases-and-marks|signed-registry|two-instances|withdrawn-shell)\.spec\.ts$/;
/** What stories of every area pass through. */
const COMMON_FILE = /^(packages\/(ui|contracts)|shell|api|athlete-pages|e2e\/support)\//;
const SPEC_FILE = /\.spec\.tsx?$|\/testing\/|^api\/test\//;
/** Databases with millions of rows: what decides how they are read. */
const LARGE_DATA_FILE = /^api\/(test\/size|src\/database)\//;

/**
 * @param {object} run
 * @param {'complete' | 'short' | 'changed'} run.extent everything; the short set and what the changes need; only what the changes need
 * @param {string[]} run.changed changed, added or removed files, as paths from the root with `/`
 * @param {object} repository
 * @param {string[]} repository.files all files
 * @param {Map<string, Set<string>>} repository.graph see `dependencyGraph`
 * @param {{ room: string, prefixes: string[] }[]} repository.areas with the athletes' pages
 * @param {{ file: string, text: string }[]} repository.stories each with the text of the support files that it imports
 * @param {Record<string, string>} repository.onMariaDb specs of the short set on MariaDB, each with its reason
 * @returns {Selection} for each layer: null is all of it, an empty list or false nothing
 *
 * @typedef {object} Selection
 * @property {string[] | null} types programs
 * @property {string[] | null} lint files
 * @property {boolean} kit
 * @property {string[] | null} tooling test files
 * @property {string[] | null} unit rooms
 * @property {string[] | null} sqlite specs by their path in `api/test`, without ending
 * @property {string[] | null} mariadb likewise
 * @property {boolean} size
 * @property {{ short: boolean, files: string[] } | null} browser whether the stories of the short set run, and story files of which
 *   all run
 * @property {boolean} isShortSet whether the changes add nothing to the short set, so that budgets apply
 */
export function select({ extent, changed }, { files, graph, areas, stories, onMariaDb }) {
  if (extent === 'complete')
    return { ...ALL, tooling: null, sqlite: null, mariadb: null, size: true, browser: null, isShortSet: false };

  const code = changed.filter((file) => !DOCUMENTATION.test(file));
  const affected = filesThatNeed(graph, code);
  const specs = files.flatMap((file) => /^api\/test\/(.+)\.int\.spec\.ts$/.exec(file)?.[1] ?? []);
  const isShort = (file) => !ONLY_IN_COMPLETE_RUN.test(file);
  const ofModules = specsOfChangedModules(code, specs);
  const touched = {
    tooling: [...new Set([...changed, ...affected])].filter((file) => TOOL_TEST.test(file) && files.includes(file)),
    browser: {
      short: [...affected].some((file) => COMMON_FILE.test(file) && !SPEC_FILE.test(file)),
      files: storiesOf(code, affected, areas, stories),
    },
    size: code.some((file) => LARGE_DATA_FILE.test(file)),
  };
  if (extent === 'short') {
    const tooling = files.filter((file) => TOOL_TEST.test(file) && (isShort(file) || touched.tooling.includes(file)));
    const sqlite = specs.filter((name) => isShort(`${name}.int.spec.ts`) || ofModules.includes(name));
    const mariadb = specs.filter((name) => name in onMariaDb || ofModules.includes(name));
    return {
      ...ALL,
      tooling,
      sqlite,
      mariadb,
      size: touched.size,
      browser: { ...touched.browser, short: true },
      isShortSet: ofModules.length === 0 && touched.browser.files.length === 0 && tooling.every(isShort),
    };
  }

  const rooms = new Set([...affected].map(roomOf));
  const everyRoom = rooms.has(null);
  const isWeb = (room) => room === 'packages/ui' || room === 'shell' || room.startsWith('mfe-');
  const changedRooms = [...rooms].filter((room) => room !== null);
  return {
    types: everyRoom
      ? null
      : [
          ...(changedRooms.some(isWeb) ? ['web'] : []),
          ...changedRooms.filter((room) => !isWeb(room) && !/^packages\/(tooling|area-kit)$/.test(room)),
        ],
    lint: code.filter((file) => SOURCE.test(file)),
    kit: code.some((file) => KIT_FILE.test(file)),
    tooling: touched.tooling,
    unit: everyRoom
      ? null
      : changedRooms.filter((room) => !/^(e2e|bench\/.+|cluster|packages\/(tooling|area-kit))$/.test(room)),
    sqlite: onlySpecsChanged(code) ? ofModules : specs.filter((name) => isShort(`${name}.int.spec.ts`)),
    mariadb: ofModules,
    size: touched.size,
    browser: touched.browser,
    isShortSet: false,
  };
}

const ALL = { types: null, lint: null, kit: true, unit: null };

/** The room of a file; null for files of the whole tree, such as the lockfile, which affect all rooms. */
function roomOf(file) {
  return /^(packages\/[^/]+|shell|api|athlete-pages|e2e|bench\/[^/]+|cluster|mfe-[^/]+)\//.exec(file)?.[1] ?? null;
}

/** Whether the API is unchanged but for its specs. */
const onlySpecsChanged = (code) =>
  code.every((file) => !/^(api|packages\/contracts)\//.test(file) || file.endsWith('.spec.ts'));

/** The specs in the folders of `api/test` that are called as the changed modules and folders of `api/src`, and changed specs. */
function specsOfChangedModules(code, specs) {
  const folders = new Set(
    code.flatMap((file) => {
      const [, folder] =
        /^api\/src\/(?:modules\/|common\/)?([^/]+)\//.exec(file) ?? /^api\/src\/([a-z]+)-command\.ts$/.exec(file) ?? [];
      if (/\.spec\.ts$/.test(file) || folder === undefined) return [];
      return folder === 'database' ? ['database', 'mariadb', 'sqlite', 'backup'] : folder;
    }),
  );
  return specs.filter((name) => folders.has(name.split('/')[0]) || code.includes(`api/test/${name}.int.spec.ts`));
}

/**
 * Changed stories, and those with an address of an area in which a file needs one that has changed. A change of the shell runs
 * those without an address of any area, and a change of how releases go live those that make releases.
 */
function storiesOf(code, affected, areas, stories) {
  const rooms = new Set([...affected].filter((file) => !SPEC_FILE.test(file)).map(roomOf));
  const mentions = (text, { prefixes }) => prefixes.some((prefix) => text.includes(prefix));
  const isAffected = (text) =>
    areas.some((area) => rooms.has(area.room) && mentions(text, area)) ||
    (rooms.has('shell') && !areas.some((area) => mentions(text, area)));
  const areReleasesChanged = code.some((file) => RELEASE_FOLDERS.some((folder) => file.startsWith(folder)));
  return stories
    .filter(
      ({ file, text }) => code.includes(file) || (RELEASE_STORY.test(file) ? areReleasesChanged : isAffected(text)),
    )
    .map(({ file }) => file);
}
