// expect: nothing
export type { ErrorBody } from '@touchline/contracts/wire.schema';
