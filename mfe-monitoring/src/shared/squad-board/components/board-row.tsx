import { memo } from 'react';
import type { AnsweringState } from '@touchline/contracts/answering-state';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { WELLNESS_RATINGS, WELLNESS_RATING_LABELS } from '@touchline/contracts/ratings';
import { isOpenNeed } from '@touchline/contracts/squad-rules';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { availabilityText, reportedInjuryText } from '@touchline/ui/pickers';
import { squadTexts } from '../../texts/squad-texts.js';
import {
  answeredText,
  decisionText,
  lackText,
  needWord,
  reasonText,
  usualText,
  usualWidth,
  wholeNumber,
} from '../model/board-texts.js';
import { AttendanceMarks } from './attendance-marks.js';
import { Spark } from './spark.js';

const SPARK_DAYS = 14;

interface BoardRowProps {
  athlete: SquadAthlete;
  /** The name, told apart from equal ones of the board. */
  name: string;
  /** What the athlete needs to answer; undefined while it is not known. */
  answering: AnsweringState | undefined;
  /** What the further column is called, and its value; undefined without such a column. */
  extraLabel: string | undefined;
  extra: string | undefined;
  /** The day of the board. */
  date: CalendarDate;
  /** The team's name, where the board shows more than one. */
  showsTeam: boolean;
  /** The board says for all rows that nobody has answered. */
  isSilent: boolean;
  /** Steady between renders: the rows are rendered again only when their athlete changes. */
  onOpen: (athleteId: number) => void;
}

/** One athlete of the board. */
export const BoardRow = memo(function BoardRow({
  athlete,
  name,
  answering,
  extraLabel,
  extra,
  date,
  showsTeam,
  isSilent,
  onOpen,
}: BoardRowProps) {
  const { wellness, load, availability, reported_injury: injury } = athlete;
  const { mean } = wellness;
  const width = usualWidth(wellness);
  const band = mean === null || width === null ? null : ([mean - width, mean + width] as const);
  const word = needWord(athlete);
  const usual = usualText(wellness);
  const lack = lackText(athlete, answering);
  return (
    <tr role="row" data-athlete={athlete.athlete_id}>
      <td role="cell" className="name">
        {/* Plain elements with the styles of the board: components would take most of the time of 200 rows. */}
        <button type="button" onClick={() => onOpen(athlete.athlete_id)} aria-haspopup="dialog">
          {name}
        </button>
        {showsTeam && <span className="sub team">{athlete.team.name}</span>}
      </td>
      <td role="cell" className="availability">
        <span className={`chip ${availability.status}`}>{availabilityText(availability)}</span>
        {injury && <span className="sub">{reportedInjuryText(injury)}</span>}
      </td>
      <td role="cell" className="answered">
        <span className="label">{squadTexts.heads.answered}: </span>
        {isSilent ? '–' : answeredText(athlete, date)}
        {lack !== null && <span className="sub">{lack}</span>}
      </td>
      <td role="cell" className="hooper">
        <span className="figure">
          <span className="words">
            <span className={word ? `value ${athlete.need}` : 'value'}>{wellness.hooper_index ?? '–'}</span>
            {word && <strong> {word}</strong>}
            {usual !== '' && <span className="sub">{usual}</span>}
          </span>
          <Spark days={wellness.days.slice(-SPARK_DAYS)} band={band} />
        </span>
      </td>
      {WELLNESS_RATINGS.map((rating) => (
        <td
          role="cell"
          key={rating}
          className={`rating ${wellness.notes.includes(rating) ? 'noted' : ''}`}
          title={WELLNESS_RATING_LABELS[rating]}
        >
          {wellness.ratings?.[rating] ?? '–'}
        </td>
      ))}
      {extraLabel !== undefined && (
        <td role="cell" className="extra">
          <span className="label">{extraLabel}: </span>
          {extra ?? '–'}
        </td>
      )}
      <td role="cell" className="load">
        <span className="label">{squadTexts.heads.load}: </span>
        {load.seven_days === null ? '–' : wholeNumber(load.seven_days)}
        {load.high && <span className="sub">{squadTexts.aboveUsual}</span>}
      </td>
      <td role="cell" className="attendance">
        <span className="label">{squadTexts.heads.attendance}: </span>
        <AttendanceMarks attendance={athlete.attendance} />
      </td>
      <td role="cell" className="reason">
        <Reason athlete={athlete} />
      </td>
    </tr>
  );
});

/** The flag with its reason and the decision: the decision stands for the flag, and both for an answer that got worse. */
function Reason({ athlete }: { athlete: SquadAthlete }) {
  const { decision, need } = athlete;
  const reason = reasonText(athlete);
  const isOpen = isOpenNeed(need);
  return (
    <>
      {decision && (
        <span className={isOpen ? 'sub' : ''}>
          {decisionText(decision)}
          {decision.note !== null && <span className="sub note">{decision.note}</span>}
        </span>
      )}
      {isOpen && reason}
    </>
  );
}
