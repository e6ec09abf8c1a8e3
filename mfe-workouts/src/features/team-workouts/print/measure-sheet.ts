import { fitSheet, PAPER_MM, type SheetFit } from './sheet-fit.js';

/** CSS defines 96 pixels per inch of 25.4 mm. */
const PX_PER_MM = 96 / 25.4;

/** Finds the largest setting that fits on a page by measuring an invisible copy of the sheet at paper width. */
export function measureSheet(copy: HTMLElement): SheetFit {
  copy.style.width = `${PAPER_MM.width}mm`;
  return fitSheet(({ size, columns }) => {
    copy.style.fontSize = `${size}pt`;
    copy.style.setProperty('--columns', String(columns));
    return copy.getBoundingClientRect().height / PX_PER_MM;
  });
}
