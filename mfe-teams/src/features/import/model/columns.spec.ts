import { importTargetOf } from '@touchline/contracts/import-targets';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import { columnsProblem } from './columns.js';

const ATTENDANCE = importTargetOf('attendance', []);
const column = (heading: string, field: string) => ({ heading, group: null, occurrence: 0, field });
const problemOf = (reading: Pick<ImportReading, 'columns' | 'days'>) =>
  columnsProblem({ sheets: [], decimal_sign: null, date_order: null, name_order: null, ...reading }, ATTENDANCE);

test('several kinds of events may have columns of days with one field', () => {
  const days = ['Training', 'Spiel'].map((heading) => ({ heading, field: 'status' }));
  expect(problemOf({ columns: [column('Name', 'name')], days })).toBeNull();
});

test('a field is chosen once among columns, and not again for columns of days', () => {
  const twice = { kind: 'twice', field: 'Attendance' };
  const [name, status] = [column('Name', 'name'), column('Status', 'status')];
  expect(problemOf({ columns: [name, status, column('Anwesend', 'status')] })).toEqual(twice);
  expect(problemOf({ columns: [name, status], days: [{ heading: '', field: 'status' }] })).toEqual(twice);
});
