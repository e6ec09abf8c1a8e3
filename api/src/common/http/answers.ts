import { applyDecorators } from '@nestjs/common';
import { ApiCookieAuth, ApiResponse } from '@nestjs/swagger';
import { errorBodySchema } from '@touchline/contracts/wire.schema';
import type { z } from 'zod';

interface AnswerOptions {
  /** No session needed. */
  open?: boolean;
  refusals?: readonly (400 | 401 | 403 | 404 | 409 | 429 | 503)[];
}

const REFUSALS: Record<number, string> = {
  400: 'Refused as it stands; `fields` names every bad field.',
  401: 'No living session, or wrong credentials.',
  403: 'Sent from another site.',
  404: 'Unknown, or not reachable for this coach.',
  409: 'Changed by someone else meanwhile.',
  429: 'Too many tries; `Retry-After` says when to come back.',
  503: 'Busy or not ready; `Retry-After` says when to come back.',
};

/** Documents what a call answers, from the schemas that the product itself uses. */
export function Answers(status: number, schema?: z.ZodType, { open = false, refusals = [] }: AnswerOptions = {}) {
  const refused = new Set(open ? refusals : [...refusals, 401]);
  return applyDecorators(
    ApiResponse({ status, description: schema ? 'Done.' : 'Done, without a body.', ...(schema ? { standardSchema: schema } : {}) }),
    ...[...refused].sort().map((code) => ApiResponse({ status: code, description: REFUSALS[code] ?? 'Refused.', standardSchema: errorBodySchema })),
    ...(open ? [] : [ApiCookieAuth()]),
  );
}
