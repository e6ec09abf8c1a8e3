export { csvText, escapeFormula } from '@touchline/contracts/csv';
