/** Events of so many days before today are in the ledger. */
export const LEDGER_DAYS = 14;

/**
 * The state of one athlete at one past event: the mark, and whether a training load is recorded for it. `unmarked`
 * also with a load.
 */
export const LEDGER_STATES = [
  'present_without_load',
  'unmarked',
  'absent_with_load',
  'excused_with_load',
  'complete',
  'absent',
  'excused',
  'not_yet_on_team',
] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

const STATE_TEXTS: Readonly<Record<LedgerState, string>> = {
  present_without_load: 'present without RPE',
  unmarked: 'not marked',
  absent_with_load: 'absent with a load',
  excused_with_load: 'excused with a load',
  complete: 'complete',
  absent: 'absent',
  excused: 'excused',
  not_yet_on_team: 'not yet on the team',
};

/** `5 present without RPE` */
export function ledgerStateText(state: LedgerState, count: number): string {
  return `${count} ${STATE_TEXTS[state]}`;
}

/** What a coach can settle: a missing RPE, a missing mark, and a mark that a load contradicts. */
export const OPEN_LEDGER_STATES = [
  'present_without_load',
  'unmarked',
  'absent_with_load',
] as const satisfies readonly LedgerState[];

/** Whether something about this event waits for the coach. */
export function hasOpenStates(counts: Readonly<Record<LedgerState, number>>): boolean {
  return OPEN_LEDGER_STATES.some((state) => counts[state] > 0);
}
