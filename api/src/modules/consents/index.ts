/**
 * Who agreed that an athlete's answers are stored. Consent is history: rows are added and withdrawn, and
 * `current_athlete_id`, whose unique key allows one per athlete, marks the valid one. A consent or a guardian's address
 * that comes with a registration (`pending-consents.writer.ts`) follows it when a coach accepts a new athlete. It is
 * deleted when the registration is declined or expires, and when the athlete is on a roster already: anybody may have
 * registered in their name. `guardians/` asks guardians by mail, `addresses/` confirms mail addresses; their keys are
 * made when a mail is composed. `guardian_refusals` keeps the day on which a guardian refused for an athlete on the
 * roster, until the next consent. Without a mail server nobody is asked (`MailboxesService.requireServer`).
 */
export { AddressRequestEntity } from './addresses/address-request.entity.js';
export { AddressRequestsService } from './addresses/address-requests.service.js';
export {
  findAddressRequest,
  findConfirmedAddress,
  findUsableAddresses,
  findWaitingAddress,
} from './addresses/addresses.repository.js';
export { confirmAddress, storeConfirmedAddress } from './addresses/addresses.writer.js';
export { AthleteAddressEntity } from './addresses/athlete-address.entity.js';
export { consentDay } from './consent-day.js';
export { isGivenAlone, mayDecide, needsGuardian } from './calc/guardian-rule.js';
export { ConsentEntity, type ConsentEnd } from './consent.entity.js';
export {
  consentNeeded,
  consentTextChanged,
  mailedLinkInvalid,
  tooManyMailedLinks,
  tooManyMails,
} from './consents.errors.js';
export { ConsentsModule } from './consents.module.js';
export {
  findAskedAthlete,
  findCurrentConsent,
  findCurrentConsents,
  findGuardianAgeOf,
  type AskedAthlete,
  type CurrentConsent,
} from './consents.repository.js';
export { ALONE, endConsent, storeConsent, type GivenConsent } from './consents.writer.js';
export { GuardianQuestionsService } from './guardians/guardian-questions.service.js';
export { KnownGuardiansService } from './guardians/known-guardians.service.js';
export { GuardianRefusalEntity } from './guardians/guardian-refusal.entity.js';
export { findRefusal, findRefusals } from './guardians/guardian-refusals.repository.js';
export { storeRefusal } from './guardians/guardian-refusals.writer.js';
export { GuardianRequestEntity } from './guardians/guardian-request.entity.js';
export {
  findAskedForIds,
  findOpenRequest,
  findQuestion,
  type OpenQuestion,
} from './guardians/guardian-requests.repository.js';
export { closeQuestion } from './guardians/guardian-requests.writer.js';
export { plainName, plainText, untilText } from './mail-texts.js';
export { MailedKeysService } from './mailed-keys.service.js';
export { MailboxesService } from './mailboxes.service.js';
export {
  acceptPendingConsent,
  dropPendingConsents,
  findPendingConsents,
  isOfGuardian,
  restorePendingConsents,
  storePendingConsent,
  type PendingConsents,
} from './pending-consents.writer.js';
