import { useState } from 'react';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { takesMeasurements } from '@touchline/contracts/measure-catalogue';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { boardColumn, type BoardColumn } from '../../../shared/squad-board/model/board-column.js';
import { measuresQuery } from '../../../shared/measures/get-measures.js';
import { columnQuery } from './measure-column.js';
import { readColumn, rememberColumn } from './remembered-column.js';

interface Column {
  /** The key of the chosen measure; '' for none. */
  chosen: string;
  /** What can be chosen; empty while it loads and where the club has no measure of its own. */
  choices: readonly { key: string; label: string }[];
  choose: (key: string) => void;
  /** Undefined while nothing is chosen, while it loads and after a failure: the board is complete without it. */
  column: BoardColumn | undefined;
}

/** The further column of the board, which this browser remembers. */
export function useColumn(teamId: number | null, date: CalendarDate): Column {
  const api = useApi();
  const today = todayIn(undefined, new Date());
  const [stored, setStored] = useState(readColumn);
  const measures = useQuery(measuresQuery(api)).data ?? [];
  const choices = measures
    .filter(({ key, is_retired: isRetired }) => takesMeasurements(key) && !isRetired)
    .map((measure) => ({ key: measure.key, label: newestVersion(measure).label }));
  const chosen = choices.some(({ key }) => key === stored) ? stored : '';
  const { data } = useQuery({ ...columnQuery(api, chosen, { teamId, date, today }), enabled: chosen !== '' });
  return {
    chosen,
    choices,
    choose: (key) => {
      setStored(key);
      rememberColumn(key);
    },
    column: chosen !== '' && data ? boardColumn(data, date) : undefined,
  };
}
