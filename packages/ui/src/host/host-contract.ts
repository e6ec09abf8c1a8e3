/**
 * Version of the contract between shell and areas. An area states the range it was built for; the shell refuses one
 * that does not fit before it downloads anything. An added export is a minor step, a removed or changed one a major
 * step. The shell speaks earlier majors through an adapter each (`earlier-contracts.ts`).
 */
export const HOST_CONTRACT: string = '3.1.0';
