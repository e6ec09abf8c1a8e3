import { EMPTY_PERSON, type PersonDraft } from './person-fields.js';

/** A registration as it was typed. It outlives the way back to an earlier step. */
export interface JoinDraft {
  code: string;
  birthDate: string;
  firstName: string;
  guardian: string;
  person: PersonDraft;
}

export const EMPTY_DRAFT: JoinDraft = { code: '', birthDate: '', firstName: '', guardian: '', person: EMPTY_PERSON };

export interface DraftProps {
  draft: JoinDraft;
  edit: (part: Partial<JoinDraft>) => void;
}
