import type { Athlete } from '@touchline/contracts/athletes.schema';

/** What can be done about one athlete of the list. */
export type RowAction = 'edit' | 'move' | 'archive' | 'bringBack';

export type OnRowAction = (action: RowAction, athlete: Athlete) => void;
