import { z } from 'zod';
import { GUARDIAN_NAME_MAX, RELATION_MAX } from './athlete-limits.js';
import { athletePersonShape } from './athlete-person.schema.js';
import { CONSENT_TEXT_VERSION_MAX } from './consent-text.js';
import { requiredText } from './required-text.js';
import { calendarDateSchema, idSchema } from './wire.schema.js';
import { wordSchema } from './word.schema.js';

const { first_name, email, external_id: _ofApps, date_of_birth: _optional, ...others } = athletePersonShape;

/** The version of the text that was shown and ticked; another one than today's is refused, so that the text is read again. */
const textVersion = z
  .string('must be text')
  .min(1, 'must not be empty')
  .max(CONSENT_TEXT_VERSION_MAX, `must have at most ${CONSENT_TEXT_VERSION_MAX} characters`);
const registrationCode = z
  .string('must be text')
  .min(1, 'must not be empty')
  .max(40, 'must have at most 40 characters');
/** The key of a guardian's mail or of a poster. Any text is accepted; an invalid key is answered like an unknown one. */
const key = z.string('must be text').min(1, 'must not be empty').max(100, 'must have at most 100 characters');

/** What the join page has to know before a code is typed. */
export const joinRulesSchema = z.object({
  /** Under this age a guardian is asked: the highest of the clubs of this installation. */
  guardian_age: z.int().nonnegative(),
  text_version: z.string(),
  /** Whether mails can be sent at all. Without, the club has a printed form. */
  sends_mail: z.boolean(),
});
export type JoinRules = z.infer<typeof joinRulesSchema>;

/** An athlete who is old enough to decide. The answer never tells whether a code is valid. */
const joinAloneShape = {
  first_name,
  email,
  ...others,
  date_of_birth: calendarDateSchema,
  text_version: textVersion,
};

/** A younger one: nothing but what the mail to the guardian needs. */
const joinByGuardianShape = { first_name, date_of_birth: calendarDateSchema, guardian_email: email };

const CHILD_EXAMPLE = { first_name: 'Ada', date_of_birth: '2014-12-10', guardian_email: 'guardian@example.org' };

/** Joining by the code of a team, as it was typed. */
export const joinBodySchema = z
  .union([
    z.strictObject({ registration_code: registrationCode, ...joinAloneShape }),
    z.strictObject({ registration_code: registrationCode, ...joinByGuardianShape }),
  ])
  .meta({ examples: [{ registration_code: 'ABCD2345', ...CHILD_EXAMPLE }] });
export type JoinBody = z.infer<typeof joinBodySchema>;

/** Joining by the link on the poster of a team. */
export const posterJoinBodySchema = z
  .union([
    z.strictObject({ poster_key: key, ...joinAloneShape }),
    z.strictObject({ poster_key: key, ...joinByGuardianShape }),
  ])
  .meta({ examples: [{ poster_key: '0123456789ABCDEFGHJKMNPQRS', ...CHILD_EXAMPLE }] });
export type PosterJoinBody = z.infer<typeof posterJoinBodySchema>;

/** Whether the link of a poster works. Reading it changes nothing. */
export const posterKeyBodySchema = z.strictObject({ key });
export type PosterKeyBody = z.infer<typeof posterKeyBodySchema>;

/** What a guardian is asked. Reading it changes nothing. */
export const guardianQuestionBodySchema = z.strictObject({ key });
export type GuardianQuestionBody = z.infer<typeof guardianQuestionBodySchema>;
export const guardianQuestionSchema = z.object({
  /** `join`: the registration is completed here; `answers`: the athlete is on the roster already. */
  about: z.enum(['join', 'answers']),
  first_name: z.string(),
  date_of_birth: calendarDateSchema,
  team_name: z.string(),
  club_name: z.string(),
  expires_at: z.iso.datetime(),
  text_version: z.string(),
});
export type GuardianQuestion = z.infer<typeof guardianQuestionSchema>;

/** The guardian's answer. `person` completes a registration, and is left out for an athlete on the roster. */
export const guardianAnswerBodySchema = z
  .discriminatedUnion('agrees', [
    z.strictObject({
      agrees: z.literal(true),
      key,
      guardian_name: requiredText(GUARDIAN_NAME_MAX),
      relation: requiredText(RELATION_MAX),
      text_version: textVersion,
      person: z.strictObject({ email, ...others }).optional(),
    }),
    z.strictObject({ agrees: z.literal(false), key }),
  ])
  .meta({
    examples: [
      {
        agrees: true,
        key: '0123456789ABCDEFGHJKMNPQRS',
        guardian_name: 'Eve Byron',
        relation: 'Mother',
        text_version: '2026-11',
      },
    ],
  });
