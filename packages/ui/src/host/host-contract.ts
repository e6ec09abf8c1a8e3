/**
 * The contract between shell and areas. An area states the range it was built for, the shell refuses one that does not fit
 * before it downloads anything. Add: minor. Remove or change: major.
 */
export const HOST_CONTRACT = '2.4.0';
