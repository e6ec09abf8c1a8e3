import { ageOn } from '@touchline/contracts/age';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';

/**
 * Says before saving that a typed birth date ends the consent that the athlete gave alone; null when it does not. Without
 * `access`, which is not loaded or which the coach may not see, it says when it would.
 */
export function consentHint(
  typed: string,
  { first_name: name, date_of_birth: stored }: Pick<Athlete, 'first_name' | 'date_of_birth'>,
  access: Pick<AthleteAccess, 'consent_alone' | 'guardian_age'> | undefined,
  today: CalendarDate,
): string | null {
  if (typed === stored || !isCalendarDate(typed)) return null;
  if (!access) return rosterTexts.consentMayEnd(name);
  const isChild = (ageOn(typed, today) ?? 0) < access.guardian_age;
  return access.consent_alone && isChild ? rosterTexts.consentEnds(name) : null;
}
