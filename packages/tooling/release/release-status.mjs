/** What is live on a site, since when and by whom, and what browsers reported about it. */

/**
 * @param registry the site's registry
 * @param log the site's log, oldest entry first
 * @param outcomes of `readOutcomes`; null when they are not known
 * @returns one object per part, the shell first; `since`, `by` and `why` are those of the last change of what is live.
 *   `reports`: of the areas' versions; `trial`: the verdict about the canary. Null where nothing is known
 */
export function releaseStatus(registry, log, outcomes) {
  const shell = registry.shell ? [{ part: 'shell', ...registry.shell, owner: 'shell' }] : [];
  const areas = Object.entries(registry.remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([part, remote]) => ({ part, ...remote, owner: remote.releases[remote.live]?.owner ?? null }));
  return [...shell, ...areas].map(({ part, live, lastGood, blocked, canary = null, owner }) => {
    const entry = log.findLast(({ changes }) =>
      changes.some(
        ({ name, action, to }) => name === part && to === live && (action === 'promote' || action === 'rollback'),
      ),
    );
    const { at: since = null, by = null, why = null } = entry ?? {};
    const reported = outcomes?.find(({ area }) => area === part);
    return {
      part,
      live,
      canary,
      lastGood,
      blocked,
      since,
      by,
      why,
      owner,
      trial: reported?.canary ?? null,
      reports: reported?.versions ?? null,
    };
  });
}

const COLUMNS = {
  part: ({ part }) => part,
  live: ({ live }) => live,
  'loads (failed)': ({ live, reports }) => loadsText(reports?.find(({ version }) => version === live)),
  'on trial': ({ canary, trial }) => (canary ? trialText(canary, trial) : '-'),
  'last good': ({ lastGood }) => lastGood ?? '-',
  blocked: ({ blocked }) => blocked.join(' ') || '-',
  since: ({ since }) => since?.replace(/\.\d+Z$/, 'Z') ?? '-',
  by: ({ by }) => by ?? '-',
  why: ({ why }) => why ?? '-',
  owner: ({ owner }) => owner ?? '-',
};

/** The status as a table of text. */
export function statusTable(rows) {
  const names = Object.keys(COLUMNS);
  const table = [names, ...rows.map((row) => names.map((name) => COLUMNS[name](row)))];
  const widths = names.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  const line = (cells) => cells.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return table.map((cells) => line(cells).trimEnd()).join('\n');
}

function loadsText(report) {
  return report ? `${report.loads} (${report.loads - report.good})` : '-';
}

/** `1.2.0-3f9c2ab, 10 %: 6 of 112 loads`. */
function trialText({ version, share }, trial) {
  const name = `${version}, ${share} %`;
  if (!trial) return name;
  const { verdict, loads, failures, needed } = trial;
  if (verdict === 'passed') return `${name}: passed after ${loads} loads`;
  if (verdict === 'failing') return `${name}: vetoed, ${failures} of ${loads} loads failed`;
  return needed === null ? `${name}: live fails too often to compare` : `${name}: ${loads} of ${loads + needed} loads`;
}
