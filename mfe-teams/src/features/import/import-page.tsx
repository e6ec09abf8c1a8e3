import { useMemo } from 'react';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { ImportTarget, ImportTargetKey } from '@touchline/contracts/import-fields';
import { importTargetOf } from '@touchline/contracts/import-targets';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { notPermittedText } from '@touchline/contracts/permissions';
import { Box, EmptyPanel, MenuItem, QueryPanel, TextField, Typography } from '@touchline/ui';
import { useApi, useMay, useStaysOpen } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams, useSearchParams } from '@touchline/ui/router';
import { BackLink } from '../../shared/back-link.js';
import { importableTargets } from '../../shared/import-access.js';
import { measuresQuery } from '../../shared/measures-query.js';
import { importTexts } from '../../shared/texts/import-texts.js';
import { teamTexts } from '../../shared/texts/team-texts.js';
import { ColumnsPanel } from './components/columns-panel.js';
import { EarlierImports } from './components/earlier-imports.js';
import { FilePanel } from './components/file-panel.js';
import { ImportRows, type ImportedTeam } from './components/import-rows.js';
import { PeoplePanel } from './components/people-panel.js';
import { PreviewPanel } from './components/preview-panel.js';
import { fileOf, withFile } from './model/file-param.js';
import { useFileImport } from './use-file-import.js';

/**
 * `/team-creation/:teamId/import`: brings people, or their past, to a team from a file or from pasted cells. With `?file=`: the
 * rows of an earlier one.
 */
export function ImportPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const [search] = useSearchParams();
  const importId = fileOf(search);
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const may = useMay();
  const offered = importableTargets((permission) => may(permission, teamId));
  const isAllowed = useStaysOpen(teamId !== null, offered.length > 0);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1000, mx: 'auto' }}>
      {teamId !== null && importId !== null ? (
        <BackLink to={`/team-creation/${teamId}/import${withFile(search, null)}`} label="Import" />
      ) : (
        <BackLink
          to={teamId === null ? '/team-creation' : `/team-creation/${teamId}`}
          label={teamId === null ? 'Team Management' : 'Roster'}
        />
      )}
      {teamId !== null && !isAllowed ? (
        <EmptyPanel text={notPermittedText('people.write')} minHeight={240} />
      ) : (
        <QueryPanel query={teams} errorText={importTexts.loadFailed} minHeight={320}>
          {(all) => {
            const team = all.find(({ team_id: id }) => id === teamId);
            if (!team) return <EmptyPanel text={teamTexts.teamNotFound} minHeight={240} />;
            return importId === null ? (
              <TargetImport key={team.team_id} team={team} offered={offered} />
            ) : (
              <ImportRows key={importId} team={team} importId={importId} />
            );
          }}
        </QueryPanel>
      )}
    </Box>
  );
}

interface TargetImportProps {
  team: ImportedTeam;
  offered: readonly ImportTargetKey[];
}

/** What the file holds is part of the address. */
function TargetImport({ team, offered }: TargetImportProps) {
  const [search, setSearch] = useSearchParams();
  const key = offered.find((each) => each === search.get('target')) ?? offered[0] ?? 'roster';
  const measures = useQuery({ ...measuresQuery(useApi()), enabled: key !== 'roster' });
  const may = useMay();
  const { data = key === 'roster' ? NO_MEASURES : undefined } = measures;
  const target = useMemo(() => {
    const written = (data ?? []).filter((measure) => may(`${newestVersion(measure).kind}.write`, team.team_id));
    return importTargetOf(key, written);
  }, [key, data, may, team.team_id]);
  const choose = (next: string) =>
    setSearch((now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'target'), ['target', next]]));
  const page = <TeamImport key={key} team={team} offered={offered} target={target} onChoose={choose} />;
  if (data) return page;
  return (
    <QueryPanel query={measures} errorText={importTexts.measuresFailed} minHeight={320}>
      {() => page}
    </QueryPanel>
  );
}

const NO_MEASURES: readonly Measure[] = [];

interface TeamImportProps extends TargetImportProps {
  target: ImportTarget;
  onChoose: (target: string) => void;
}

function TeamImport({ team, target, offered, onChoose }: TeamImportProps) {
  const file = useFileImport(team.team_id, target);
  const { chosen, preview } = file;
  const isReady = chosen !== null && !file.wrongColumns && chosen.summary.questions.length === 0;
  return (
    <>
      <Typography variant="h1">{importTexts.title(target.label)}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{team.team_name}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!chosen && offered.length > 1 && (
          <TextField
            select
            label={importTexts.what}
            value={target.key}
            onChange={(event) => onChoose(event.target.value)}
            sx={{ maxWidth: 480 }}
          >
            {offered.map((key) => (
              <MenuItem key={key} value={key} sx={{ minHeight: 44 }}>
                {importTargetOf(key, []).label}
              </MenuItem>
            ))}
          </TextField>
        )}
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
                {data.asked.length > 0 && (
                  <PeoplePanel
                    asked={data.asked}
                    team={target.key === 'roster' ? null : data.team}
                    onAnswer={file.answer}
                  />
                )}
                <PreviewPanel file={file} preview={data} />
              </>
            )}
          </QueryPanel>
        )}
        {!chosen && <EarlierImports teamId={team.team_id} />}
      </Box>
    </>
  );
}
