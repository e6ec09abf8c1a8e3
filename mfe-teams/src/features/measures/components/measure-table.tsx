import { useMemo } from 'react';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import { Box, Button, Chip, DataTable, Typography, type DataColumn } from '@touchline/ui';
import { useApi, useNotify, sentenceOf } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { ENTERED_BY_LABELS, KIND_LABELS, measuresTexts } from '../../../shared/texts/measures-texts.js';
import { changeMeasureMutation } from '../api/measures.js';
import { rangeText, trialsText } from '../model/measure-words.js';
import { definitionOf } from './use-measure-form.js';

/** As cards, the name fills a line, and the buttons stand below the rest. */
const CARDS = {
  below: 820,
  sx: {
    '& tbody .name, & tbody .actions': { flex: '1 1 100%' },
    '& tbody .actions': { textAlign: 'left' },
  },
} as const;
const STYLE = { '& .actions': { textAlign: 'right' } } as const;

interface MeasureTableProps {
  label: string;
  measures: readonly Measure[];
  /** Undefined: nothing can be changed. */
  onEdit?: (key: string) => void;
}

/** Measures with their scale, who enters them, and what may be done about each. */
export function MeasureTable({ label, measures, onEdit }: MeasureTableProps) {
  const columns = useMemo<DataColumn<Measure>[]>(
    () => [
      {
        id: 'name',
        header: 'Name',
        isName: true,
        cell: (measure) => <NameAndQuestion measure={measure} />,
        sortBy: (measure) => newestVersion(measure).label,
      },
      {
        id: 'scale',
        header: 'Scale',
        width: 260,
        cell: (measure) => {
          const definition = newestVersion(measure);
          return [rangeText(definition), trialsText(definition)].filter(Boolean).join(' · ');
        },
      },
      {
        id: 'kind',
        header: 'Kind and source',
        width: 200,
        cell: (measure) => {
          const { kind, entered_by: by } = newestVersion(measure);
          return `${KIND_LABELS[kind]} · ${ENTERED_BY_LABELS[by]}`;
        },
        sortBy: (measure) => KIND_LABELS[newestVersion(measure).kind],
      },
      ...(onEdit
        ? [
            {
              id: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              width: 200,
              cell: (measure: Measure) => <MeasureActions measure={measure} onEdit={onEdit} />,
            },
          ]
        : []),
    ],
    [onEdit],
  );
  return (
    <DataTable label={label} rows={measures} columns={columns} rowId={({ key }) => key} cards={CARDS} sx={STYLE} />
  );
}

function NameAndQuestion({ measure }: { measure: Measure }) {
  const { label, question } = newestVersion(measure);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600, minWidth: 0 }}>
          {label}
        </Box>
        {measure.is_retired && <Chip size="small" label={measuresTexts.retired} />}
      </Box>
      {question !== null && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {question}
        </Typography>
      )}
    </Box>
  );
}

function MeasureActions({ measure, onEdit }: { measure: Measure; onEdit: (key: string) => void }) {
  const [api, notify] = [useApi(), useNotify()];
  const changing = useMutation(changeMeasureMutation(api, useQueryClient()));
  const { key, is_retired: isRetired, revision } = measure;
  const { label } = newestVersion(measure);

  async function retire(): Promise<void> {
    if (changing.isPending) return;
    try {
      const body = { ...definitionOf(measure), is_retired: !isRetired, revision: revision ?? 0 };
      await changing.mutateAsync({ key, body });
      notify({
        severity: 'success',
        text: isRetired ? measuresTexts.usedAgain(label) : measuresTexts.retiredNow(label),
      });
    } catch (error) {
      notify({ severity: 'error', text: sentenceOf(error, measuresTexts.retireFailed) });
    }
  }
  const action = isRetired ? measuresTexts.useAgain : measuresTexts.retire;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, '& .MuiButton-root': { minHeight: 44 } }}>
      {!isRetired && (
        <Button onClick={() => onEdit(key)} aria-label={`Edit ${label}`}>
          Edit
        </Button>
      )}
      <Button onClick={() => void retire()} loading={changing.isPending} aria-label={`${action} ${label}`}>
        {action}
      </Button>
    </Box>
  );
}
