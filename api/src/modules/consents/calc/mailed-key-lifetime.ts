import { GUARDIAN_HOURS } from '@touchline/contracts/athlete-access-rules';

/** For how long the key in a mail to a typed address is good; then nothing is left of what it asked. */
export const MAILED_KEY_LIFETIME_MS = GUARDIAN_HOURS * 3_600_000;
