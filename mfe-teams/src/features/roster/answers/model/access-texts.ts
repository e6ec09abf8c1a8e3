import { answeringState } from '@touchline/contracts/answering-state';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import { dayText, momentText } from '../../../../shared/moment-text.js';

/** `Link until Dec 10`, `No link` or `Link ended`. */
export function linkText({ link, link_until: until }: Pick<AthleteAccess, 'link' | 'link_until'>): string {
  if (link === 'open' && until !== null) return answersTexts.linkUntil(dayText(until));
  return link === 'none' ? answersTexts.noLink : answersTexts.linkEnded;
}

/** When one of the devices was last used; null without a device. */
export function lastUsed({ devices }: Pick<AthleteAccess, 'devices'>): string | null {
  const latest = devices.map(({ last_used_at: at }) => at).sort();
  return latest.at(-1) ?? null;
}

/** What lists add to an athlete's state: what there is already. Null where the state says it. */
export function detailText(access: AthleteAccess): string | null {
  const state = answeringState(access);
  const used = lastUsed(access);
  if (state === 'ready') return answersTexts.lastUsed(momentText(used ?? ''));
  if (state === 'no-link' && access.link === 'none') return null;
  return used === null ? linkText(access) : answersTexts.pairedDevice;
}

/** Who gave the consent and when: `Given by the guardian on Nov 05, 2026, text 2026-11`. */
export function consentText(access: AthleteAccess): string {
  const { consent, consent_by: by, consent_on: on, consent_version: version, guardian_refused_on: refusedOn } = access;
  if (consent === 'guardian') return answersTexts.guardianAsked;
  if (refusedOn !== null && consent === 'none') return answersTexts.guardianRefused(formatMediumDate(refusedOn));
  if (consent === 'none' || by === null)
    return access.needs_guardian === true ? answersTexts.guardianNeeded : answersTexts.noConsent;
  return answersTexts.consentGiven(by, on === null ? null : formatMediumDate(on), version);
}
