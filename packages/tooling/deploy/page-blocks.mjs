/** The command blocks of `deploy/README.md`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';

export const PAGE = join(ROOT, 'deploy/README.md');

/**
 * @param {string} [page] Markdown; by default that of the page
 * @returns {{ step: number | null, tag: string, commands: string, line: number }[]} in order. `step`: the number of the heading above,
 *   null after the last step; `tag`: the word behind `sh`, `walk` or `by-hand`; empty without one
 */
export function commandBlocks(page = readFileSync(PAGE, 'utf8')) {
  const blocks = [];
  let step = null;
  let block = null;
  for (const [at, line] of page.split('\n').entries()) {
    if (block !== null && line.trim() === '```') {
      blocks.push({ ...block, commands: block.lines.join('\n') });
      block = null;
    } else if (block !== null) block.lines.push(line);
    else if (line.startsWith('## ')) step = Number(/^## (\d+)\. /.exec(line)?.[1] ?? NaN) || null;
    else if (line.startsWith('```')) {
      const [language, tag = ''] = line.slice(3).split(' ');
      block = { step, tag: language === 'sh' ? tag : '', line: at + 1, lines: [] };
    }
  }
  return blocks;
}
