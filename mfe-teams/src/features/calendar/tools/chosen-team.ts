import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import type { Owner } from '../model/owner.js';

/** The team whose calendar is shown, or the reason why the team tools are unavailable. */
export type ChosenTeam = { id: number; name: string } | { id: null; reason: string };

const REASONS: Readonly<Record<Exclude<Owner['kind'], 'team' | 'failed'>, string>> = {
  // An athlete's calendar contains individual events, which are neither copied nor published.
  athlete: calendarTexts.teamCalendarOnly,
  all: calendarTexts.selectTeamFirst,
  unknown: calendarTexts.selectTeamFirst,
  loading: calendarTexts.teamsStillLoading,
};

/** The team for copying a week and for the feed. */
export function chosenTeam(owner: Owner): ChosenTeam {
  if (owner.kind === 'team') return { id: owner.teamId, name: owner.label };
  return { id: null, reason: owner.kind === 'failed' ? owner.text : REASONS[owner.kind] };
}
