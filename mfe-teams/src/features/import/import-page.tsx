import { notPermittedText } from '@touchline/contracts/permissions';
import { Box, EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams } from '@touchline/ui/router';
import { BackLink } from '../../shared/back-link.js';
import { importTexts } from '../../shared/texts/import-texts.js';
import { teamTexts } from '../../shared/texts/team-texts.js';
import { ColumnsPanel } from './components/columns-panel.js';
import { EarlierImports } from './components/earlier-imports.js';
import { FilePanel } from './components/file-panel.js';
import { PeoplePanel } from './components/people-panel.js';
import { PreviewPanel } from './components/preview-panel.js';
import { useFileImport } from './use-file-import.js';

/** `/team-creation/:teamId/import`: brings the roster of a team from a file or from pasted cells. */
export function ImportPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const may = useMay();
  const isAllowed = useStaysOpen(teamId !== null, may('people.write', teamId));
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1000, mx: 'auto' }}>
      <BackLink
        to={teamId === null ? '/team-creation' : `/team-creation/${teamId}`}
        label={teamId === null ? 'Team Management' : 'Roster'}
      />
      {teamId !== null && !isAllowed ? (
        <EmptyPanel text={notPermittedText('people.write')} minHeight={240} />
      ) : (
        <QueryPanel query={teams} errorText={importTexts.loadFailed} minHeight={320}>
          {(all) => {
            const team = all.find(({ team_id: id }) => id === teamId);
            return team ? (
              <TeamImport key={team.team_id} teamId={team.team_id} teamName={team.team_name} />
            ) : (
              <EmptyPanel text={teamTexts.teamNotFound} minHeight={240} />
            );
          }}
        </QueryPanel>
      )}
    </Box>
  );
}

function TeamImport({ teamId, teamName }: { teamId: number; teamName: string }) {
  const file = useFileImport(teamId);
  const { chosen, preview } = file;
  const isReady = chosen !== null && !file.wrongColumns && chosen.summary.questions.length === 0;
  return (
    <>
      <Typography variant="h1">Import roster</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{teamName}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!chosen && (
          <FilePanel
            problem={file.problem}
            isReading={file.isReading}
            onChoose={(source) => void file.choose(source)}
          />
        )}
        <ColumnsPanel file={file} />
        {isReady && (
          <QueryPanel query={preview} errorText={importTexts.previewFailed} minHeight={160}>
            {(data) => (
              <>
                {data.asked.length > 0 && <PeoplePanel asked={data.asked} onAnswer={file.answer} />}
                <PreviewPanel file={file} preview={data} />
              </>
            )}
          </QueryPanel>
        )}
        {!chosen && <EarlierImports teamId={teamId} />}
      </Box>
    </>
  );
}
