import type {
  ConfirmAddressBody,
  GuardianAnswerBody,
  GuardianQuestion,
  GuardianQuestionBody,
  JoinBody,
  JoinRules,
  OwnAddress,
  OwnAddressBody,
  OwnConsent,
  OwnConsentBody,
  PaperConsentBody,
  PosterJoinBody,
  PosterKeyBody,
  SignedAthlete,
  SignedAthleteBody,
} from '../join.schema.js';
import type { RegistrationAnswer } from '../registrations.schema.js';

/** Registration with consent, and changes of a consent. */
export interface JoinRoutes {
  'GET /api/join/rules': { answer: JoinRules };
  'POST /api/join': { body: JoinBody; answer: RegistrationAnswer };
  'POST /api/join/poster': { body: PosterJoinBody; answer: RegistrationAnswer };
  'POST /api/join/poster/link': { body: PosterKeyBody };
  'POST /api/join/guardian/question': { body: GuardianQuestionBody; answer: GuardianQuestion };
  'POST /api/join/guardian': { body: GuardianAnswerBody };
  'GET /api/athlete/consent': { answer: OwnConsent };
  'POST /api/athlete/consent': { body: OwnConsentBody; answer: OwnConsent };
  'DELETE /api/athlete/consent': { answer: undefined };
  'POST /api/consents': { body: PaperConsentBody };
  'DELETE /api/consents/{athleteId}': { params: { athleteId: number } };
  'POST /api/athletes': { body: SignedAthleteBody; answer: SignedAthlete };
  'GET /api/athlete/address': { answer: OwnAddress };
  'PUT /api/athlete/address': { body: OwnAddressBody; answer: RegistrationAnswer };
  'POST /api/join/address': { body: ConfirmAddressBody };
}
