import { fullName } from '@touchline/contracts/athlete-labels';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { AskedPerson, Teammate } from '@touchline/contracts/imports.schema';
import { Box, Card, MenuItem, TextField, Typography } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';

/** An athlete of the coach, null for somebody new. */
export type PersonAnswer = { athlete_id: number | null; is_skipped: boolean };

interface PeoplePanelProps {
  asked: readonly AskedPerson[];
  /** Whom the names may mean beside the candidates; null where somebody new may be meant. */
  team: readonly Teammate[] | null;
  onAnswer: (person: AskedPerson, answer: PersonAnswer) => void;
}

const NEW = 'new';
const SKIPPED = 'skipped';

type Candidate = AskedPerson['candidates'][number];

/** Names of the file that may be athletes of the coach: each is answered once, and kept for the next file. */
export function PeoplePanel({ asked, team, onAnswer }: PeoplePanelProps) {
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{(team ? importTexts.asksWhose : importTexts.asks)(asked.length)}</Typography>
      {asked.map((person) => (
        <Box key={`${person.sheet} ${person.line}`} sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <Typography>
            <strong>{person.name}</strong>
            {`, ${team ? importTexts.recordsOf(person.rows) : importTexts.born(day(person.date_of_birth))}`}
            {` (${importTexts.line(person.sheet, person.line)})`}
          </Typography>
          <TextField
            select
            size="small"
            label={person.name}
            value=""
            onChange={({ target }) => onAnswer(person, toAnswer(target.value))}
            sx={{ maxWidth: 480 }}
          >
            {person.candidates.map((candidate) => (
              <MenuItem
                key={candidate.athlete_id}
                value={String(candidate.athlete_id)}
                sx={{ minHeight: 44, whiteSpace: 'normal' }}
              >
                {candidateText(candidate)}
              </MenuItem>
            ))}
            {team ? (
              othersOf(team, person).map((athlete) => (
                <MenuItem key={athlete.athlete_id} value={String(athlete.athlete_id)} sx={{ minHeight: 44 }}>
                  {fullName(athlete)}
                </MenuItem>
              ))
            ) : (
              <MenuItem value={NEW} sx={{ minHeight: 44 }}>
                {importTexts.someoneNew}
              </MenuItem>
            )}
            <MenuItem value={SKIPPED} sx={{ minHeight: 44 }}>
              {importTexts.leaveOut}
            </MenuItem>
          </TextField>
        </Box>
      ))}
    </Card>
  );
}

const othersOf = (team: readonly Teammate[], { candidates }: AskedPerson): Teammate[] =>
  team.filter(({ athlete_id: id }) => candidates.every((candidate) => candidate.athlete_id !== id));

const day = (date: string | null) => (date === null ? null : formatMediumDate(date));

const candidateText = (candidate: Candidate): string =>
  [
    fullName(candidate),
    importTexts.born(day(candidate.date_of_birth)),
    candidate.team_name,
    candidate.archived ? importTexts.archived : [],
  ]
    .flat()
    .join(', ');

const toAnswer = (value: string): PersonAnswer => ({
  athlete_id: value === NEW || value === SKIPPED ? null : Number(value),
  is_skipped: value === SKIPPED,
});
