import type { ReactNode } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import type { SquadHistoryItem } from '@touchline/contracts/squad-history.schema';
import { Box, ButtonBase, Table, TableBody, TableCell, TableHead, TableRow, visuallyHidden } from '@touchline/ui';
import { fullName } from '@touchline/ui/pickers';
import { decidedText, flagText, followedText, valueText } from '../model/history-texts.js';

interface HistoryTableProps {
  items: readonly SquadHistoryItem[];
  today: CalendarDate;
  /** Whether the athletes may be of several teams. */
  showsTeam: boolean;
  /** True while the items shown belong to the previous choice and the new ones load. */
  isStale: boolean;
  onAthlete: (athleteId: number) => void;
}

/** On narrow screens each row becomes a card; the explicit roles keep the table for screen readers. */
const STYLE = {
  containerType: 'inline-size',
  position: 'relative',
  '& th': { fontWeight: 700 },
  '& td, & th': { px: 1, py: 0.75, overflowWrap: 'anywhere', verticalAlign: 'baseline' },
  '& th, & .whole': { whiteSpace: 'nowrap' },
  '& .team': { minWidth: 120 },
  '& td button': { font: 'inherit', fontWeight: 600, color: 'primary.main', textAlign: 'left', minHeight: 44 },
  '@container (max-width: 899px)': {
    '& table, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody td': { display: 'block', border: 0, p: 0 },
    '& tbody td:empty': { display: 'none' },
    '& td[data-label]::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
    '& td[data-label] > div': { display: 'inline' },
  },
} as const;

/** A row per athlete and day: the flag, the decision and the next answers. */
export function HistoryTable({ items, today, showsTeam, isStale, onAthlete }: HistoryTableProps) {
  const team = showsTeam ? ['Team'] : [];
  return (
    <Box aria-busy={isStale} inert={isStale} sx={{ ...STYLE, opacity: isStale ? 0.4 : 1 }}>
      <Table role="table" size="small" aria-label="Flags and decisions">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {['Day', 'Athlete', ...team, 'Flag', 'Hooper index', 'Decision', 'What followed'].map((heading) => (
              <TableCell key={heading} role="columnheader">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {items.map((item) => (
            <TableRow key={`${item.date} ${item.athlete_id}`} role="row">
              <Cell className="whole">{formatLongDate(item.date)}</Cell>
              <Cell>
                <ButtonBase onClick={() => onAthlete(item.athlete_id)}>{fullName(item)}</ButtonBase>
              </Cell>
              {showsTeam && (
                <Cell label="Team" className="team">
                  {item.team.name}
                </Cell>
              )}
              <Cell label="Flag" className="whole">
                {flagText(item)}
              </Cell>
              <Cell label="Hooper index" className="whole">
                {valueText(item)}
              </Cell>
              <Cell label="Decision">
                {item.decisions.map((decision) => (
                  <Box key={decision.decision_id}>{decidedText(decision, today)}</Box>
                ))}
              </Cell>
              <Cell label="What followed" className="whole">
                {followedText(item)}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface CellProps {
  /** Stands before the content on a card, which has no column heads. */
  label?: string;
  /** `whole`: not broken over lines. */
  className?: 'whole' | 'team';
  children: ReactNode;
}

function Cell({ label, className, children }: CellProps) {
  return (
    <TableCell role="cell" data-label={label} className={className}>
      {children}
    </TableCell>
  );
}
