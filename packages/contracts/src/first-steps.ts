import { LINK_MEANING } from './athlete-access-rules.js';
import type { CalendarDate } from './calendar-date.js';
import type { Permission } from './permissions.js';

/** What a new club does first, in order. */
export const FIRST_STEPS = ['team', 'roster', 'week', 'links'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

interface FirstStepWords {
  title: string;
  text: string;
  /** What a role in the team must allow. A coach without a team may create the first one. */
  needs: Permission;
}

export const FIRST_STEP_WORDS: Readonly<Record<FirstStep, FirstStepWords>> = {
  team: { title: 'Create a team', text: 'A name and a sport are enough.', needs: 'administration.write' },
  roster: {
    title: 'Bring the roster',
    text: 'From a spreadsheet or a pasted list. Or hang a poster, and athletes register themselves.',
    needs: 'people.write',
  },
  week: {
    title: 'Plan the week',
    text: 'A practice, repeated every week. Or a list with the dates of the season.',
    needs: 'plan.write',
  },
  links: {
    title: 'Hand out links',
    text: `Athletes answer on their own phones, without an account. ${LINK_MEANING}`,
    needs: 'administration.write',
  },
};

/** The page with the form for a new team. */
export const CREATE_TEAM_ADDRESS = '/team-creation?create=1';

/** A place that a step leads to. */
export interface StepLink {
  label: string;
  to: string;
}

/** Narrows a step down: the day of the first event, or the athlete who gets a link. */
export interface StepFocus {
  day?: CalendarDate | undefined;
  athleteId?: number | undefined;
}

/** Where each step is done. Steps after the first one need a team. */
export function stepLinks(step: FirstStep, teamId: number | null, { day, athleteId }: StepFocus = {}): StepLink[] {
  if (step === 'team') return [{ label: 'Create a team', to: CREATE_TEAM_ADDRESS }];
  if (teamId === null) return [];
  const team = `/team-creation/${teamId}`;
  switch (step) {
    case 'roster':
      return [
        { label: 'File or pasted list', to: `${team}/import` },
        { label: 'Poster', to: `${team}/poster` },
        { label: 'Signed form', to: `${team}?add=signed-form` },
      ];
    case 'week':
      return [
        { label: 'Plan a practice', to: `/calendar?team=${teamId}${day ? `&day=${day}` : ''}&form=add` },
        { label: 'List of dates', to: `${team}/import?target=events` },
      ];
    case 'links':
      return [{ label: 'Make links', to: athleteId === undefined ? `${team}/links` : `${team}?phone=${athleteId}` }];
  }
}
