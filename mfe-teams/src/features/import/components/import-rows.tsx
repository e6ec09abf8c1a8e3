import { useMemo, useState } from 'react';
import { fullName } from '@touchline/contracts/athlete-labels';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { StandingRow } from '@touchline/contracts/imports.schema';
import { wordText } from '@touchline/contracts/words';
import {
  Alert,
  Box,
  Button,
  Card,
  ConfirmDialog,
  DataTable,
  FailureAlert,
  QueryPanel,
  Typography,
  useFocusAfterGone,
  type DataColumn,
} from '@touchline/ui';
import { failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { importTexts } from '../../../shared/texts/import-texts.js';
import { importRowsQuery, importsQuery, ROWS_READ, undoRowMutation } from '../api/imports.js';

export interface ImportedTeam {
  team_id: number;
  team_name: string;
}

interface ImportRowsProps {
  team: ImportedTeam;
  importId: number;
}

/** What an earlier import wrote and what of it stands; each row can be taken back once its cost is confirmed. */
export function ImportRows({ team, importId }: ImportRowsProps) {
  const api = useApi();
  const { team_id: teamId } = team;
  const { data: imports = [] } = useQuery(importsQuery(api, teamId));
  const rows = useQuery(importRowsQuery(api, teamId, importId));
  const undo = useMutation(undoRowMutation(api, useQueryClient(), teamId, importId));
  const [asked, setAsked] = useState<StandingRow | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const fileName = imports.find(({ import_id: id }) => id === importId)?.file_name ?? null;
  const columns = useMemo(() => {
    const ask = (row: StandingRow) => {
      setAsked(row);
      setOpen(true);
    };
    return columnsOf(rows.data ?? [], ask);
  }, [rows.data]);

  async function takeBack({ row_id: rowId, version, ...row }: StandingRow): Promise<void> {
    if (version === null) return;
    setFailure(null);
    setTaken(null);
    try {
      await undo.mutateAsync({ rowId, version });
      setTaken(importTexts.rowTaken(nameOf(row)));
      onGone();
    } catch (error) {
      setFailure(failureOf(error, importTexts.rowFailed(nameOf(row))));
    } finally {
      setOpen(false);
    }
  }
  return (
    <>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {importTexts.rowsTitle(fileName)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>{team.team_name}</Typography>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {taken && <Alert severity="success">{taken}</Alert>}
        {failure && <FailureAlert failure={failure} />}
        <QueryPanel
          query={rows}
          errorText={importTexts.rowsFailed}
          isEmpty={(all) => all.length === 0}
          empty={importTexts.noRows}
          minHeight={160}
        >
          {(all) => (
            <>
              <Typography sx={{ mb: 1 }}>{importTexts.rowsHint}</Typography>
              <DataTable
                label={importTexts.rowsTitle(fileName)}
                rows={all}
                columns={columns}
                rowId={({ row_id: id }) => id}
                cards={{ below: 700 }}
              />
              {all.length === ROWS_READ && <Typography variant="body2">{importTexts.moreRows(all.length)}</Typography>}
            </>
          )}
        </QueryPanel>
      </Card>
      <ConfirmDialog
        open={isOpen}
        title="Take this row back?"
        text={asked === null ? '' : importTexts.rowQuestion(nameOf(asked), asked.cost)}
        confirmLabel="Take back"
        busy={undo.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => asked && void takeBack(asked)}
      />
    </>
  );
}

type NamedRow = Pick<StandingRow, 'athlete' | 'title' | 'day'>;

const ownerOf = ({ athlete, title }: NamedRow): string =>
  athlete === null ? (title ?? importTexts.outOfSight) : fullName(athlete);
const dayOf = ({ day }: NamedRow): string | null => (day === null ? null : formatMediumDate(day));
const nameOf = (row: NamedRow): string => importTexts.ofRow(ownerOf(row), dayOf(row));
const kindOf = ({ kind }: StandingRow): string => wordText(importTexts.kind, kind);
const writtenOf = ({ written }: StandingRow): string =>
  written.map(({ label, value }) => importTexts.filled(label, value)).join(' · ');
/** Why a row cannot be taken back, else who changed its record. */
const changeOf = ({ changed_by: by, cost, version }: StandingRow): string => {
  if (version === null) return cost;
  return by === null ? importTexts.asImported : wordText(importTexts.changedBy, by);
};

function columnsOf(rows: readonly StandingRow[], ask: (row: StandingRow) => void): DataColumn<StandingRow>[] {
  const day: DataColumn<StandingRow> = {
    id: 'day',
    header: 'Day',
    width: 120,
    cell: dayOf,
    sortBy: ({ day: of }) => of,
  };
  return [
    {
      id: 'name',
      header: rows.every(({ kind }) => kind === 'event') ? 'Event' : 'Athlete',
      width: '20%',
      isName: true,
      cell: (row) => <Box sx={{ overflowWrap: 'anywhere' }}>{ownerOf(row)}</Box>,
      sortBy: ({ athlete, title }) => [athlete?.last_name ?? title, athlete?.first_name ?? null],
    },
    ...(rows.some(({ day: of }) => of !== null) ? [day] : []),
    { id: 'kind', header: 'Record', width: 100, cell: kindOf },
    {
      id: 'written',
      header: 'From the file',
      cell: (row) => <Box sx={{ overflowWrap: 'anywhere' }}>{writtenOf(row)}</Box>,
    },
    { id: 'change', header: 'Now', width: '20%', cell: changeOf, sortBy: changeOf },
    {
      id: 'action',
      header: 'Take back',
      isHeaderHidden: true,
      width: 140,
      cell: (row) =>
        row.version !== null && (
          <Button
            onClick={() => ask(row)}
            aria-label={importTexts.takeRowBack(nameOf(row))}
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          >
            Take back…
          </Button>
        ),
    },
  ];
}
