import { TEAM_NAME_TAKEN } from '@touchline/contracts/error-codes';
import type { Sport } from '@touchline/contracts/sports';
import { requiredText, z, type AppForm, type FormSchema } from '@touchline/ui/forms';
import { ApiError, sentenceOf } from '@touchline/ui/host';
import { TEAM_NAME_MAX } from '@touchline/contracts/team-name';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import type { NewTeam } from './team-request.js';

export type TeamValues = { sport: Sport | null; name: string };

const sport = z.custom<Sport>((chosen) => chosen !== null, teamTexts.sportMissing);

/** An empty name is allowed: the server then names the team after its sport. */
export const newTeamSchema: FormSchema<NewTeam> = z.object({ sport, name: z.string() });

export const teamSchema: FormSchema<NewTeam> = z.object({
  sport,
  name: requiredText(TEAM_NAME_MAX, teamTexts.nameMissing),
});

/** Shows why a team was not stored: a taken name at its field. */
export function showTeamError<TValues extends { name: string }, TSent extends object>(
  { setError, showError }: AppForm<TValues, TSent>,
  error: unknown,
  sentence: string,
): void {
  if (ApiError.hasCode(error, TEAM_NAME_TAKEN))
    setError('name' as never, { type: 'server', message: sentenceOf(error, sentence) }, { shouldFocus: true });
  else showError(error, sentence);
}
