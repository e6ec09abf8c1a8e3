import { EMPTY_PERSON, type PersonDraft } from './person-fields.js';

/** A registration as it was typed. It outlives the way back to an earlier step. */
export interface JoinDraft extends PersonDraft {
  code: string;
  birthDate: string;
  firstName: string;
  guardian: string;
}

export const EMPTY_DRAFT: JoinDraft = { ...EMPTY_PERSON, code: '', birthDate: '', firstName: '', guardian: '' };

export interface DraftProps {
  draft: JoinDraft;
  edit: (part: Partial<JoinDraft>) => void;
}
