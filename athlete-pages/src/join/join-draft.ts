import type { JoinBody } from '@touchline/contracts/join.schema';
import { EMPTY_PERSON, type PersonDraft } from './person-fields.js';

/** A registration as it was typed. It outlives the way back to an earlier step. */
export interface JoinDraft extends PersonDraft {
  code: string;
  birthDate: string;
  firstName: string;
  guardian: string;
}

/** How the team is named: by its code, typed or of the address, or by the key of the link on its poster. */
export type NamedTeam = { code: string } | { posterKey: string };

/** What is sent about the athlete, beside the team. */
export type JoiningPerson = WithoutTeam<JoinBody>;
type WithoutTeam<Body> = Body extends unknown ? Omit<Body, 'registration_code'> : never;

export const EMPTY_DRAFT: JoinDraft = { ...EMPTY_PERSON, code: '', birthDate: '', firstName: '', guardian: '' };

export interface DraftProps {
  draft: JoinDraft;
  edit: (part: Partial<JoinDraft>) => void;
}