export type GuardianAnswerBody = z.infer<typeof guardianAnswerBodySchema>;

/**
 * The same question to an athlete who is on the roster already, from their device. With the birth date on file, that one
 * counts; without, the sent one is stored. Under the club's age `guardian_email` is needed and nothing is given yet.
 */
export const ownConsentBodySchema = z
  .strictObject({
    text_version: textVersion,
    date_of_birth: calendarDateSchema.optional(),
    guardian_email: email.optional(),
  })
  .meta({ examples: [{ text_version: '2026-11', date_of_birth: '2008-12-10' }] });
export type OwnConsentBody = z.infer<typeof ownConsentBodySchema>;

/** Where a consent stands, for the athlete. */
export const ownConsentSchema = z.object({
  state: z.enum(['needed', 'guardian', 'given']),
  /** Whether the club knows the birth date, and so needs not ask for it. */
  knows_birth_date: z.boolean(),
  /** Whether a guardian has to be asked; null when that depends on a birth date that the club does not know. */
  needs_guardian: z.boolean().nullable(),
  guardian_age: z.int().nonnegative(),
  given_by: wordSchema(['athlete', 'guardian', 'paper']).nullable(),
  given_at: z.iso.datetime().nullable(),
  text_version: z.string().nullable(),
  /** The day on which a guardian refused, at the club; null without a refusal, and after a later consent. */
  guardian_refused_on: calendarDateSchema.nullable(),
});
export type OwnConsent = z.infer<typeof ownConsentSchema>;

/** The data on a signed form beside the athlete's. */
const signedFormShape = {
  /** The day of the signature. */
  signed_on: calendarDateSchema,
  text_version: textVersion,
  /** Null when the athlete signed alone. */
  guardian_name: requiredText(GUARDIAN_NAME_MAX).nullable(),
  relation: requiredText(RELATION_MAX).nullable(),
};

/** A signed form on paper, as a coach records it. */
export const paperConsentBodySchema = z.strictObject({ athlete_id: idSchema, ...signedFormShape }).meta({
  examples: [
    {
      athlete_id: 7,
      signed_on: '2026-11-05',
      text_version: '2026-11',
      guardian_name: 'Eve Byron',
      relation: 'Mother',
    },
  ],
});
export type PaperConsentBody = z.infer<typeof paperConsentBodySchema>;
export type SignedForm = Omit<PaperConsentBody, 'athlete_id'>;

/** An athlete who is on no roster yet, with the form that was signed for them. */
export const signedAthleteBodySchema = z
  .strictObject({
    team_id: idSchema,
    first_name,
    ...others,
    email: email.optional(),
    position: others.position.optional(),
    date_of_birth: calendarDateSchema,
    ...signedFormShape,
    /** True: the coach knows that there is somebody of this name and birth date, and means another person. */
    is_another: z.boolean('must be true or false').optional(),
  })
  .meta({
    examples: [
      {
        team_id: 3,
        first_name: 'Ada',
        last_name: 'Byron',
        date_of_birth: '2014-12-10',
        signed_on: '2026-11-05',
        text_version: '2026-11',
        guardian_name: 'Eve Byron',
        relation: 'Mother',
      },
    ],
  });
export type SignedAthleteBody = z.infer<typeof signedAthleteBodySchema>;
export const signedAthleteSchema = z.object({ athlete_id: idSchema });
export type SignedAthlete = z.infer<typeof signedAthleteSchema>;

/** A mail address of the athlete, or of the guardian, to which links may be mailed once it is confirmed. */
export const ownAddressBodySchema = z.strictObject({ email }).meta({ examples: [{ email: 'ada@athletes.example' }] });
export type OwnAddressBody = z.infer<typeof ownAddressBodySchema>;
export const ownAddressSchema = z.object({
  /** The confirmed address with most letters hidden ("a•••@athletes.example"); null without one. */
  confirmed: z.string().nullable(),
  /** Whether a mail waits to be confirmed. */
  is_waiting: z.boolean(),
});
export type OwnAddress = z.infer<typeof ownAddressSchema>;
export const confirmAddressBodySchema = z.strictObject({ key });
export type ConfirmAddressBody = z.infer<typeof confirmAddressBodySchema>;
