/** The address parameter that says that the form of the open exercise's video is open. */
export const VIDEO_PARAM = 'video';
