// expect: @typescript-eslint/no-restricted-imports
export { idSchema } from '@touchline/contracts/wire.schema';
