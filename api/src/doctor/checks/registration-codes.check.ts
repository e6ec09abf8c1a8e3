import { DEMO_CODE_SECONDS } from '../../config/settings.js';
import { ok, warning, type Check } from '../check.js';
import { hasDemoData } from '../demo-data.js';

/** An hour: a coach reads a code to a squad, and athletes type it at home. */
const USUAL_SECONDS = 3600;

export const registrationCodesCheck: Check = {
  subject: 'Registration codes',
  needs: ['REGENERATED_CODE_SECONDS'],
  async run({ settings: { regeneratedCodeSeconds: seconds }, database }) {
    const sentence = `A regenerated registration code is valid for ${seconds} seconds`;
    if (seconds >= USUAL_SECONDS) return ok(`${sentence}.`);
    const isDemonstration = seconds === DEMO_CODE_SECONDS && (await hasDemoData(database).catch(() => false));
    if (isDemonstration) return ok(`${sentence}, as a demonstration needs it.`);
    return warning(
      `${sentence}, which is too short to register with: set REGENERATED_CODE_SECONDS=604800 (a week), otherwise no athlete can register after a team's first week.`,
    );
  },
};
