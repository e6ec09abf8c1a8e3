/** The table of live versions, since when and by whom, and browsers' reports about them. */

const COLUMNS = {
  part: ({ part }) => part,
  live: ({ live }) => live,
  'loads (failed)': ({ live, reports }) => loadsText(reports?.find(({ version }) => version === live)),
  'on trial': ({ canary, trial }) => (canary ? trialText(canary, trial) : '-'),
  'last good': ({ lastGood }) => lastGood ?? '-',
  blocked: ({ blocked }) => blocked.join(' ') || '-',
  since: ({ since }) => instant(since),
  by: ({ by }) => by ?? '-',
  why: ({ why }) => why ?? '-',
  owner: ({ owner }) => owner ?? '-',
};

/** The rows of `releaseStatus` as a table of text. */
export const statusTable = (rows) => textTable(COLUMNS, rows);

function textTable(columns, rows) {
  const names = Object.keys(columns);
  const table = [names, ...rows.map((row) => names.map((name) => columns[name](row)))];
  const widths = names.map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  const line = (cells) => cells.map((cell, column) => cell.padEnd(widths[column])).join('  ');
  return table.map((cells) => line(cells).trimEnd()).join('\n');
}

const VERSION_COLUMNS = {
  version: ({ version }) => version,
  is: ({ role }) => role ?? '-',
  loads: ({ loads }) => String(loads),
  failures: ({ failures }) =>
    Object.entries(failures)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ') || '-',
  first: ({ firstAt }) => instant(firstAt),
  last: ({ lastAt }) => instant(lastAt),
  vetoed: ({ vetoedAt }) => instant(vetoedAt),
  'ran well': ({ isProven }) => (isProven ? 'yes' : '-'),
};

/** What browsers reported about each version of a part, as a table of text; null where nothing is known. */
export const versionsTable = ({ reports }) => (reports === null ? null : textTable(VERSION_COLUMNS, reports));

const instant = (text) => text?.replace(/\.\d+Z$/, 'Z') ?? '-';

function loadsText(report) {
  return report ? `${report.loads} (${report.loads - report.good})` : '-';
}

/** `1.2.0-3f9c2ab, 10 %: 6 of 112 loads`. */
export function trialText({ version, share }, trial) {
  const name = `${version}, ${share} %`;
  if (!trial) return name;
  const { verdict, loads, failures, needed } = trial;
  if (verdict === 'passed') return `${name}: passed after ${loads} loads`;
  if (verdict === 'failing') return `${name}: vetoed, ${failures} of ${loads} loads failed`;
  return needed === null ? `${name}: live fails too often to compare` : `${name}: ${loads} of ${loads + needed} loads`;
}
