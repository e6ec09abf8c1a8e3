import { statusLetter, statusText } from '@touchline/contracts/attendance-status';
import { isOnTeam } from '@touchline/contracts/membership';
import { Box } from '@touchline/ui';
import { statisticsTexts } from '../../../../shared/texts/statistics-texts.js';
import { shortDay } from '../../model/date-texts.js';
import type { RegisterEvent, RegisterLine } from '../model/register-groups.js';

const REGISTER_TABLE_SX = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8rem',
  // The head repeats on every printed page, and no row breaks across pages.
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { border: 1, borderColor: 'grey.500', px: 0.5, py: 0.4 },
  '& thead th': { verticalAlign: 'top', fontWeight: 600, fontSize: '0.72rem', lineHeight: 1.25 },
  '& .name': { textAlign: 'left', width: '20%', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .event': { overflowWrap: 'anywhere' },
  '& .event span': { display: 'block' },
  '& .mark': { textAlign: 'center' },
  '& .total': { width: 68, textAlign: 'center', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& abbr': { textDecoration: 'none' },
} as const;

interface RegisterTableProps {
  label: string;
  events: readonly RegisterEvent[];
  lines: readonly RegisterLine[];
  /** What each row counts at its end over the whole period; null: no count. */
  total: string | null;
}

/**
 * Pixels: names and totals, and one event. A4 landscape has room for twelve events; on a phone the table scrolls
 * sideways.
 */
const [NAMES_AND_TOTALS_WIDTH, EVENT_WIDTH] = [200, 62];

/** One table of the register: athletes by events. */
export function RegisterTable({ label, events, lines, total }: RegisterTableProps) {
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{ ...REGISTER_TABLE_SX, minWidth: NAMES_AND_TOTALS_WIDTH + events.length * EVENT_WIDTH }}
    >
      <thead>
        <tr>
          <th scope="col" className="name">
            Athlete
          </th>
          {events.map(({ id, date, title, time }) => (
            <th key={id} scope="col" className="event">
              <span>{shortDay(date)}</span>
              <span>{title}</span>
              <span>{time}</span>
            </th>
          ))}
          {total !== null && (
            <th scope="col" className="total">
              {total}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, marks, memberships, attended, records }) => (
          <tr key={id}>
            <th scope="row" className="name">
              {name}
            </th>
            {events.map((event) => {
              const status = marks.get(event.id);
              return (
                <td key={event.id} className="mark">
                  {status && <abbr title={statusText(status)}>{statusLetter(status)}</abbr>}
                  {!status && !memberships.some((own) => isOnTeam(own, event.date)) && (
                    <abbr title={statisticsTexts.notYetOnTeam}>{statisticsTexts.notYetOnTeamSign}</abbr>
                  )}
                </td>
              );
            })}
            {total !== null && <td className="total">{records === 0 ? '-' : `${attended} of ${records}`}</td>}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
