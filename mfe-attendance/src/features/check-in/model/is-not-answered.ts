import { ApiError } from '@touchline/ui/host';

/** Whether no answer of the server came back: what was asked for may or may not have been done. */
export const isNotAnswered = (error: unknown): boolean => error instanceof ApiError && error.code === 'network';
