import { VIDEO_PARAM } from './video/video-param.js';

/** The address parameter with the exercise whose info is open over the picker. */
export const ABOUT_PARAM = 'about';
/** All address parameters of the picker; each is a step for Back. */
export const PICKER_PARAMS: readonly string[] = [ABOUT_PARAM, VIDEO_PARAM];
