/** `Coach Kim Lee`; without a name when the coach no longer exists. */
export const coachName = (name: string | null): string => (name === null ? 'Your coach' : `Coach ${name}`);
