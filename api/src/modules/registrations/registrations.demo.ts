import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { toPendingRow } from './pending-athlete.mapper.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';

/** Invented athletes with pending registrations. One has a very long name. */
const WAITING = [
  {
    sport: 'Soccer (W)',
    first_name: 'Noor',
    last_name: 'van Dijk-Bakker',
    position: 'Striker',
    jersey_number: '23',
    hoursAgo: 52,
  },
  {
    sport: 'Basketball (M)',
    first_name: 'Tobiloba',
    last_name: 'Ogunleye',
    position: 'Center',
    height_cm: 203.5,
    hoursAgo: 30,
  },
  {
    sport: 'Soccer (W)',
    first_name: 'Wilhelmina Anastasia',
    last_name: 'Cholmondeley-Featherstonehaugh',
    position: 'Goalkeeper',
    hoursAgo: 6,
  },
  {
    sport: 'Basketball (M)',
    first_name: 'Žiga',
    last_name: 'Kovač',
    position: 'Point Guard',
    weight_kg: 84.5,
    height_cm: 188,
    hoursAgo: 1,
  },
  { sport: 'Soccer (M)', first_name: 'Mateus', last_name: 'Araújo', position: 'Forward', hoursAgo: 9 },
] as const;

/** The pending registrations of the demo. */
export const demoRegistrations: DemoRows = ({ institutions }, now) => {
  const teams = institutions.flatMap((institution) => institution.teams);
  const rows = WAITING.flatMap(({ sport, hoursAgo, ...person }) => {
    const team = teams.find((candidate) => candidate.sport === sport);
    const body = {
      ...person,
      email: `${person.last_name
        .normalize('NFKD')
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase()}@athletes.demo.touchline.test`,
      registration_code: '',
    };
    return team ? [toPendingRow(body, team.id, new Date(now.getTime() - hoursAgo * 3_600_000))] : [];
  });
  return [demoTable(PendingAthleteEntity, rows)];
};
