import { VIDEO_URL_MAX, videoEmbed } from '@touchline/contracts/exercise-video';
import { videoTexts } from '../../texts/video-texts.js';

/** Why a typed address cannot be saved; null when it can. The server refuses the same ones. */
export function videoProblem(address: string): string | null {
  if (address === '') return videoTexts.addressMissing;
  if (address.length > VIDEO_URL_MAX) return videoTexts.addressTooLong;
  return videoEmbed(address) === null ? videoTexts.addressRefused : null;
}
