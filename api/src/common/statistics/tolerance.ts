export { above, atLeast } from '@touchline/contracts/tolerance';
