import { fitSheet, PAPER_MM, type SheetFit } from './sheet-fit.js';

const PX_PER_MM = 96 / 25.4;

/** Sets a copy of the sheet that nobody sees in each size, as wide as paper, until it is no higher than a page. */
export function measuredFit(copy: HTMLElement): SheetFit {
  copy.style.width = `${PAPER_MM.width}mm`;
  return fitSheet(({ size, columns }) => {
    copy.style.fontSize = `${size}pt`;
    copy.style.setProperty('--columns', String(columns));
    return copy.getBoundingClientRect().height / PX_PER_MM;
  });
}
