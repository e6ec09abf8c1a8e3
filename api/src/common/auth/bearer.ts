import type { IncomingMessage } from 'node:http';

const BEARER = /^Bearer +(\S+)$/i;

/** The key that a call carries, whether it is one of ours or not. */
export const bearerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];
