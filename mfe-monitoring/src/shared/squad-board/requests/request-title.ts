import type { RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { fullName } from '@touchline/ui/pickers';
import { requestTexts } from '../../texts/request-texts.js';

/** `Ana Test asks for a correction` */
export function requestTitle(request: RequestTask): string {
  return `${fullName(request)} ${requestTexts.asks[request.kind]}`;
}
