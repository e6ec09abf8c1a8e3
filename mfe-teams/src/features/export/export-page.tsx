import { mdiDownload } from '@mdi/js';
import { NOTHING_TO_EXPORT } from '@touchline/contracts/error-codes';
import { EXPORT_FORMAT_LABELS, EXPORT_KIND_FACTS } from '@touchline/contracts/export-kinds';
import {
  Alert,
  Box,
  Button,
  Card,
  EmptyPanel,
  FormControlLabel,
  Icon,
  MenuItem,
  QueryPanel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
  useFocusThroughBusy,
} from '@touchline/ui';
import { ApiError, failureText, useApi } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams } from '@touchline/ui/router';
import { BackLink } from '../../shared/back-link.js';
import { exportTexts } from '../../shared/texts/export-texts.js';
import { teamTexts } from '../../shared/texts/team-texts.js';
import { useExportForm } from './use-export-form.js';

/** `/team-creation/:teamId/export`: downloads a team's data of one kind as a file. */
export function ExportPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 700, mx: 'auto' }}>
      <BackLink
        to={teamId === null ? '/team-creation' : `/team-creation/${teamId}`}
        label={teamId === null ? 'Team Management' : 'Roster'}
      />
      <QueryPanel query={teams} errorText={exportTexts.loadFailed} minHeight={320}>
        {(all) => {
          const team = all.find(({ team_id: id }) => id === teamId);
          return team ? (
            <TeamExport key={team.team_id} teamId={team.team_id} teamName={team.team_name} />
          ) : (
            <EmptyPanel text={teamTexts.teamNotFound} minHeight={240} />
          );
        }}
      </QueryPanel>
    </Box>
  );
}

function TeamExport({ teamId, teamName }: { teamId: number; teamName: string }) {
  const { kinds, kind, formats, format, hasDays, from, to, change, submit, mutation } = useExportForm(teamId);
  const { isPending, error, data: fileName } = mutation;
  useFocusThroughBusy(isPending);
  return (
    <>
      <Typography variant="h1">Export</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{teamName}</Typography>
      <Card
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Typography>{exportTexts.explanation}</Typography>
        <TextField
          select
          label="Data"
          value={kind}
          onChange={({ target }) => change({ kind: kinds.find((each) => each === target.value) ?? null })}
          helperText={hasDays ? undefined : exportTexts.roster}
        >
          {kinds.map((each) => (
            <MenuItem key={each} value={each} sx={{ minHeight: 44 }}>
              {EXPORT_KIND_FACTS[each].label}
            </MenuItem>
          ))}
        </TextField>
        {hasDays && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            <DayField label="First day" value={from} onChange={(day) => change({ from: day })} />
            <DayField label="Last day" value={to} onChange={(day) => change({ to: day })} hint={exportTexts.period} />
          </Box>
        )}
        <Box>
          <Typography id="export-format" variant="body2" sx={{ color: 'text.secondary' }}>
            Format
          </Typography>
          <RadioGroup
            row
            aria-labelledby="export-format"
            value={format}
            onChange={(_, value) => change({ format: formats.find((each) => each === value) ?? 'xlsx' })}
          >
            {formats.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio />}
                label={EXPORT_FORMAT_LABELS[each]}
                sx={{ minHeight: 44 }}
              />
            ))}
          </RadioGroup>
          {format === 'ics' && <Typography variant="body2">{exportTexts.calendar}</Typography>}
        </Box>
        {error && (
          <Alert severity={ApiError.hasCode(error, NOTHING_TO_EXPORT) ? 'info' : 'error'}>
            {failureText(error, exportTexts.failed)}
          </Alert>
        )}
        {fileName !== undefined && (
          <Alert severity="success" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {exportTexts.done(fileName)}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          disableElevation
          loading={isPending}
          startIcon={<Icon path={mdiDownload} />}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          Download
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {exportTexts.careful}
        </Typography>
      </Card>
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  hint?: string;
}

function DayField({ label, value, onChange, hint }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
