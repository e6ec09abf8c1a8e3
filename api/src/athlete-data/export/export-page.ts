/** The page of an export, in parts: no script, nothing from the network, and readable on paper. */

export interface PageSection {
  title: string;
  file: string;
  /** Columns that the table shows, with what each means. */
  columns: readonly { name: string; text: string }[];
}

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#111;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem;break-after:avoid}
table{border-collapse:collapse;width:100%;font-size:.85rem}th,td{border:1px solid #999;padding:.25rem .4rem;text-align:left;vertical-align:top;overflow-wrap:break-word;min-width:4.5rem;max-width:24rem}
.wide{overflow-x:auto}
thead{display:table-header-group}tr{break-inside:avoid}dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;font-size:.85rem}
dt{font-weight:600}dd{margin:0}@media print{body{margin:0;max-width:none}.wide{overflow:visible}th,td{min-width:0;overflow-wrap:anywhere}}`;

export function pageHead(title: string, paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
`;
}

export function sectionHead({ title, file, columns }: PageSection): string {
  const meanings = columns.map(({ name, text }) => `<dt>${label(name)}</dt><dd>${escapeHtml(text)}</dd>`).join('\n');
  const heads = columns.map(({ name }) => `<th scope="col">${label(name)}</th>`).join('');
  return `<section>
<h2>${escapeHtml(title)}</h2>
<p><a href="${file}.csv">${file}.csv</a> has all columns, for a spreadsheet.</p>
<dl>
${meanings}
</dl>
<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(title)}">
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
`;
}

export function pageRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>\n`;
}

export const SECTION_END = '</tbody>\n</table>\n</div>\n</section>\n';

export function pageEnd(emptyTitles: readonly string[]): string {
  const nothing =
    emptyTitles.length === 0 ? '' : `<p>Nothing is stored under: ${escapeHtml(emptyTitles.join(', '))}.</p>\n`;
  return `${nothing}</body>\n</html>\n`;
}

/** `2026-11-26 08:02` for an instant, which a row has as ISO 8601 in UTC; any other text as it is. */
export const readableInstant = (text: string): string =>
  text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d{3}Z$/, '$1 $2');

const label = (column: string): string => escapeHtml(column.replace(/_id$/, '').replaceAll('_', ' '));

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character] ?? '');
}
