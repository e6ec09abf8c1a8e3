import { sideText, type SheetColumn } from './sheet-tests.js';

/** The fields of one test and side, which are its trials. */
export interface ColumnGroup {
  key: string;
  /** `Nordbord (N), left`. */
  label: string;
  /** In the order of the trials, at least one. */
  columns: readonly SheetColumn[];
  first: SheetColumn;
}

/** The columns of a sheet by test and side, in their order. */
export function columnGroups(columns: readonly SheetColumn[]): ColumnGroup[] {
  const groups = new Map<string, SheetColumn[]>();
  for (const column of columns) {
    const { test, side } = column;
    const key = `${test.product ?? test.measure} ${side}`;
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups].flatMap(([key, ofGroup]) => {
    const [first] = ofGroup;
    if (!first) return [];
    const side = sideText(first.side);
    return [{ key, label: side === '' ? first.test.label : `${first.test.label}, ${side}`, columns: ofGroup, first }];
  });
}
