import type { Athlete } from '@touchline/contracts/athletes.schema';

/** The actions on an athlete of the roster. */
export type RowAction = 'edit' | 'availability' | 'answers' | 'move' | 'archive' | 'bringBack';

export type OnRowAction = (action: RowAction, athlete: Athlete) => void;
