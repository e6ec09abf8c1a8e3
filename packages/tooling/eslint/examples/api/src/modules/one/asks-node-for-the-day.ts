// expect: @typescript-eslint/no-restricted-imports
export { todayIn } from '@touchline/contracts/calendar-date';
