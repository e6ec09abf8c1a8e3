import type { RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { forWord } from '@touchline/contracts/words';
import { requestTexts } from '../../texts/request-texts.js';

/** `Ana Test asks for a correction` */
export function requestTitle(name: string, { kind }: RequestTask): string {
  return `${name} ${forWord(requestTexts.asks, kind, requestTexts.asksElse)}`;
}
