import { useState } from 'react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { Survey } from '@touchline/contracts/surveys.schema';
import { Box, Button, MenuItem, QueryPanel, TextField, Typography, useToday } from '@touchline/ui';
import { sentenceOf, useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { questionsTexts } from '../../../shared/texts/measures-texts.js';
import { surveysQuery } from '../api/surveys.js';
import { SectionCard } from '../components/section-card.js';
import { questionText } from './question-list.js';
import { QuestionsDialog } from './questions-dialog.js';

const QUESTIONS_PARAM = 'questions';

/** What a team asks beside the four ratings, now and from later days on. */
export function QuestionsCard({ catalogue }: { catalogue: readonly Measure[] }) {
  const may = useMay();
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const [chosen, setChosen] = useState<number | null>(null);
  const offered = (teams.data ?? []).filter(({ team_id: id }) => may('wellness.read', id));
  const teamId = chosen ?? offered[0]?.team_id;
  return (
    <SectionCard id="questions" title={questionsTexts.title} explanation={questionsTexts.explanation}>
      {teamId !== undefined && (
        <>
          <TextField
            select
            size="small"
            label="Team"
            value={teamId}
            onChange={(event) => setChosen(Number(event.target.value))}
            slotProps={{ select: { sx: { minHeight: 44 } } }}
            sx={{ minWidth: 220, maxWidth: '100%', mb: 2 }}
          >
            {offered.map(({ team_id: id, name }) => (
              <MenuItem key={id} value={id} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TeamQuestions key={teamId} teamId={teamId} catalogue={catalogue} />
        </>
      )}
    </SectionCard>
  );
}

function TeamQuestions({ teamId, catalogue }: { teamId: number; catalogue: readonly Measure[] }) {
  const today = useToday();
  const mayChange = useMay()('administration.write', teamId);
  const surveys = useQuery(surveysQuery(useApi(), teamId));
  const dialog = useAddressDialog(QUESTIONS_PARAM);
  const showsDialog = useStaysOpen(dialog.value === String(teamId), mayChange);
  return (
    <QueryPanel
      query={surveys}
      loadingText={questionsTexts.loading}
      errorText={(error) => sentenceOf(error, questionsTexts.loadFailed)}
      minHeight={120}
    >
      {(lists) => {
        // The present list and those that are planned; none began yet: nothing is asked.
        const shown = lists.filter(({ until }) => until === null || until >= today);
        return (
          <>
            {shown.every(({ from }) => from > today) && <Typography>{questionsTexts.none}</Typography>}
            {shown.map((list) => (
              <QuestionLines key={list.from} list={list} isAhead={list.from > today} catalogue={catalogue} />
            ))}
            {mayChange && (
              <Button variant="outlined" onClick={() => dialog.open(String(teamId))} sx={{ minHeight: 44, mt: 1 }}>
                {questionsTexts.change}
              </Button>
            )}
            {showsDialog && (
              <QuestionsDialog
                teamId={teamId}
                lists={lists}
                catalogue={catalogue}
                heldBy={QUESTIONS_PARAM}
                onClose={dialog.close}
              />
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}

interface QuestionLinesProps {
  list: Survey;
  isAhead: boolean;
  catalogue: readonly Measure[];
}

function QuestionLines({ list: { from, questions }, isAhead, catalogue }: QuestionLinesProps) {
  const day = formatMediumDate(from);
  return (
    <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="p">
        {isAhead ? questionsTexts.from(day) : questionsTexts.since(day)}
      </Typography>
      {questions.length === 0 && <Typography>{questionsTexts.none}</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {questions.map((question) => (
          <li key={question.measure}>{questionText(catalogue, question)}</li>
        ))}
      </Box>
    </Box>
  );
}
