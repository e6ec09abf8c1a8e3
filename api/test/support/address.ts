/** Where a test app is reached. */
export const HOST = 'club.test';
export const ORIGIN = `http://${HOST}`;
