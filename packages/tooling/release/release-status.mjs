/** The table of what is live, since when and by whom, and what browsers reported about it. */

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

/** The rows of `releaseStatus` as a table of text. */
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
export function trialText({ version, share }, trial) {
  const name = `${version}, ${share} %`;
  if (!trial) return name;
  const { verdict, loads, failures, needed } = trial;
  if (verdict === 'passed') return `${name}: passed after ${loads} loads`;
  if (verdict === 'failing') return `${name}: vetoed, ${failures} of ${loads} loads failed`;
  return needed === null ? `${name}: live fails too often to compare` : `${name}: ${loads} of ${loads + needed} loads`;
}
