/** Names that deployed areas of contract 2.x still import from `@touchline/ui/host`. New code uses the names on the left of `as`. */
export { createRetryKeys as createKeptKey, type RetryKeys as KeptKey } from './retry-keys.js';
